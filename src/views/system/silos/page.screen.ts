import { selectSiloPartsActions } from '@/store/system/parts'
import { selectSiloActions } from '@/store/system/silos/header'

export { SiloView as View } from './SiloView'
export const actions = [selectSiloActions, selectSiloPartsActions]
