export { projectCreateForm as form } from '@/store/silo/projects/create.form'
export { ProjectCreateView as View } from './ProjectCreateView'
