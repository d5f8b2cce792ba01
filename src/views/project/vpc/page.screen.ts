import { selectVpcActions } from '@/store/project/vpcs/header'

export { VpcView as View } from './VpcView'
export const actions = [selectVpcActions]
