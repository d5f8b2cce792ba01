export { RacksView as View } from './RacksView'
