export { IdentityProviderPanel as View } from './IdentityProviderPanel'
