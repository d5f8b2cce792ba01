/** Names of parameters that carry a credential. Not `page_token`, which is a page's cursor. */
const NAME =
  /^(?:access|api|auth|bearer|client|id|jwt|private|refresh|secret|security|session|xamz)*(?:(?:access|api|private|secret)key|auth|authorization|credentials?|jwt|passw(?:or)?d|pwd|secret|sig|signature|token)$/

const isName = (name: string): boolean => NAME.test(name.toLowerCase().replace(/[-_]/g, ''))

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Span = readonly [start: number, end: number]

/** The end of the characters from `start` on that are not in the class of `end`, a sticky expression. */
const endOf = (text: string, start: number, rest: RegExp): number => {
  rest.lastIndex = start
  rest.exec(text)
  return rest.lastIndex
}

/** The user info of URLs, and the values of parameters with the names above. Takes linear time. */
const spansIn = (text: string): readonly Span[] => {
  const spans: Span[] = []
  for (const { 0: scheme, index } of text.matchAll(/[a-z\d+.-]:\/+/gi)) {
    const start = index + scheme.length
    const at = text.slice(start, endOf(text, start, /[^\s/?#]*/y)).lastIndexOf('@')
    if (at > 0) spans.push([start, start + at])
  }
  const name = /[?&#;]([^?&#;=\s]*)=/g
  for (let found = name.exec(text); found; found = name.exec(text)) {
    if (!isName(found[1] ?? '')) continue
    const start = name.lastIndex
    name.lastIndex = endOf(text, start, /[^\s&#;]*/y)
    if (name.lastIndex > start) spans.push([start, name.lastIndex])
  }
  // A parameter may begin inside of user info.
  return spans.toSorted(([a], [b]) => a - b)
}

/** The credentials in the URLs of a text, both as written and decoded. */
export const findCredentials = (text: string): string[] =>
  spansIn(text)
    .map(span => text.slice(...span))
    .flatMap(found => [found, found.slice(found.indexOf(':') + 1)])
    .flatMap(found => [found, decoded(found)])

/** Replaces the credentials in the URLs of a text. */
export const redactCredentials = (text: string, instead: string): string => {
  let kept = ''
  let done = 0
  for (const [start, end] of spansIn(text)) {
    if (start >= done) kept += text.slice(done, start) + instead
    done = Math.max(done, end)
  }
  return kept + text.slice(done)
}

const cleaned = (query: string, clean: (value: string) => string): string =>
  query
    .split('&')
    .flatMap(part => {
      const [name = '', ...rest] = part.split('=')
      if (isName(decoded(name))) return []
      const value = decoded(rest.join('='))
      const kept = clean(value)
      return kept === value ? [part] : [`${name}=${encodeURIComponent(kept)}`]
    })
    .join('&')

const cleanedAddress = (address: string): string => {
  const [path = '', ...query] = address.split('?')
  const kept = cleaned(query.join('?'), value => value)
  return kept === '' ? path : `${path}?${kept}`
}

/**
 * Removes parameters that carry a credential from a query string or fragment (with its `?` or `#`),
 * also from URLs nested in a parameter such as `redirect_uri`.
 */
export const stripCredentials = (part: string): string => {
  const kept = cleaned(part.slice(1), value =>
    value.includes('?') ? cleanedAddress(value) : value,
  )
  return kept === '' ? '' : part.slice(0, 1) + kept
}
