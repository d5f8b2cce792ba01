import { watchCredentialFiles } from '@/store/system/credential-files.saga'
import { certificateAddForm } from '@/store/system/silos/add-certificate.form'

export { siloCreateForm as form } from '@/store/system/silos/create.form'
export { SiloCreateView as View } from './SiloCreateView'
// The form of a certificate stands over this screen and nowhere else.
export const sagas = [watchCredentialFiles(certificateAddForm.name, ['cert', 'key'])]
