export { ProjectImagesView as View } from './ProjectImagesView'
