// The brand's logo: which address of one may be shown.

/**
 * The logo's address if it may be shown: https, our own origin, or a small data URL.
 * undefined for anything else; a brand's address is not trusted.
 */
export function safeLogo(logo: string, origin: string): string | undefined {
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(logo)) return logo;
  try {
    const { protocol, origin: from, href, username } = new URL(logo, origin);
    const wanted = logo !== '' && username === '' && (protocol === 'https:' || from === origin);
    return wanted ? href : undefined;
  } catch {
    return undefined;
  }
}
