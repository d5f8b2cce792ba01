export { ProfileView as View } from './ProfileView'
