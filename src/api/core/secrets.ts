/** Keys under which calls send what nobody may read over a shoulder or find in a bug report. */
const SECRET_KEYS: ReadonlySet<string> = new Set([
  'deviceCode',
  'key',
  'md5AuthKey',
  'password',
  'privateKey',
  'userCode',
  'userData',
  'value',
])

const HIDDEN = '•'

const textsIn = (body: unknown, isSecret: boolean): string[] => {
  if (typeof body === 'string') return isSecret && body !== '' ? [body] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    textsIn(value, isSecret || SECRET_KEYS.has(key)),
  )
}

/** As it stands in a message that quotes JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

/**
 * The text without the secrets of a body that was sent: what the API says of a refusal may repeat
 * them. A body that is one text is a secret as a whole.
 */
export const withoutSecrets = (text: string, body: unknown): string =>
  textsIn(body, typeof body === 'string')
    .flatMap(secret => [secret, quoted(secret)])
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
