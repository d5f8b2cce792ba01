import type { IpVersion, MulticastGroup, MulticastGroupJoinSpec } from '@/api/generated/types'
import { parseIp } from '@/lib/ip'
import { isUuid } from '@/lib/name-or-id'
import type { InstanceRecord, MulticastGroupRecord, MulticastMemberRecord } from '../models/records'
import type { IpPoolRecord } from '../models/system-records'
import type { Context } from '../server/access'
import type { BackendState } from '../server/backend-state'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'
import { addressKind, addressesInUse } from './pool-addresses'
import { canonicalIp, lowestFree, spanContains } from './addresses'
import { newIdentity } from './identity'
import { spansOf } from './pool-choice'

const MAX_SOURCES = 64
const MAX_GROUPS = 32
/** How long joining takes, in milliseconds. */
const JOIN_TIME = 3_000

const key = (id: string) => `multicast-member/${id}`

/** A group with the sources of its members. */
export const viewGroup = (db: Db, group: MulticastGroupRecord): MulticastGroup => {
  const members = db.multicastMembers.in(group.id)
  return {
    ...group,
    hasAnySourceMember: members.some(({ sourceIps }) => sourceIps.length === 0),
    sourceIps: [...new Set(members.flatMap(({ sourceIps }) => sourceIps))].sort(),
  }
}

/** A group by ID, address or name. */
const findGroup = (
  { multicastGroups }: Db,
  identifier: string,
): MulticastGroupRecord | undefined => {
  if (isUuid(identifier)) return multicastGroups.get(identifier)
  const address = canonicalIp(identifier)
  return (
    multicastGroups.named('', identifier) ??
    multicastGroups.in('').find(({ multicastIp }) => multicastIp === address)
  )
}

export const groupOf = (db: Db, identifier: string): MulticastGroupRecord =>
  findGroup(db, identifier) ?? fail.notFound('multicast-group', identifier)

const poolsOfSilo = ({ backendState: { db }, caller }: Context, onlyDefault: boolean) =>
  db.ipPoolSilos
    .by('silo', caller.user.siloId)
    .filter(({ isDefault }) => isDefault || !onlyDefault)
    .map(({ ipPoolId }) => db.ipPools.get(ipPoolId) ?? fail.internal())
    .filter(({ poolType }) => poolType === 'multicast')

const defaultPool = (context: Context, version: IpVersion | null | undefined): IpPoolRecord => {
  const [pool, ...others] = poolsOfSilo(context, true).filter(
    ({ ipVersion }) => !version || ipVersion === version,
  )
  if (others.length > 0) {
    fail.invalidRequest('the silo has several default multicast pools: specify the IP version')
  }
  return pool ?? fail.absent('default multicast IP pool for current silo')
}

interface Place {
  readonly ipPoolId: string
  readonly multicastIp: string
}

/** The address of a new group: the one given, or the lowest free one of a default pool. */
const placeOf = (context: Context, { group, ipVersion }: MulticastGroupJoinSpec): Place => {
  const { db } = context.backendState
  const ip = parseIp(group)
  if (!ip) {
    const { id } = defaultPool(context, ipVersion)
    const multicastIp = lowestFree(spansOf(db, id), addressesInUse(db, id))
    return multicastIp
      ? { ipPoolId: id, multicastIp }
      : fail.insufficientCapacity('No multicast addresses available')
  }
  const pool = poolsOfSilo(context, false).find(({ id }) =>
    spansOf(db, id).some(span => spanContains(span, ip)),
  )
  return pool
    ? { ipPoolId: pool.id, multicastIp: canonicalIp(group) }
    : fail.invalidRequest(
        `The multicast address ${group} is in no multicast pool linked to the current silo`,
      )
}

const nameOf = (identifier: string): string =>
  parseIp(identifier)
    ? `mcast-${canonicalIp(identifier).replaceAll(/[.:]+/g, '-').replace(/-$/, '')}`
    : identifier

