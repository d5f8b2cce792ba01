import { watchPlayer } from '@/store/replay/player/session.saga'

export { machines } from '@/store/replay/player/machines'
export { PlayerView as View } from './PlayerView'
export const sagas = [watchPlayer]
