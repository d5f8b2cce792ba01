export { localUserPasswordForm as form } from '@/store/system/silo-users/password.form'
export { LocalUserPasswordModal as View } from './LocalUserPasswordModal'
