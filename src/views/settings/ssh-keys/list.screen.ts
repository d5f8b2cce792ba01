export { SshKeysView as View } from './SshKeysView'
