export { subnetEditForm as form } from '@/store/project/subnets/edit.form'
export { SubnetEditView as View } from './SubnetEditView'
