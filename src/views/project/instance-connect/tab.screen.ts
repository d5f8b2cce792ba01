export { instanceViewPoll as poll } from '@/store/project/instance/poll'
export { ConnectTab as View } from './ConnectTab'
