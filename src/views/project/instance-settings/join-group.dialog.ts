export { groupJoinForm as form } from '@/store/project/instance-settings/join-group.form'
export { JoinGroupModal as View } from './JoinGroupModal'
