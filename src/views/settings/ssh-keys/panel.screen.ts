export { selectSshKeyActions as actions } from '@/store/settings/ssh-keys/panel'
export { SshKeyPanel as View } from './SshKeyPanel'
