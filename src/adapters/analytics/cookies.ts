// The app has no cookies: those of its host are from scripts of others.

/** The consent platform keeps the refusal itself. */
const KEPT = /consent|cmp|privacy|tcf|optanon|didomi/i;

/** Removes those that a page may see, but for the consent platform's. */
export function forgetCookies(page: Pick<Document, 'cookie'>, host: string): void {
  const names = page.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const labels = host.split('.');
  // a script may have set them for the site above
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((known) => known !== '' && !KEPT.test(known)))
    for (const domain of ['', ...domains]) page.cookie = `${name}=; max-age=0; path=/${domain}`;
}
