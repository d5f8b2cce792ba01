export { selectSiloImagesActions as actions } from '@/store/silo/images/panel'
export { SiloImagesView as View } from './SiloImagesView'
