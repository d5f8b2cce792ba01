export { sshKeyCreateForm as form } from '@/store/settings/ssh-keys/create.form'
export { SshKeyCreateModal as View } from './SshKeyCreateModal'
