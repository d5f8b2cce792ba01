import { z } from 'zod'
import { ResultsPage, identityCreate, identityMetadata } from './common'
import { text, uuid } from './scalars'

/** A user's public key. */
export const SshKey = z.object({
  ...identityMetadata,
  publicKey: z.string(),
  siloUserId: uuid,
})
export type SshKey = z.infer<typeof SshKey>

export const SshKeyResultsPage = ResultsPage(SshKey)
export type SshKeyResultsPage = ResultsPage<SshKey>

export const SshKeyCreate = z.object({ ...identityCreate, publicKey: text })
export type SshKeyCreate = z.infer<typeof SshKeyCreate>
