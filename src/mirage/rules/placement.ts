import type { AffinityMemberRecord } from '../models/affinity'
import type { SledRecord } from '../models/hardware'
import type { InstanceRecord } from '../models/instances'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { Table } from '../server/table'
import type { BackendState } from '../server/backend-state'
import { requireQuota } from './quotas'

/** A sled where another member of one of the instance's groups runs. */
interface Tie {
  readonly sledId: string
  /** Affinity draws the instance there, anti-affinity keeps it away. */
  readonly draws: boolean
  /** Rather not start at all than elsewhere, or there. */
  readonly strict: boolean
}

type Members = Pick<Table<AffinityMemberRecord, 'instance'>, 'in' | 'by'>
type Policies = Pick<Table<{ readonly id: string; readonly policy: 'allow' | 'fail' }>, 'get'>

const tiesOf = (db: Db, id: string, members: Members, groups: Policies, draws: boolean): Tie[] =>
  members.by('instance', id).flatMap(({ groupId }) => {
    const others = members.in(groupId).filter(({ instanceId }) => instanceId !== id)
    const strict = groups.get(groupId)?.policy === 'fail'
    return others.flatMap(({ instanceId }) => {
      const sledId = db.instances.get(instanceId)?.sledId
      return sledId ? [{ sledId, draws, strict }] : []
    })
  })

const takesInstances = ({ policy, state }: SledRecord): boolean =>
  state === 'active' && policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable'

/** The sleds that strict groups leave to the instance. */
const allowedSleds = (sleds: readonly SledRecord[], ties: readonly Tie[]): SledRecord[] => {
  const strict = ties.filter(tie => tie.strict)
  const required = new Set(strict.filter(tie => tie.draws).map(tie => tie.sledId))
  const forbidden = new Set(strict.filter(tie => !tie.draws).map(tie => tie.sledId))
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

/** What lenient groups think of a sled: more is worse. */
const reluctance = ({ id }: SledRecord, ties: readonly Tie[]): number =>
  ties
    .filter(({ sledId, strict }) => sledId === id && !strict)
    .reduce((sum, { draws }) => sum + (draws ? -1 : 1), 0)

const coresInUse = (db: Db, { id }: SledRecord): number =>
  db.instances.by('sled', id).reduce((sum, { ncpus }) => sum + ncpus, 0)

/**
 * Finds a sled for an instance that is about to start, within the silo's quotas and as its groups
 * demand; refuses with 507, or 400 where the groups demand the impossible. Of the sleds left, what
 * lenient groups prefer comes first, then the least used. Sleds are never full.
 */
export const reserve = ({ db }: BackendState, instance: InstanceRecord): string => {
  const { id, ncpus, memory, projectId } = instance
  requireQuota(db, projectId, { cpus: ncpus, memory })
  const ties = [
    ...tiesOf(db, id, db.affinityMembers, db.affinityGroups, true),
    ...tiesOf(db, id, db.antiAffinityMembers, db.antiAffinityGroups, false),
  ]
  const sleds = allowedSleds(db.sleds.in('').filter(takesInstances), ties)
  const [best] = sleds.toSorted(
    (a, b) => reluctance(a, ties) - reluctance(b, ties) || coresInUse(db, a) - coresInUse(db, b),
  )
  return best?.id ?? fail.insufficientCapacity('failed to place instance: no sled can take it')
}
