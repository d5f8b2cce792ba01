import { z } from 'zod'
import { ResultsPage, identityCreate, identityMetadata } from './common'
import { text } from './scalars'

export const ServiceUsingCertificate = z.enum(['external_api'])
export type ServiceUsingCertificate = z.infer<typeof ServiceUsingCertificate>

/** A TLS certificate of a silo; its key is never shown. */
export const Certificate = z.object({
  ...identityMetadata,
  cert: z.string(),
  service: ServiceUsingCertificate,
})
export type Certificate = z.infer<typeof Certificate>

export const CertificateResultsPage = ResultsPage(Certificate)
export type CertificateResultsPage = ResultsPage<Certificate>

/** Certificate chain and private key in PEM. */
export const CertificateCreate = z.object({
  ...identityCreate,
  cert: text,
  key: text,
  service: ServiceUsingCertificate,
})
export type CertificateCreate = z.infer<typeof CertificateCreate>
