import { selectProjectImageActions } from '@/store/project/images/panel'

export { ProjectImagePanel as View } from './ProjectImagePanel'
export const actions = [selectProjectImageActions]
