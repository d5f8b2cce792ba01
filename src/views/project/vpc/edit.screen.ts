export { vpcEditForm as form } from '@/store/project/vpcs/edit.form'
export { VpcEditView as View } from './VpcEditView'
