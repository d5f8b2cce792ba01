export { autoRestartForm as form } from '@/store/project/instance-settings/auto-restart.form'
export { groupActions as actions } from '@/store/project/instance-settings/groups'
export { instanceViewPoll as poll } from '@/store/project/instance/poll'
export { SettingsTab as View } from './SettingsTab'
