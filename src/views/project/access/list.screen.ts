import { watchRoleChanges } from '@/store/access/change.saga'

export { selectAccessActions as actions } from '@/store/access/rows'
export { ProjectAccessView as View } from './ProjectAccessView'
export const sagas = [watchRoleChanges]
