export { selectSiloImagesActions as actions } from '@/store/silo/images/actions'
export { SiloImagesView as View } from './SiloImagesView'
