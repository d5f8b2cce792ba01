import { watchRoleChanges } from '@/store/access/change.saga'

export { selectAccessActions as actions } from '@/store/access/access'
export { SiloAccessView as View } from './SiloAccessView'
export const sagas = [watchRoleChanges]
