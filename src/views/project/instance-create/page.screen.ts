export { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
export { InstanceCreateView as View } from './InstanceCreateView'
