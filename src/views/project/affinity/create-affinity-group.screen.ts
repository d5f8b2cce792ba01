export { affinityGroupCreateForm as form } from '@/store/project/affinity/create.form'
export { AffinityGroupCreateView as View } from './GroupCreateView'
