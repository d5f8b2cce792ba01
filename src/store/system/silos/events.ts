import { formCollected } from '@/store/forms/events'
import type { CertificateEntry } from './values'

/** Name of the form that certificates are added to. */
export const SILO_CREATE = 'siloCreate'

/** The new silo gets another certificate. */
export const certificateCollected = (item: CertificateEntry) =>
  formCollected({ form: SILO_CREATE, field: 'tlsCertificates', item })
