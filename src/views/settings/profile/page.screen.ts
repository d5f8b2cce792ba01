import { watchRecordings } from '@/store/recordings/saga'

export { machines } from '@/store/recordings/machines'
export { ProfileView as View } from './ProfileView'
export const sagas = [watchRecordings]
