export { ProjectsView as View } from './ProjectsView'
