import type { SiloIdentityMode } from '@/api/generated/types'
import type { FileValue } from '@/store/forms/definition'
import type { QuotaValues } from './rules'

/** A TLS certificate that a new silo gets. Its files are read when the silo is created. */
export interface CertificateEntry {
  name: string
  description: string
  /** The chain in PEM. */
  cert: FileValue
  /** Its private key in PEM. */
  key: FileValue
}

/** A role that means the same on the silo and on the fleet. */
export type MappedRole = 'admin' | 'viewer'

export interface SiloCreateValues extends QuotaValues {
  name: string
  description: string
  discoverable: boolean
  identityMode: SiloIdentityMode
  /** Empty for none. */
  adminGroupName: string
  mappedRoles: readonly string[]
  tlsCertificates: readonly CertificateEntry[]
}
