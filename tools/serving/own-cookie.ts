const nameOf = (part: string) => part.split('=', 1)[0]!.trim().toLowerCase()

/**
 * Whether browsers keep a cookie only over HTTPS: because of its name, or because it is sent to
 * other sites.
 */
const needsTls = (cookie: string, attributes: readonly string[]) =>
  /^__(secure|host|http)-/i.test(cookie) ||
  attributes.some(text => nameOf(text) === 'partitioned' || /^samesite\s*=\s*none$/i.test(text))

/**
 * Rewrites a cookie of the API so that the browser keeps it for this host: without a domain and,
 * over plain HTTP, without `Secure`. Returns null if no browser would keep it.
 */
export const asOwnCookie = (cookie: string, isPrivate: boolean): string | null => {
  const [value = '', ...attributes] = cookie.split(';').map(part => part.trim())
  if (!isPrivate && needsTls(value, attributes)) return null
  const dropped = isPrivate ? ['domain', ''] : ['domain', 'secure', '']
  return [value, ...attributes.filter(text => !dropped.includes(nameOf(text)))].join('; ')
}
