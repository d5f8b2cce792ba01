import type { AffinityMemberRecord, InstanceRecord } from '../models/records'
import type { SledRecord } from '../models/system-records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { Table } from '../server/table'
import type { BackendState } from '../server/backend-state'
import { requireOwnVpc } from './firewall-rules'
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

/** The part number of the sleds with Turin processors. All others have Milan ones. */
const TURIN_PART = '913-0000023'

/** The share of a sled’s memory that instances can have. */
const MEMORY_SHARE = 0.84

const runsPlatform = ({ baseboard }: SledRecord, { cpuPlatform }: InstanceRecord): boolean =>
  !cpuPlatform?.startsWith('amd_turin') || baseboard.part === TURIN_PART

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((total, row) => total + amount(row), 0)

const coresInUse = (db: Db, { id }: SledRecord): number =>
  sum(db.instances.by('sled', id), ({ ncpus }) => ncpus)

/** Whether a sled takes new instances, and has room and the processor for this one. */
const canTake = (db: Db, sled: SledRecord, instance: InstanceRecord): boolean => {
  const { policy, state, usableHardwareThreads, usablePhysicalRam } = sled
  const others = db.instances.by('sled', sled.id).filter(({ id }) => id !== instance.id)
  return (
    state === 'active' &&
    policy.kind === 'in_service' &&
    policy.provisionPolicy === 'provisionable' &&
    runsPlatform(sled, instance) &&
    sum(others, ({ ncpus }) => ncpus) + instance.ncpus <= usableHardwareThreads &&
    sum(others, ({ memory }) => memory) + instance.memory <= MEMORY_SHARE * usablePhysicalRam
  )
}

/** The local disks that are attached to an instance. */
const localDisksOf = (db: Db, { id, projectId }: InstanceRecord) =>
  db.disks
    .in(projectId)
    .filter(
      ({ diskType, state }) => diskType === 'local' && 'instance' in state && state.instance === id,
    )

const FAILED = 'Failed to place instance: '

/** The sleds with room that strict groups allow. */
const allowedSleds = (
  sleds: readonly SledRecord[],
  constraints: readonly GroupConstraint[],
): readonly SledRecord[] => {
  const strict = constraints.filter(constraint => constraint.strict)
  const required = new Set(
    strict.filter(constraint => constraint.attracts).map(constraint => constraint.sledId),
  )
  const forbidden = new Set(
    strict.filter(constraint => !constraint.attracts).map(constraint => constraint.sledId),
  )
  if (required.size > 1) {
    fail.invalidRequest(
      `${FAILED}This instance belongs to an affinity group that requires it be placed on more than one sled.`,
    )
  }
  if ([...required].some(id => forbidden.has(id))) {
    fail.invalidRequest(
      `${FAILED}This instance belongs to an affinity group that requires it to be placed on a sled, but also belongs to an anti-affinity group that prevents it from being placed on that sled.`,
    )
  }
  if (required.size === 0) return sleds.filter(({ id }) => !forbidden.has(id))
  const found = sleds.filter(({ id }) => required.has(id))
  return found.length > 0
    ? found
    : fail.insufficientCapacity(
        `${FAILED}This instance must be placed on a specific sled to co-locate it with another instance in its affinity group, but that sled cannot currently accept this instance.`,
      )
}

/** How much lenient groups disfavor a sled; lower is better. */
const penalty = ({ id }: SledRecord, constraints: readonly GroupConstraint[]): number =>
  constraints
    .filter(({ sledId, strict }) => sledId === id && !strict)
    .reduce((total, { attracts }) => total + (attracts ? -1 : 1), 0)

/**
 * Chooses a sled for an instance that is about to start, within the silo's quotas and its groups'
 * rules. Responds with 507 if there is none, 400 if the groups contradict each other or the sled
 * cannot be given the rules of the instance's VPC. Prefers what lenient groups want, then the least
 * used sled, where the server chooses at random. A local disk stays on the first sled that it was
 * used on.
 */
export const reserve = ({ db }: BackendState, instance: InstanceRecord): string => {
  const { id, ncpus, memory, projectId } = instance
  requireQuota(db, projectId, { cpus: ncpus, memory })
  const constraints = [
    ...constraintsOf(db, id, db.affinityMembers, db.affinityGroups, true),
    ...constraintsOf(db, id, db.antiAffinityMembers, db.antiAffinityGroups, false),
  ]
  const localDisks = localDisksOf(db, instance)
  const viable = db.sleds
    .in('')
    .filter(
      sled =>
        canTake(db, sled, instance) &&
        localDisks.every(({ localTo }) => localTo === undefined || localTo === sled.id),
    )
  const [best] = allowedSleds(viable, constraints).toSorted(
    (a, b) =>
      penalty(a, constraints) - penalty(b, constraints) || coresInUse(db, a) - coresInUse(db, b),
  )
  if (!best) {
    return fail.insufficientCapacity(
      `${FAILED}Could not find any valid sled on which this instance can be placed`,
    )
  }
  requireOwnVpc(db, id)
  for (const disk of localDisks) db.disks.update(disk.id, { localTo: best.id })
  return best.id
}
