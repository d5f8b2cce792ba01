import { selectInstanceActions } from '@/store/project/instances/header'

export { InstanceView as View } from './InstanceView'
export const actions = [selectInstanceActions]
