const nameOf = (part: string) => part.split('=', 1)[0]!.trim().toLowerCase()

/** What browsers keep from HTTPS alone: some names, and what goes along to other sites. */
const needsTls = (cookie: string, attributes: readonly string[]) =>
  /^__(secure|host|http)-/i.test(cookie) ||
  attributes.some(text => nameOf(text) === 'partitioned' || /^samesite\s*=\s*none$/i.test(text))

/**
 * A cookie of the API as the browser must get it to keep it for this host: not for a domain, and
 * over plain HTTP not as `Secure`. Null where no browser would keep it.
 */
export const asOwnCookie = (cookie: string, isPrivate: boolean): string | null => {
  const [value = '', ...attributes] = cookie.split(';').map(part => part.trim())
  if (!isPrivate && needsTls(value, attributes)) return null
  const dropped = isPrivate ? ['domain', ''] : ['domain', 'secure', '']
  return [value, ...attributes.filter(text => !dropped.includes(nameOf(text)))].join('; ')
}
