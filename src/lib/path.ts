import { readUrl } from './url'

/** A base no address of this console can have. */
const NOWHERE = 'http://nowhere.invalid'

/** Control characters: parsers drop some of them unseen, and none may stand in a header. */
const CONTROL = /[^ -~\u0080-\uffff]/

/**
 * The path on this origin that a text leads to, as the browser's own parser reads it after all its
 * tricks, and encoded as it goes into a header; null for what leads elsewhere: `//evil` and `/\evil`
 * are other hosts. What somebody else wrote, such as a `redirect_uri`, is followed only through this.
 */
export const localPath = (text: string): string | null => {
  const url = text.startsWith('/') && !CONTROL.test(text) ? readUrl(text, NOWHERE) : null
  if (url?.origin !== NOWHERE || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** The path when it is safe to follow, else the fallback. */
export const localPathOr = (text: string | null | undefined, fallback: string): string =>
  localPath(text ?? '') ?? fallback

/** Where one signs in: the API's own page on a rack, which knows the silo. */
export const LOGIN_PATH = '/login'

/** Where a lost session goes, to come back to the same path and query afterwards. */
export const loginUrl = (path: string, search: string): string =>
  `${LOGIN_PATH}?redirect_uri=${encodeURIComponent(path + search)}`
