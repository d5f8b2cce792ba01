/** The domain used if the console's host contains no `.sys.`. */
export const PLACEHOLDER = 'placeholder'

/** The domain of the rack: the part of the console's host name after `.sys.`. */
export const domainOf = (origin: string): string => {
  const host = origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '')
  const at = host.indexOf('.sys.')
  return at === -1 ? PLACEHOLDER : host.slice(at + '.sys.'.length)
}

/** The origin of a silo's own addresses, on the rack that the console at `origin` belongs to. */
export const siloOrigin = (origin: string, silo: string): string =>
  `https://${silo}.sys.${domainOf(origin)}`

/** The login path of a provider. */
export const loginPath = (silo: string, provider: string): string =>
  `/login/${silo}/saml/${provider}`

/** The default URL to which an identity provider sends its responses. */
export const standardAcsUrl = (origin: string, silo: string, provider: string): string =>
  siloOrigin(origin, silo) + loginPath(silo, provider)
