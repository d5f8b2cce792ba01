/** A base no address of this console can have. */
const NOWHERE = 'http://nowhere.invalid'

/**
 * True for a path on this origin, judged by the browser's own parser after all its tricks: it
 * reads `//evil` and `/\evil` as another host, and drops tabs and newlines before it looks.
 * A `redirect_uri` is followed only when this holds.
 */
export const isLocalPath = (text: string): boolean => {
  if (!text.startsWith('/') || !URL.canParse(text, NOWHERE)) return false
  const url = new URL(text, NOWHERE)
  return url.origin === NOWHERE && !url.pathname.startsWith('//')
}

/** The path when it is safe to follow, else the fallback. */
export const localPathOr = (text: string | null | undefined, fallback: string): string =>
  text && isLocalPath(text) ? text : fallback

/** Where one signs in: the API's own page on a rack, which knows the silo. */
export const LOGIN_PATH = '/login'

/** Where a lost session goes, to come back to the same path and query afterwards. */
export const loginUrl = (path: string, search: string): string =>
  `${LOGIN_PATH}?redirect_uri=${encodeURIComponent(path + search)}`
