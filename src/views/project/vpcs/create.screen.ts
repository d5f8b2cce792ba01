export { vpcCreateForm as form } from '@/store/project/vpcs/create.form'
export { VpcCreateView as View } from './VpcCreateView'
