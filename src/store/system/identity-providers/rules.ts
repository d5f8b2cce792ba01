/** The domain used if the console's host contains no `.sys.`. */
const PLACEHOLDER = 'placeholder'

/** The domain of the rack: the part of the console's host name after `.sys.`. */
export const domainOf = (host: string): string => {
  const at = host.indexOf('.sys.')
  return at === -1 ? PLACEHOLDER : host.slice(at + '.sys.'.length)
}

const hostOf = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '')

/** The login path of a provider. */
export const loginPath = (silo: string, provider: string): string =>
  `/login/${silo}/saml/${provider}`

/** The default URL to which an identity provider sends its responses. */
export const standardAcsUrl = (origin: string, silo: string, provider: string): string =>
  `https://${silo}.sys.${domainOf(hostOf(origin))}${loginPath(silo, provider)}`
