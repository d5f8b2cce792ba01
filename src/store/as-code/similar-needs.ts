import type { ExternalIpCreate, FloatingIpCreate } from '@/api/generated/types'
import { compareTexts } from '@/lib/grouped'
import { formatNumber } from '@/lib/number'
import { bytesToGib } from '@/lib/size'
import type { Step } from './network-steps'

/** What a copy takes of a quota, and what is left of it. */
export interface Need {
  readonly label: string
  readonly needed: string
  /** Undefined if it is not known. */
  readonly left: string | undefined
  readonly isTooMuch: boolean
}

interface Sized {
  readonly name?: string
  readonly size?: number
  readonly ncpus?: number
  readonly memory?: number
  readonly start?: boolean
}

const amountOf = (steps: readonly Step[]) => {
  const sum = { cpus: 0, memory: 0, storage: 0 }
  const created = new Map<string, Sized>()
  const start = ({ ncpus = 0, memory = 0 }: Sized = {}) => {
    sum.cpus += ncpus
    sum.memory += memory
  }
  for (const { command } of steps) {
    const { path, body = {} } = command.args as { path?: { instance?: string }; body?: Sized }
    if (command.endpoint === 'diskCreate') sum.storage += body.size ?? 0
    if (command.endpoint === 'instanceStart') start(created.get(path?.instance ?? ''))
    if (command.endpoint === 'instanceCreate') {
      created.set(body.name ?? '', body)
      if (body.start) start(body)
    }
  }
  return sum
}

const RESOURCES = [
  ['cpus', 'vCPUs', (count: number) => count],
  ['memory', 'GiB of memory', bytesToGib],
  ['storage', 'GiB of storage', bytesToGib],
] as const

type Amounts = Partial<ReturnType<typeof amountOf>> | null

/** What the silo has of each, and what is in use, as far as the server says so. */
interface Used {
  readonly capacity?: Amounts
  readonly provisioned?: Amounts
}

/** What the copy takes of the silo's quotas; nothing if it has neither disks nor instances. */
export const needsOf = (steps: readonly Step[], use: Used | undefined): readonly Need[] => {
  const needed = amountOf(steps)
  if (RESOURCES.every(([id]) => needed[id] === 0)) return []
  return RESOURCES.map(([id, unit, convert]) => {
    const [capacity, provisioned] = [use?.capacity?.[id], use?.provisioned?.[id]]
    const isKnown = typeof capacity === 'number' && typeof provisioned === 'number'
    const left = isKnown ? Math.max(capacity - provisioned, 0) : undefined
    return {
      label: unit,
      needed: formatNumber(convert(needed[id])),
      left: left === undefined ? undefined : formatNumber(convert(left)),
      isTooMuch: left !== undefined && needed[id] > left,
    }
  })
}

/** What a copy takes of the addresses of an IP pool; the name is empty if the API chooses it. */
export interface Taken {
  readonly pool: string
  readonly addresses: number
}

type Selected = { readonly type: string; readonly pool?: string } | undefined

/** What the steps take of the addresses of each pool. */
export const takenOf = (steps: readonly Step[], byDefault: string): readonly Taken[] => {
  const taken = new Map<string, number>()
  const take = (selector: Selected) => {
    const pool = selector?.pool ?? byDefault
    taken.set(pool, (taken.get(pool) ?? 0) + 1)
  }
  for (const { command } of steps) {
    const { body } = command.args as { body?: object }
    if (command.endpoint === 'floatingIpCreate') {
      const { addressAllocator } = body as FloatingIpCreate
      take((addressAllocator as { poolSelector?: Selected } | undefined)?.poolSelector)
    }
    if (command.endpoint === 'instanceCreate')
      for (const each of (body as { externalIps?: readonly ExternalIpCreate[] }).externalIps ?? [])
        if (each.type === 'ephemeral') take(each.poolSelector)
  }
  return [...taken]
    .map(([pool, addresses]) => ({ pool, addresses }))
    .toSorted((a, b) => compareTexts(a.pool, b.pool))
}

/** What the copy takes of pools, and what is left there: not known to all who may copy. */
export const poolNeedsOf = (
  taken: readonly Taken[],
  remainingOf: (pool: string) => number | null | undefined,
): readonly Need[] =>
  taken.map(({ pool, addresses }) => {
    const remaining = pool === '' ? undefined : remainingOf(pool)
    const left = typeof remaining === 'number' ? remaining : undefined
    const noun = addresses === 1 ? 'address' : 'addresses'
    return {
      label: pool === '' ? `${noun} of a default pool` : `${noun} of pool ${pool}`,
      needed: formatNumber(addresses),
      left: left === undefined ? undefined : formatNumber(left),
      isTooMuch: left !== undefined && addresses > left,
    }
  })
