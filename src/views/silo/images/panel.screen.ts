export { selectSiloImageActions as actions } from '@/store/silo/images/panel'
export { SiloImagePanel as View } from './SiloImagePanel'
