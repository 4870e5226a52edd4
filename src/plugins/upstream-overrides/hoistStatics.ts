/** Statics of components that React reads, and of any function. */
const OWN = new Set(
  "arguments arity caller callee childContextTypes compare contextType contextTypes defaultProps displayName getDefaultProps getDerivedStateFromError getDerivedStateFromProps length mixins name propTypes prototype type".split(
    " ",
  ),
);

/** Copies the statics of a component that are neither React's nor JavaScript's to the component that wraps it. */
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(source)).filter(
    ([key]) => !OWN.has(key) && !Object.hasOwn(target, key),
  );
  return Object.defineProperties(target, Object.fromEntries(descriptors));
}
