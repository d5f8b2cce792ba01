import type { Certificate } from '@/api/schema/certificates'
import type { Stored } from './stored'

export type CertificateRecord = Stored<Certificate> & { readonly siloId: string }
