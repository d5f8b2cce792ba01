import { watchRecordings } from '@/store/recordings/saga'

export { selectPaletteActions as actions } from '@/store/recordings/actions'
export { machines } from '@/store/recordings/machines'
export { RecordingView as View } from './RecordingView'
export const sagas = [watchRecordings]
