export { identityProviderCreateForm as form } from '@/store/system/identity-providers/create.form'
export { IdentityProviderCreateView as View } from './IdentityProviderCreateView'
