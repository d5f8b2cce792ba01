export { ephemeralIpAttachForm as form } from '@/store/project/external-ips/attach-ephemeral.form'
export { EphemeralIpAttachModal as View } from './EphemeralIpAttachModal'
