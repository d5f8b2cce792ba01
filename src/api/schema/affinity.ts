import { z } from 'zod'
import { Name, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { InstanceState, TypedUuidForInstanceKind } from './instances'
import { uuid } from './scalars'

/** What counts as being together. */
export const FailureDomain = z.enum(['sled'])
export type FailureDomain = z.infer<typeof FailureDomain>

/** What happens when the constraint cannot be met. */
export const AffinityPolicy = z.enum(['allow', 'fail'])
export type AffinityPolicy = z.infer<typeof AffinityPolicy>

/** Instances to keep together. */
export const AffinityGroup = z.object({
  ...identityMetadata,
  failureDomain: FailureDomain,
  policy: AffinityPolicy,
  projectId: uuid,
})
export type AffinityGroup = z.infer<typeof AffinityGroup>

export const AffinityGroupResultsPage = ResultsPage(AffinityGroup)
export type AffinityGroupResultsPage = ResultsPage<AffinityGroup>

export const AffinityGroupCreate = z.object({
  ...identityCreate,
  failureDomain: FailureDomain,
  policy: AffinityPolicy,
})
export type AffinityGroupCreate = z.infer<typeof AffinityGroupCreate>

export const AffinityGroupUpdate = z.object({ ...identityUpdate })
export type AffinityGroupUpdate = z.infer<typeof AffinityGroupUpdate>

/** An instance of the group. */
export const AffinityGroupMember = z.object({
  type: z.literal('instance'),
  value: z.object({ id: TypedUuidForInstanceKind, name: Name, runState: InstanceState }),
})
export type AffinityGroupMember = z.infer<typeof AffinityGroupMember>

export const AffinityGroupMemberResultsPage = ResultsPage(AffinityGroupMember)
export type AffinityGroupMemberResultsPage = ResultsPage<AffinityGroupMember>

/** Instances to keep apart. */
export const AntiAffinityGroup = z.object({
  ...identityMetadata,
  failureDomain: FailureDomain,
  policy: AffinityPolicy,
  projectId: uuid,
})
export type AntiAffinityGroup = z.infer<typeof AntiAffinityGroup>

export const AntiAffinityGroupResultsPage = ResultsPage(AntiAffinityGroup)
export type AntiAffinityGroupResultsPage = ResultsPage<AntiAffinityGroup>

export const AntiAffinityGroupCreate = z.object({
  ...identityCreate,
  failureDomain: FailureDomain,
  policy: AffinityPolicy,
})
export type AntiAffinityGroupCreate = z.infer<typeof AntiAffinityGroupCreate>

export const AntiAffinityGroupUpdate = z.object({ ...identityUpdate })
export type AntiAffinityGroupUpdate = z.infer<typeof AntiAffinityGroupUpdate>

/** An instance of the group. */
export const AntiAffinityGroupMember = z.object({
  type: z.literal('instance'),
  value: z.object({ id: TypedUuidForInstanceKind, name: Name, runState: InstanceState }),
})
export type AntiAffinityGroupMember = z.infer<typeof AntiAffinityGroupMember>

export const AntiAffinityGroupMemberResultsPage = ResultsPage(AntiAffinityGroupMember)
export type AntiAffinityGroupMemberResultsPage = ResultsPage<AntiAffinityGroupMember>
