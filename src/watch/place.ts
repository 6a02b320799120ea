// Where the view is, and so where its links out of it lead.

/** The path of this page. An address that begins with two slashes would lead to another site. */
export const pathHere = ({ pathname }: Pick<Location, 'pathname'> = window.location): string =>
  pathname.replace(/^\/+/, '/');
