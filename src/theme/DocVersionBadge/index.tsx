/** The docs have one version, so no page says which one it belongs to. */
export default function DocVersionBadge(): null {
  return null;
}
