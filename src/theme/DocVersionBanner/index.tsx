/** The docs have one version, so no page says which one it belongs to. */
export default function DocVersionBanner(): null {
  return null;
}
