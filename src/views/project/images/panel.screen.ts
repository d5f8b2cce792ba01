export { selectProjectImageActions as actions } from '@/store/project/images/panel'
export { ProjectImagePanel as View } from './ProjectImagePanel'
