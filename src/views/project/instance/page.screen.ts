export { selectInstanceActions as actions } from '@/store/project/instances/header'
export { InstanceView as View } from './InstanceView'
