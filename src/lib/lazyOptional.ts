import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * Creates an optional component. It is loaded when it is first rendered, and the page works without it.
 *
 * @param load imports its module
 * @param warning logged if that fails
 * @param Fallback rendered in its place if that fails; nothing by default
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  warning: string,
  Fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn(warning, error);
      return { default: Fallback };
    }),
  );
}
