export { localUserCreateForm as form } from '@/store/system/silo-users/create.form'
export { LocalUserCreateView as View } from './LocalUserCreateView'
