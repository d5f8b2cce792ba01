import { INSTANCE_MEMORY_SHARE, type SledResources } from '@/lib/capacity'
import { formatNumber } from '@/lib/number'
import { percentage } from '@/lib/figures'
import { bytesToGib, GIB, TIB } from '@/lib/size'
import { commaSeries, pluralize } from '@/lib/text'
import type { ResourceUse } from '@/lib/utilization'

/** An amount of each resource: vCPUs and bytes. */
export type Amounts = Record<ResourceUse['id'], number>

type Resource = keyof Amounts

export const RESOURCES: readonly Resource[] = ['cpus', 'memory', 'storage']

const NAMES: Record<Resource, string> = { cpus: 'CPU', memory: 'memory', storage: 'storage' }

const named = (resources: readonly Resource[]) =>
  commaSeries(
    resources.map(resource => NAMES[resource]),
    'and',
  )

const amountsOf = (of: (resource: Resource) => number): Amounts => ({
  cpus: of('cpus'),
  memory: of('memory'),
  storage: of('storage'),
})

/** The estimated capacity of a rack, which is in vCPUs, GiB and TiB, in vCPUs and bytes. */
export const estimateInBytes = ({ cpus, memory, storage }: Amounts): Amounts => ({
  cpus,
  memory: memory * GIB,
  storage: storage * TIB,
})

/** `18 vCPUs`, `66 GiB`. */
export const amountOf = (resource: Resource, amount: number): string =>
  resource === 'cpus' ? pluralize('vCPU', amount) : `${formatNumber(bytesToGib(amount))} GiB`

export interface QuotaChange {
  /** What the silo uses. */
  readonly provisioned: Amounts
  readonly quotas: Amounts
  /** The sum of the quotas of all silos, with the new ones of this silo. */
  readonly allQuotas: Amounts
  /** The estimated capacity of the rack. */
  readonly capacity: Amounts
  /** Whether the quotas are others than the present ones. */
  readonly isChange: boolean
  /** Whether there are more silos than those whose quotas are summed up. */
  readonly isPart: boolean
}

/** What follows from quotas of a silo. */
export const quotaSentences = (change: QuotaChange): readonly string[] => {
  const { provisioned, quotas, allQuotas, capacity, isChange, isPart } = change
  const below = RESOURCES.filter(resource => quotas[resource] < provisioned[resource])
  const filling = RESOURCES.filter(each => quotas[each] >= capacity[each])
  const shares = RESOURCES.map((resource, index) => {
    const percent = Math.round(percentage(allQuotas[resource], capacity[resource]))
    return `${formatNumber(percent)}% of ${index === 0 ? 'the rack’s' : 'its'} ${NAMES[resource]}`
  })
  const refused = [
    ...(below.some(resource => resource !== 'storage') ? ['instance can start'] : []),
    ...(below.includes('storage') ? ['disk or snapshot can be created'] : []),
  ]
  return [
    ...(below.length > 0
      ? [
          `Below the ${named(below)} in use: nothing stops, but no ${refused.join(' and no ')} until less is in use.`,
        ]
      : []),
    `All quotas together ${isChange ? 'would be' : 'are'} ${isPart ? 'at least ' : ''}${commaSeries(shares, 'and')}.`,
    ...(filling.length > 0 ? [`This silo alone could fill the rack’s ${named(filling)}.`] : []),
  ]
}

/** How many instances of a size fit, and what there is too little of for one more. */
export interface More {
  readonly count: number
  readonly limitedBy: readonly Resource[]
}

/** How many more instances of a size fit into what is left of quotas. Sizes of 0 do not count. */
export const moreByQuota = (provisioned: Amounts, quotas: Amounts, size: Amounts): More => {
  const room = amountsOf(resource =>
    size[resource] > 0
      ? Math.max(0, Math.floor((quotas[resource] - provisioned[resource]) / size[resource]))
      : Infinity,
  )
  const count = Math.min(room.cpus, room.memory, room.storage)
  return { count, limitedBy: RESOURCES.filter(resource => room[resource] === count) }
}

/** `12 more by quota (limited by memory)`. */
export const moreSentence = ({ count, limitedBy }: More): string =>
  Number.isFinite(count)
    ? `${formatNumber(count)} more by quota (limited by ${named(limitedBy)}).`
    : 'Enter a size.'

interface SledRoom extends SledResources {
  /** The instances on it; undefined while they are not known. */
  readonly instances: readonly { readonly ncpus: number; readonly memory: number }[] | undefined
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** How many more instances fit on the sleds whose instances are known, each instance on one sled. */
export const moreBySleds = (sleds: readonly SledRoom[], size: Amounts): number =>
  total(sleds, ({ instances, usableHardwareThreads, usablePhysicalRam }) => {
    if (!instances || size.cpus <= 0 || size.memory <= 0) return 0
    const threads = usableHardwareThreads - total(instances, ({ ncpus }) => ncpus)
    const memory = INSTANCE_MEMORY_SHARE * usablePhysicalRam - total(instances, each => each.memory)
    return Math.max(0, Math.floor(Math.min(threads / size.cpus, memory / size.memory)))
  })

/** What would be in use if every stopped instance were started. Storage does not change by that. */
export const withAllStarted = (
  provisioned: Amounts,
  instances: readonly {
    readonly runState: string
    readonly ncpus: number
    readonly memory: number
  }[],
): Amounts => {
  const stopped = instances.filter(({ runState }) => runState === 'stopped')
  return {
    ...provisioned,
    cpus: provisioned.cpus + total(stopped, ({ ncpus }) => ncpus),
    memory: provisioned.memory + total(stopped, ({ memory }) => memory),
  }
}

/** Says whether the use with all instances started is within the quotas. */
export const startedSentence = (use: Amounts, quotas: Amounts, isPart: boolean): string => {
  const amounts = (['cpus', 'memory'] as const).map(
    each =>
      `${amountOf(each, use[each])} of ${amountOf(each, quotas[each])}${each === 'memory' ? ' of memory' : ''}`,
  )
  const over = (['cpus', 'memory'] as const).filter(each => use[each] > quotas[each])
  const verdict =
    over.length > 0
      ? `That is more ${named(over)} than the quotas allow, so the last ones would not start.`
      : isPart
        ? 'So far that is within the quotas.'
        : 'That is within the quotas.'
  return `${isPart ? 'At least ' : ''}${commaSeries(amounts, 'and')} would be in use. ${verdict}`
}

/** Says whether so many instances fit. */
export const wantedSentence = ({ count, limitedBy }: More, wanted: number): string =>
  count >= wanted
    ? `${pluralize('instance', wanted)} of this size would fit.`
    : `${count === 0 ? 'None' : `Only ${formatNumber(count)}`} of ${formatNumber(wanted)} would fit, limited by ${named(limitedBy)}.`

/** `2 vCPUs, 8 GiB of memory and 10 GiB of disk`. */
const sizeWords = ({ cpus, memory, storage }: Amounts): string =>
  `${amountOf('cpus', cpus)}, ${amountOf('memory', memory)} of memory and ${amountOf('storage', storage)} of disk`

interface WhatIfText {
  /** What was asked, and what follows from it. */
  about: readonly string[]
  /** How many more of a size there can be, in sentences. */
  more: readonly string[]
  size: Amounts
  release: string
  /** In ISO 8601. */
  asOf: string
}

/** The answer as a text, for a ticket. */
export const whatIfText = ({ about, more, size, release, asOf }: WhatIfText): string =>
  [...about, `Instances of ${sizeWords(size)}:`, ...more, `As of ${asOf}, release ${release}`].join(
    '\n',
  )
