import type { Query } from '@/api/operations/table'
import { KIND_NAMES } from '@/lib/kinds'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { plural } from '@/lib/text'
import { canCancelImport, type DiskStateName } from '@/machines/disk/disk.machine'
import { can, type InstanceRunState } from '@/machines/instance/instance.machine'
import type { SnapshotStateName } from '@/machines/snapshot/snapshot.machine'
import { reasonCannot as reasonDisk } from '../disks/rules'
import { reasonCannot as reasonSnapshot } from '../snapshots/rules'

/** The kinds of objects in a project, in the order in which they are deleted. */
export const THING_KINDS = [
  'instance',
  'disk',
  'snapshot',
  'image',
  'floatingIp',
  'externalSubnet',
  'affinityGroup',
  'antiAffinityGroup',
  'router',
  'gateway',
  'subnet',
  'vpc',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** What a VPC has. */
export const VPC_PARTS: readonly ThingKind[] = ['subnet', 'router', 'gateway']

/** An object in a project, as far as its deletion depends on it. */
export interface Thing {
  kind: ThingKind
  id: string
  name: string
  /** The VPC of a router, gateway or subnet. */
  vpc?: { id: string; name: string }
  /** The instance that it is attached to. */
  instanceId?: string
  state?: string
  /** Bytes of a disk, snapshot or image. */
  bytes?: number
  ncpus?: number
  /** Bytes. */
  memory?: number
  /** The address or block that it holds. */
  address?: string
}

/** A list of which not everything is known. `more`: there are more objects than are read. */
export interface Unread {
  kind: ThingKind
  why: 'pending' | 'failed' | 'refused' | 'more'
  query: Query
  vpc?: Thing['vpc']
  problem?: string
}

export interface Contents {
  things: readonly Thing[]
  unread: readonly Unread[]
}

/** What the user has chosen, by ids: what to leave, which images to keep, which imports to cancel. */
export interface Choices {
  left: ReadonlySet<string>
  kept: ReadonlySet<string>
  cancelled: ReadonlySet<string>
}

/** Why the user’s roles do not allow deleting a kind of object, or the project. */
export type Refusals = Readonly<Partial<Record<ThingKind | 'project', RichText>>>

/** An object with what is done to it. */
export interface Row {
  thing: Thing
  isTicked: boolean
  /** Whether the user may tick it: its own state and the user’s roles allow it. */
  isPossible: boolean
  /** Why it is not deleted, unless the user has unticked it. */
  reason?: RichText
}

export interface Order {
  rows: readonly Row[]
  /** Why the project itself is not deleted; undefined if it is. */
  obstacle: RichText | undefined
  /**
   * The kinds that are deleted in further rounds, because there is more of them than is read at
   * once, or because they may be used by what was not read.
   */
  later: readonly ThingKind[]
}

export const nounOf = (kind: ThingKind): string => KIND_NAMES[kind].noun

const isOfVpc = ({ kind, vpc }: Thing): boolean => kind === 'vpc' || vpc !== undefined

/** Whether the instance has to be stopped, or has to come to rest, before it can be deleted. */
export const needsStop = ({ kind, state }: Thing): boolean =>
  kind === 'instance' && !can(state as InstanceRunState, 'delete') && state !== 'destroyed'

/** Whether a disk can be deleted only after its import is cancelled. */
export const isImporting = ({ kind, state }: Thing): boolean =>
  kind === 'disk' && canCancelImport(state as DiskStateName)

/** Why the state of an object does not allow deleting it, even after what it needs. */
const reasonState = (thing: Thing, { cancelled }: Choices): RichText | undefined => {
  const { kind, id, state, instanceId } = thing
  if (kind === 'disk' && instanceId === undefined)
    return isImporting(thing)
      ? cancelled.has(id)
        ? undefined
        : rich`An import into it is not finished: cancel that first`
      : reasonDisk(state as DiskStateName, 'delete')
  return kind === 'snapshot' ? reasonSnapshot(state as SnapshotStateName, 'delete') : undefined
}

const namesOf = (kind: ThingKind): string => plural(nounOf(kind))

/** `The disks could not be read`; `The subnets of the VPC web …`. */
export const problemOf = ({ kind, vpc, why }: Unread): RichText => {
  const what = vpc
    ? rich`The ${namesOf(kind)} of the VPC ${emphasis(vpc.name)}`
    : rich`The ${namesOf(kind)}`
  switch (why) {
    case 'pending':
      return rich`${what} have not been read yet`
    case 'refused':
      return rich`${what} may not be read with your role`
    case 'failed':
      return rich`${what} could not be read`
    case 'more':
      return vpc
        ? rich`There are more ${namesOf(kind)} in the VPC ${emphasis(vpc.name)} than are read at once`
        : rich`There are more ${namesOf(kind)} than are read at once`
  }
}

const stays = ({ kind, name }: Thing): RichText =>
  rich`The ${nounOf(kind)} ${emphasis(name)} stays, and needs it`

/** The ids of the objects that have to be deleted before a thing can be. */
const needsOf = (thing: Thing, things: readonly Thing[]): readonly string[] => {
  const { kind, id, instanceId } = thing
  if (isOfVpc(thing))
    return things
      .filter(each => each.kind === 'instance' || (kind === 'vpc' && each.vpc?.id === id))
      .map(each => each.id)
  return instanceId === undefined ? [] : [instanceId]
}

/** Why an object is not deleted. `isLater`: only because of what is read in a further round. */
interface Cause {
  reason: RichText
  isLater: boolean
}

/** What is left of what other objects depend on. */
interface Left {
  things: Map<string, Thing>
  /** An instance that stays, or a list of them that is not known. */
  instance: Cause | undefined
  /** For each VPC, why not all of its parts are deleted. */
  parts: Map<string, Cause>
}

const unknownCause = (unread: Unread, words = ''): Cause => ({
  reason: rich`${problemOf(unread)}${words}`,
  isLater: unread.why === 'more',
})

const staying = (thing: Thing): Cause => ({ reason: stays(thing), isLater: false })

/** What stays for good counts more than what only comes later. */
const worse = (known: Cause | undefined, next: Cause): Cause =>
  known && (!known.isLater || next.isLater) ? known : next

const causeOf = (thing: Thing, left: Left, known: ReadonlySet<string>): Cause | undefined => {
  const { kind, id, instanceId } = thing
  if (isOfVpc(thing)) {
    const parts = kind === 'vpc' ? left.parts.get(id) : undefined
    return left.instance && parts ? worse(left.instance, parts) : (left.instance ?? parts)
  }
  if (instanceId === undefined) return undefined
  const holder = left.things.get(instanceId)
  if (holder) return staying(holder)
  return known.has(instanceId)
    ? undefined
    : {
        reason: rich`It is attached to an instance that could not be read`,
        isLater: left.instance?.isLater ?? false,
      }
}

/** Says what is deleted of a project and what is not, and why. */
export const arrange = (
  { things, unread }: Contents,
  choices: Choices,
  refusals: Refusals,
): Order => {
  const known = new Set(things.map(({ id }) => id))
  const instances = unread.find(({ kind }) => kind === 'instance')
  const left: Left = {
    things: new Map(),
    instance: instances && unknownCause(instances, ', and may use it'),
    parts: new Map(unread.flatMap(each => (each.vpc ? [[each.vpc.id, unknownCause(each)]] : []))),
  }
  const later = new Set(unread.flatMap(({ kind, why }) => (why === 'more' ? kind : [])))
  if (later.has('vpc')) for (const part of VPC_PARTS) later.add(part)
  const rows = THING_KINDS.flatMap(of =>
    things.flatMap((thing): Row[] => {
      const { kind, vpc } = thing
      if (kind !== of) return []
      const own = refusals[kind] ?? reasonState(thing, choices)
      const isLeft = choices.left.has(thing.id)
      const cause = own ? { reason: own, isLater: false } : causeOf(thing, left, known)
      const isTicked = cause === undefined && !isLeft
      if (!isTicked) {
        const isLater = !isLeft && cause?.isLater === true
        if (isLater) later.add(kind)
        else left.things.set(thing.id, thing)
        const stay = { reason: stays(thing), isLater }
        if (kind === 'instance') left.instance = worse(left.instance, stay)
        if (vpc) left.parts.set(vpc.id, worse(left.parts.get(vpc.id), stay))
      }
      const isPossible = own === undefined
      return [{ thing, isTicked, isPossible, ...(cause && { reason: cause.reason }) }]
    }),
  )
  const [kept] = left.things.values()
  const unknown = unread.find(({ why }) => why !== 'more')
  const obstacle =
    refusals.project ??
    (unknown && problemOf(unknown)) ??
    (kept && rich`The ${nounOf(kept.kind)} ${emphasis(kept.name)} stays`)
  return { rows, obstacle, later: [...later] }
}

/**
 * What is left once these objects alone are ticked in a list: unticking leaves what needs them too,
 * ticking takes what they need along.
 */
export const leftAfter = (
  { rows }: Pick<Order, 'rows'>,
  left: ReadonlySet<string>,
  listed: readonly string[],
  ticked: ReadonlySet<string>,
): ReadonlySet<string> => {
  const things = rows.map(({ thing }) => thing)
  const byId = new Map(things.map(thing => [thing.id, thing]))
  const isTicked = new Set(rows.flatMap(row => (row.isTicked ? row.thing.id : [])))
  const next = new Set(left)
  for (const id of listed) {
    if (!ticked.has(id)) {
      if (isTicked.has(id)) next.add(id)
    } else if (!isTicked.has(id)) {
      next.delete(id)
      const thing = byId.get(id)
      for (const need of thing ? needsOf(thing, things) : []) next.delete(need)
    }
  }
  return next
}
