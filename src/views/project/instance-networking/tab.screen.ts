export { instanceViewPoll as poll } from '@/store/project/instance/poll'
export { NetworkingTab as View } from './NetworkingTab'
