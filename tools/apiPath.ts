// Which paths the development server passes on to the API. A pattern, since the client's modules in api/ have paths that begin
// like the API's.

/** For Vite's proxy, where a key that begins with ^ is a regular expression. */
export const API_PATH = '^/api/(?!.*\\.ts(\\?|$))';
