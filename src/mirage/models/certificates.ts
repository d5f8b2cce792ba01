import type { Certificate } from '@/api/generated/types'
import type { Stored } from './stored'

export type CertificateRecord = Stored<Certificate> & { readonly siloId: string }
