export { memberAddForm as form } from '@/store/project/affinity-group/add-member.form'
export { AddMemberModal as View } from './AddMemberModal'
