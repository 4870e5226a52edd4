/** Renders nothing, because the docs have only one version. */
export default function DocVersionBadge(): null {
  return null;
}
