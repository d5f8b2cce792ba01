import { z } from 'zod'
import { ResultsPage } from './common'
import { time, uuid } from './scalars'

export const TypedUuidForSupportBundleKind = uuid
export type TypedUuidForSupportBundleKind = z.infer<typeof TypedUuidForSupportBundleKind>

export const SupportBundleState = z.enum(['collecting', 'destroying', 'failed', 'active'])
export type SupportBundleState = z.infer<typeof SupportBundleState>

/** Collected logs and state, for support. */
export const SupportBundleInfo = z.object({
  id: TypedUuidForSupportBundleKind,
  reasonForCreation: z.string(),
  reasonForFailure: z.string().nullish(),
  state: SupportBundleState,
  timeCreated: time,
})
export type SupportBundleInfo = z.infer<typeof SupportBundleInfo>

export const SupportBundleInfoResultsPage = ResultsPage(SupportBundleInfo)
export type SupportBundleInfoResultsPage = ResultsPage<SupportBundleInfo>
