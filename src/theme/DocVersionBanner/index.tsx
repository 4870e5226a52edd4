/** Renders nothing, because the docs have only one version. */
export default function DocVersionBanner(): null {
  return null;
}
