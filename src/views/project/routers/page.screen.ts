import { selectRouterActions } from '@/store/project/routers/header'

export { RouterView as View } from './RouterView'
export const actions = [selectRouterActions]
