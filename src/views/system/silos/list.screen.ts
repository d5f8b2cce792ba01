export { SilosView as View } from './SilosView'
