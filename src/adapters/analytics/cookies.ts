// The app has no cookies: those of its own host are from scripts of others.

/** The consent platform keeps the refusal itself. */
const KEPT = /consent|cmp|privacy|tcf|optanon|didomi/i;

/** What tag scripts and the data partner call theirs. Anything else above our host may be the site's own, such as a sign-in. */
const MEASURING = /^(_g(a|id|at|cl)|_dc_gtm|permutive)/;

/** Removes what scripts of others have set, as far as a page may see it. */
export function forgetCookies(page: Pick<Document, 'cookie'>, host: string): void {
  const names = page.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  const labels = host.split('.');
  const above = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((known) => known !== '' && !KEPT.test(known)))
    for (const domain of ['', ...above.slice(0, MEASURING.test(name) ? undefined : 1)])
      page.cookie = `${name}=; max-age=0; path=/${domain}`;
}
