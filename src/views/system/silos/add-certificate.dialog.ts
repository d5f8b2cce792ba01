export { certificateAddForm as form } from '@/store/system/silos/add-certificate.form'
export { CertificateAddModal as View } from './CertificateAddModal'
