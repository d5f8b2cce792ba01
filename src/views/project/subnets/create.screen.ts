export { subnetCreateForm as form } from '@/store/project/subnets/create.form'
export { SubnetCreateView as View } from './SubnetCreateView'
