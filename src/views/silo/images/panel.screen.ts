import { selectSiloImageActions } from '@/store/silo/images/panel'

export { SiloImagePanel as View } from './SiloImagePanel'
export const actions = [selectSiloImageActions]
