import type { CertificateWarningEvent } from '@/machines/certificate-warning/certificate-warning.machine'
import { eventOf } from '@/store/setup/event'

const event = eventOf<CertificateWarningEvent>({ isLoggable: true })

export const warningFound = event('certificateWarning/found')
export const warningNotFound = event('certificateWarning/notFound')
export const warningDismissed = event('certificateWarning/dismissed')
