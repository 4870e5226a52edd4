/** Returns the component as it is: only the router's `withRouter` calls this function, and nothing uses that. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
