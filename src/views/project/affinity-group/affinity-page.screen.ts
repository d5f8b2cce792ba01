import { membersActions } from '@/store/project/affinity-group/members'
import { selectGroupActions } from '@/store/project/affinity/header'

export { groupMembersPoll as poll } from '@/store/project/affinity-group/poll'
export { GroupView as View } from './GroupView'
export const actions = [selectGroupActions, ...membersActions]
