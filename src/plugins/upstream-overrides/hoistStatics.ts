/** Returns the component unchanged: only the router's `withRouter` calls this, and nothing uses `withRouter`. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