const checkSources = (multicastIp: string, sources: readonly string[]): void => {
  const group = parseIp(multicastIp) ?? fail.internal()
  if (sources.length > MAX_SOURCES) {
    fail.invalidRequest(`a member may not have more than ${MAX_SOURCES} sources`)
  }
  for (const source of sources) {
    const ip = parseIp(source) ?? fail.invalidRequest(`"${source}" is not an address`)
    if (ip.version !== group.version) {
      fail.invalidRequest(`source ${source} is of another IP version than the group`)
    }
    if (addressKind(ip) !== 'unicast') fail.invalidRequest(`source ${source} is not unicast`)
  }
  if (sources.length === 0 && addressKind(group) === 'source_specific') {
    fail.invalidRequest(`the group ${multicastIp} is source-specific: sources are required`)
  }
}

const JOINING = 'Joining'

/** A member that has joined has left as long as its instance does not run. */
export const viewMember = (db: Db, member: MulticastMemberRecord): MulticastMemberRecord => {
  const isUp = db.instances.get(member.instanceId)?.runState === 'running'
  return member.state === JOINING || isUp ? member : { ...member, state: 'Left' }
}

const settle = ({ db }: BackendState, id: string): void => {
  const member = db.multicastMembers.get(id)
  if (!member) return
  db.multicastMembers.update(id, { state: 'Joined' })
  db.multicastGroups.update(member.multicastGroupId, { state: 'Active' })
}

const createGroup = (
  { backendState }: Context,
  identifier: string,
  place: Place,
): MulticastGroupRecord =>
  backendState.db.multicastGroups.insert({
    ...newIdentity(backendState, { name: nameOf(identifier), description: '' }),
    ...place,
    state: 'Creating',
  })

/** Some racks have multicast switched off; here, it is for an instance with a certain name. */
export const requireMulticast = ({ name }: InstanceRecord): void => {
  if (name === faultNames.instanceWithoutMulticast) {
    fail.invalidRequest('multicast functionality is currently disabled')
  }
}

/** Joins an instance to a group, which is created if need be. Joining again sets the sources. */
export const joinGroup = (
  context: Context,
  instance: InstanceRecord,
  spec: MulticastGroupJoinSpec,
): MulticastMemberRecord => {
  const { backendState } = context
  const { db } = backendState
  requireMulticast(instance)
  const known = findGroup(db, spec.group)
  if (!known && isUuid(spec.group)) fail.notFound('multicast-group', spec.group)
  const place = known ?? placeOf(context, spec)
  const sourceIps = [...new Set((spec.sourceIps ?? []).map(canonicalIp))]
  checkSources(place.multicastIp, sourceIps)
  const member =
    known && db.multicastMembers.in(known.id).find(({ instanceId }) => instanceId === instance.id)
  if (member) {
    return db.multicastMembers.update(member.id, { sourceIps, timeModified: backendState.now() })
  }
  if (db.multicastMembers.by('instance', instance.id).length >= MAX_GROUPS) {
    fail.invalidRequest(`an instance may not be in more than ${MAX_GROUPS} multicast groups`)
  }
  const group = known ?? createGroup(context, spec.group, place)
  const identity = newIdentity(backendState, { name: `member-${instance.id}`, description: '' })
  backendState.later(JOIN_TIME, key(identity.id), () => settle(backendState, identity.id))
  return db.multicastMembers.insert({
    ...identity,
    instanceId: instance.id,
    multicastGroupId: group.id,
    multicastIp: group.multicastIp,
    sourceIps,
    state: JOINING,
  })
}

/** Removes a member. A group without members is deleted. */
export const leaveGroup = ({ db }: BackendState, member: MulticastMemberRecord): void => {
  const groupId = member.multicastGroupId
  db.multicastMembers.remove(member.id)
  if (db.multicastMembers.in(groupId).length === 0) db.multicastGroups.remove(groupId)
}

/** Makes an instance a member of exactly these groups. */
export const replaceGroups = (
  context: Context,
  instance: InstanceRecord,
  specs: readonly MulticastGroupJoinSpec[],
): void => {
  const { backendState } = context
  const { db } = backendState
  const kept = new Set(specs.map(({ group }) => findGroup(db, group)?.id))
  for (const member of db.multicastMembers.by('instance', instance.id)) {
    if (!kept.has(member.multicastGroupId)) leaveGroup(backendState, member)
  }
  for (const spec of specs) joinGroup(context, instance, spec)
}
