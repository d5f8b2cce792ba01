import type { AffinityMemberRecord, InstanceRecord } from '../models/records'
import type { SledRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { Table } from '../server/table'
import type { BackendState } from '../server/backend-state'
import { requireQuota } from './quotas'

/** A sled that runs another member of one of the instance's groups. */
interface GroupConstraint {
  readonly sledId: string
  /** True for affinity, false for anti-affinity. */
  readonly attracts: boolean
  /** Whether the instance must not start at all rather than violate the group. */
  readonly strict: boolean
}

type Members = Pick<Table<AffinityMemberRecord, 'instance'>, 'in' | 'by'>
type Policies = Pick<Table<{ readonly id: string; readonly policy: 'allow' | 'fail' }>, 'get'>

const constraintsOf = (
  db: Db,
  id: string,
  members: Members,
  groups: Policies,
  attracts: boolean,
): GroupConstraint[] =>
  members.by('instance', id).flatMap(({ groupId }) => {
    const others = members.in(groupId).filter(({ instanceId }) => instanceId !== id)
    const strict = groups.get(groupId)?.policy === 'fail'
    return others.flatMap(({ instanceId }) => {
      const sledId = db.instances.get(instanceId)?.sledId
      return sledId ? [{ sledId, attracts, strict }] : []
    })
  })

const takesInstances = ({ policy, state }: SledRecord): boolean =>
  state === 'active' && policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable'

/** The sleds that strict groups allow. */
const allowedSleds = (
  sleds: readonly SledRecord[],
  constraints: readonly GroupConstraint[],
): SledRecord[] => {
  const strict = constraints.filter(constraint => constraint.strict)
  const required = new Set(
    strict.filter(constraint => constraint.attracts).map(constraint => constraint.sledId),
  )
  const forbidden = new Set(
    strict.filter(constraint => !constraint.attracts).map(constraint => constraint.sledId),
  )
  if (required.size > 1) {
    fail.invalidRequest('failed to place instance: its affinity groups require several sleds')
  }
  if ([...required].some(id => forbidden.has(id))) {
    fail.invalidRequest(
      'failed to place instance: its affinity and anti-affinity groups contradict each other',
    )
  }
  return sleds.filter(({ id }) => !forbidden.has(id) && (required.size === 0 || required.has(id)))
}

/** How much lenient groups disfavor a sled; lower is better. */
const penalty = ({ id }: SledRecord, constraints: readonly GroupConstraint[]): number =>
  constraints
    .filter(({ sledId, strict }) => sledId === id && !strict)
    .reduce((sum, { attracts }) => sum + (attracts ? -1 : 1), 0)

const coresInUse = (db: Db, { id }: SledRecord): number =>
  db.instances.by('sled', id).reduce((sum, { ncpus }) => sum + ncpus, 0)

/**
 * Chooses a sled for an instance that is about to start, within the silo's quotas and its groups'
 * rules. Responds with 507 if there is none, 400 if the groups contradict each other. Prefers what
 * lenient groups want, then the least used sled. Sleds are never full.
 */
export const reserve = ({ db }: BackendState, instance: InstanceRecord): string => {
  const { id, ncpus, memory, projectId } = instance
  requireQuota(db, projectId, { cpus: ncpus, memory })
  const constraints = [
    ...constraintsOf(db, id, db.affinityMembers, db.affinityGroups, true),
    ...constraintsOf(db, id, db.antiAffinityMembers, db.antiAffinityGroups, false),
  ]
  const sleds = allowedSleds(db.sleds.in('').filter(takesInstances), constraints)
  const [best] = sleds.toSorted(
    (a, b) =>
      penalty(a, constraints) - penalty(b, constraints) || coresInUse(db, a) - coresInUse(db, b),
  )
  return best?.id ?? fail.insufficientCapacity('failed to place instance: no sled can take it')
}
