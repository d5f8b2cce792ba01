/** Names of parameters that carry a credential. Not `page_token`, which is a page's cursor. */
const NAME =
  '(?:(?:access|api|auth|bearer|client|id|jwt|private|refresh|secret|security|session|x-amz)[-_]?)*' +
  '(?:(?:api|access|private|secret)[-_]?key|auth|authorization|credentials?|jwt|passw(?:or)?d|pwd|secret|sig|signature|token)'

/** Matches the user info of a URL and the values of parameters with these names. */
const CREDENTIAL = new RegExp(
  String.raw`(?<=\b[a-z][a-z0-9+.-]*:/+)[^\s/?#@]+(?=@)|(?<=[?&#;]${NAME}=)[^\s&#;]+`,
  'gi',
)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The credentials in the URLs of a text, both as written and decoded. */
export const findCredentials = (text: string): string[] =>
  (text.match(CREDENTIAL) ?? [])
    .flatMap(found => [found, found.slice(found.indexOf(':') + 1)])
    .flatMap(found => [found, decoded(found)])

/** Replaces the credentials in the URLs of a text. */
export const redactCredentials = (text: string, instead: string): string =>
  text.replace(CREDENTIAL, instead)

const IS_NAME = new RegExp(`^${NAME}$`, 'i')

const cleaned = (query: string, clean: (value: string) => string): string =>
  query
    .split('&')
    .flatMap(part => {
      const [name = '', ...rest] = part.split('=')
      if (IS_NAME.test(decoded(name))) return []
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
