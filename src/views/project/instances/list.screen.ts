export { instanceListPoll as poll } from '@/store/project/instances/poll'
export { InstancesView as View } from './InstancesView'
