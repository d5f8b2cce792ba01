import { selectSledActions } from '@/store/system/sleds/header'

export { SledView as View } from './SledView'
export const actions = [selectSledActions]
