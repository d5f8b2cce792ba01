import { selectSiloImagesActions } from '@/store/silo/images/actions'

export { SiloImagesView as View } from './SiloImagesView'
export const actions = [selectSiloImagesActions]
