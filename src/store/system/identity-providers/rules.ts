/** Stands for what comes after `.sys.` where the console's own host does not say. */
const PLACEHOLDER = 'placeholder'

/** The domain of the rack, by the name of the host that the console is at: what follows `.sys.`. */
export const domainOf = (host: string): string => {
  const at = host.indexOf('.sys.')
  return at === -1 ? PLACEHOLDER : host.slice(at + '.sys.'.length)
}

const hostOf = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '')

/** The path at which users log in by way of a provider. */
export const loginPath = (silo: string, provider: string): string =>
  `/login/${silo}/saml/${provider}`

/** The address that an identity provider sends its answers to, unless another one is given. */
export const standardAcsUrl = (origin: string, silo: string, provider: string): string =>
  `https://${silo}.sys.${domainOf(hostOf(origin))}${loginPath(silo, provider)}`
