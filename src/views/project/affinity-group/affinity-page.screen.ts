export { groupMembersPoll as poll } from '@/store/project/affinity-group/poll'
export { GroupView as View } from './GroupView'
