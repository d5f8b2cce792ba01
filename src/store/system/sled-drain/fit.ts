/** A sled that may take what leaves another one. */
export interface FitSled {
  id: string
  /** Hardware threads in all, and those of the instances that run there. */
  threads: number
  usedThreads: number
  /** Bytes that instances may have, by estimate, and those of the instances that run there. */
  memory: number
  usedMemory: number
}

interface FitInstance {
  id: string
  ncpus: number
  /** Bytes. */
  memory: number
  /** Whether a local disk keeps it on its sled. */
  isBound?: boolean
}

/** A strict group with members that leave. */
export interface FitGroup {
  /** `apart`: no two members on one sled; `together`: all on one. */
  kind: 'apart' | 'together'
  /** The ids of the members that leave. */
  members: readonly string[]
  /** The ids of the sleds with other members. */
  sleds: readonly string[]
}

interface FitInput {
  leaving: readonly FitInstance[]
  /** The sleds that take instances, in the order in which they are tried. */
  sleds: readonly FitSled[]
  groups: readonly FitGroup[]
  /** The percentage of threads and memory to leave free on each sled. */
  keepFree: number
}

/** An instance that leaves. */
export interface FitRow {
  id: string
  /** The sleds with room for it alone that its groups allow. */
  fitsOn: number
  /** The sleds that its strict groups allow, whether they have room or not; null without one. */
  allowed: number | null
  /** The sled that has room for it beside the others; null for none, or if it is bound. */
  to: string | null
  isBound: boolean
}

/** Threads, and bytes of memory. */
interface Amounts {
  threads: number
  memory: number
}

export interface Fit {
  rows: readonly FitRow[]
  /** What fits on no sled beside the others, and what is bound. */
  unplaced: number
  bound: number
  /** On all sleds together. */
  capacity: Amounts
  before: Amounts
  after: Amounts
  /** The most that is free on one sled, of each separately. */
  largestFree: Amounts
}

interface Room extends Amounts {
  id: string
}

const roomOn = (sled: FitSled, keepFree: number): Room => {
  const usable = 1 - keepFree / 100
  return {
    id: sled.id,
    threads: Math.floor(sled.threads * usable) - sled.usedThreads,
    memory: Math.floor(sled.memory * usable) - sled.usedMemory,
  }
}

const holds = (room: Amounts, { ncpus, memory }: FitInstance): boolean =>
  ncpus <= room.threads && memory <= room.memory

/** Whether the strict groups of an instance allow a sled, after what was placed so far. */
const isAllowed = (
  groups: readonly FitGroup[],
  placed: ReadonlyMap<string, string>,
  instance: string,
  sled: string,
): boolean =>
  groups
    .filter(({ members }) => members.includes(instance))
    .every(({ kind, members, sleds }) => {
      const taken = [...sleds, ...members.flatMap(id => placed.get(id) ?? [])]
      return kind === 'apart' ? !taken.includes(sled) : taken.every(id => id === sled)
    })

const sumOf = (amounts: readonly Amounts[]): Amounts => ({
  threads: amounts.reduce((sum, { threads }) => sum + threads, 0),
  memory: amounts.reduce((sum, { memory }) => sum + memory, 0),
})

/** The larger share of the threads or the memory of the largest sled. */
const sizeIn =
  (sleds: readonly FitSled[]) =>
  ({ ncpus, memory }: FitInstance): number =>
    Math.max(
      ncpus / Math.max(1, ...sleds.map(sled => sled.threads)),
      memory / Math.max(1, ...sleds.map(sled => sled.memory)),
    )

const NOTHING_PLACED: ReadonlyMap<string, string> = new Map()

/**
 * Finds sleds for what leaves another one: the largest first, each on the first sled with room
 * (first fit decreasing). The server chooses at random and may need more room.
 */
export const fitOf = ({ leaving, sleds, groups, keepFree }: FitInput): Fit => {
  const rooms = sleds.map(sled => roomOn(sled, keepFree))
  const free = new Map(rooms.map(room => [room.id, { ...room }]))
  const placed = new Map<string, string>()
  const size = sizeIn(sleds)
  const movable = leaving.filter(({ isBound }) => !isBound)
  for (const instance of movable.toSorted((one, other) => size(other) - size(one))) {
    const found = [...free.values()].find(
      room => holds(room, instance) && isAllowed(groups, placed, instance.id, room.id),
    )
    if (!found) continue
    placed.set(instance.id, found.id)
    found.threads -= instance.ncpus
    found.memory -= instance.memory
  }
  const rows = leaving.map((instance): FitRow => {
    const { id, isBound = false } = instance
    const allowed = rooms.filter(room => isAllowed(groups, NOTHING_PLACED, id, room.id))
    return {
      id,
      fitsOn: isBound ? 0 : allowed.filter(room => holds(room, instance)).length,
      allowed: groups.some(({ members }) => members.includes(id)) ? allowed.length : null,
      to: placed.get(id) ?? null,
      isBound,
    }
  })
  const before = sumOf(
    sleds.map(({ usedThreads, usedMemory }) => ({ threads: usedThreads, memory: usedMemory })),
  )
  const moved = sumOf(
    movable
      .filter(({ id }) => placed.has(id))
      .map(({ ncpus, memory }) => ({ threads: ncpus, memory })),
  )
  return {
    rows,
    unplaced: movable.length - placed.size,
    bound: leaving.length - movable.length,
    capacity: sumOf(sleds),
    before,
    after: sumOf([before, moved]),
    largestFree: {
      threads: Math.max(0, ...rooms.map(({ threads }) => threads)),
      memory: Math.max(0, ...rooms.map(({ memory }) => memory)),
    },
  }
}
