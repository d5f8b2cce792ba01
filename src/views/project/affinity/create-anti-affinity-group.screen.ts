export { antiAffinityGroupCreateForm as form } from '@/store/project/affinity/create.form'
export { AntiAffinityGroupCreateView as View } from './GroupCreateView'
