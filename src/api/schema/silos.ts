import { z } from 'zod'
import { CertificateCreate } from './certificates'
import { ByteCount, ResultsPage, identityCreate, identityMetadata } from './common'
import { FleetRole } from './policies'
import { flag, int64, text, uniqueList, uuid } from './scalars'

/** Where a silo's users come from: a SAML provider, or a local list. */
export const SiloIdentityMode = z.enum(['saml_jit', 'local_only'])
export type SiloIdentityMode = z.infer<typeof SiloIdentityMode>

/** A tenant: its own users, projects and quotas. */
export const Silo = z.object({
  ...identityMetadata,
  discoverable: z.boolean(),
  identityMode: SiloIdentityMode,
  mappedFleetRoles: z.record(z.string(), uniqueList(FleetRole)),
})
export type Silo = z.infer<typeof Silo>

export const SiloResultsPage = ResultsPage(Silo)
export type SiloResultsPage = ResultsPage<Silo>

export const SiloQuotasCreate = z.object({
  cpus: int64,
  memory: ByteCount,
  storage: ByteCount,
})
export type SiloQuotasCreate = z.infer<typeof SiloQuotasCreate>

export const SiloCreate = z.object({
  ...identityCreate,
  adminGroupName: text.nullish(),
  discoverable: flag,
  identityMode: SiloIdentityMode,
  mappedFleetRoles: z.record(z.string(), uniqueList(FleetRole)).default({}),
  quotas: SiloQuotasCreate,
  tlsCertificates: z.array(CertificateCreate),
})
export type SiloCreate = z.input<typeof SiloCreate>

/** The most a silo may hold. */
export const SiloQuotas = z.object({
  cpus: int64,
  memory: ByteCount,
  siloId: uuid,
  storage: ByteCount,
})
export type SiloQuotas = z.infer<typeof SiloQuotas>

export const SiloQuotasResultsPage = ResultsPage(SiloQuotas)
export type SiloQuotasResultsPage = ResultsPage<SiloQuotas>

/** Only what is given changes. */
export const SiloQuotasUpdate = z.object({
  cpus: int64.nullish(),
  memory: ByteCount.nullish(),
  storage: ByteCount.nullish(),
})
export type SiloQuotasUpdate = z.infer<typeof SiloQuotasUpdate>
