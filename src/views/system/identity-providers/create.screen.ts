import { identityProviderCreateForm } from '@/store/system/identity-providers/create.form'
import { watchCredentialFiles } from '@/store/system/credential-files.saga'

export { identityProviderCreateForm as form }
export { IdentityProviderCreateView as View } from './IdentityProviderCreateView'
export const sagas = [
  watchCredentialFiles(identityProviderCreateForm.name, ['publicCert', 'privateKey']),
]
