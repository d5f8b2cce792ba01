/** The parts of an address of the console, each with its sign: `?page=2`, `#top`; empty where it has none. */
export const splitAddress = (to: string) => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return { path, search, hash }
}

/**
 * Returns null if the text is not a URL. Does not use `URL.canParse`: in Node 20, once optimized,
 * it accepts some texts that cannot be parsed.
 */
export const readUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** A base URL that no address of this console can have. */
const PLACEHOLDER_ORIGIN = 'http://nowhere.invalid'

/** Control characters: URL parsers silently drop some of them, and headers must not contain any. */
const CONTROL = /[^ -~\u0080-\uffff]/

/**
 * The path on this origin that a text refers to, parsed as the browser would and encoded for use in
 * a header. Null if it leads to another origin, as `//evil` and `/\evil` do. Untrusted paths such
 * as `redirect_uri` must go through this.
 */
export const localPath = (text: string): string | null => {
  const url = text.startsWith('/') && !CONTROL.test(text) ? readUrl(text, PLACEHOLDER_ORIGIN) : null
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The path if it is safe to follow, else the fallback. */
export const localPathOr = (text: string | null | undefined, fallback: string): string =>
  localPath(text ?? '') ?? fallback

/** The login page. On a rack the API serves it, because it knows the silo. */
export const LOGIN_PATH = '/login'

/** Where to go when the session expires; the login returns to the same path and query. */
export const loginUrl = (path: string, search: string): string =>
  `${LOGIN_PATH}?redirect_uri=${encodeURIComponent(path + search)}`
