import { watchRecordings } from '@/store/recordings/saga'

export { machines } from '@/store/recordings/machines'
export { problemReportForm as form } from '@/store/recordings/report.form'
export { ProblemReport as View } from './ProblemReport'
export const sagas = [watchRecordings]
