/** Names of parameters that carry a credential; a page's token, such as `page_token`, is none. */
const NAME =
  '(?:(?:access|api|auth|bearer|client|id|jwt|private|refresh|secret|security|session|x-amz)[-_]?)*' +
  '(?:(?:api|access|private|secret)[-_]?key|auth|authorization|credentials?|jwt|passw(?:or)?d|pwd|secret|sig|signature|token)'

/** In texts that hold URLs: who asks, before the host, and parameters of these names. */
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

/** The credentials in the URLs of a text, as they stand there and as they were meant. */
export const credentialsOf = (text: string): string[] =>
  (text.match(CREDENTIAL) ?? [])
    .flatMap(found => [found, found.slice(found.indexOf(':') + 1)])
    .flatMap(found => [found, decoded(found)])

/** The text with something else in place of the credentials in its URLs. */
export const withoutCredentials = (text: string, instead: string): string =>
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
 * A query string or a fragment, with its first sign, without parameters that carry a credential, and
 * without those of an address that a parameter holds, as `redirect_uri` does.
 */
export const partWithoutCredentials = (part: string): string => {
  const kept = cleaned(part.slice(1), value =>
    value.includes('?') ? cleanedAddress(value) : value,
  )
  return kept === '' ? '' : part.slice(0, 1) + kept
}
