import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { formatNumber } from '@/lib/number'
import { bytesToGib } from '@/lib/size'
import type { Read } from '@/store/forms/definition'
import { selectForm } from '@/store/forms/selectors'
import { utilizationQuery } from '@/store/silo/queries'
import type { RootState } from '@/store/setup/state'
import type { Indexed } from './found'
import { SIMILAR, type SimilarParams } from './forms'
import { selectReading } from './reading'
import { namesOf, type SimilarNames } from './similar-names'
import { readerOf } from './sources'
import type { SimilarValues } from './similar.form'
import { similarSteps, type Wish } from './similar-steps'
import type { Step } from './network-steps'
import type { LeftOut } from './things'

const selectParams = (state: RootState) =>
  selectForm(state, SIMILAR)?.context.params as object | undefined as SimilarParams | undefined

const selectValues = (state: RootState) =>
  selectForm(state, SIMILAR)?.context.values as object | undefined as SimilarValues | undefined

const originalOf = (index: Indexed, { kind, ids }: SimilarParams) =>
  kind === 'project' ? index.project : index[kind].get(ids)

/** What the copy is to be, as typed and proposed; undefined if the original is not there. */
const wishOf = (
  index: Indexed,
  params: SimilarParams,
  values: SimilarNames & Pick<SimilarValues, 'state'>,
  read: Read,
): Wish | undefined => {
  const original = originalOf(index, params)
  if (!original) return undefined
  const { name, renamings } = namesOf(values, { read, params })
  return {
    kind: params.kind,
    id: original.id,
    name,
    description: values.description ?? original.description,
    renamings,
    isStarted: values.state === 'asOriginals',
  }
}

const AS_PROPOSED = { name: null, description: null, names: {} }

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

const selectPlanned = createSelector(
  [
    (state: RootState) => selectReading(state)?.index,
    selectParams,
    (state: RootState) => selectValues(state)?.state,
    (state: RootState) => state.api,
  ],
  (index, params, state = 'stopped', api) => {
    if (!index || !params) return undefined
    const wish = wishOf(index, params, { ...AS_PROPOSED, state }, readerOf({ api }))
    return wish && similarSteps(index, wish)
  },
)

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

/** How many of each kind the steps create. */
const countsOf = (steps: readonly Step[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { command, madeFrom } of steps)
    if (command.endpoint.endsWith('Create'))
      counts.set(madeFrom.kind, (counts.get(madeFrom.kind) ?? 0) + 1)
  return counts
}

/** Lines that have the same reason. */
interface Reasoned {
  readonly reason: string
  readonly texts: readonly string[]
}

const byReason = (lines: readonly LeftOut[]): readonly Reasoned[] => {
  const groups = new Map<string, string[]>()
  for (const { text, reason } of lines) {
    const texts = groups.get(reason)
    if (texts) texts.push(text)
    else groups.set(reason, [text])
  }
  return [...groups].map(([reason, texts]) => ({ reason, texts }))
}

/** What the dialog shows once everything is read; undefined until then. */
export const selectSimilar = createSelector(
  [
    selectPlanned,
    (state: RootState) => selectReading(state)?.index,
    (state: RootState) => selectData(state, utilizationQuery),
  ],
  (planned, index, use) => {
    if (!planned || !index) return undefined
    const { steps, leftOut } = planned
    return {
      unread: index.unread,
      counts: [...countsOf(steps)],
      hasInstances: steps.some(({ command }) => command.endpoint === 'instanceCreate'),
      leftOut: byReason(leftOut.filter(({ isMade }) => !isMade)),
      made: byReason(leftOut.filter(({ isMade }) => isMade)),
      needs: needsOf(steps, use),
    }
  },
)

/** The names of the copy, typed or proposed. */
export const selectSimilarNames = createSelector(
  [
    (state: RootState) => selectReading(state)?.index,
    selectParams,
    selectValues,
    (state: RootState) => state.api,
  ],
  (index, params, values, api) => {
    const original = index && params && originalOf(index, params)
    if (!original || !values) return undefined
    const found = namesOf(values, { read: readerOf({ api }), params })
    return { ...found, description: values.description ?? original.description }
  },
)

/** The steps that the submitted form describes, with the name of the copy. */
export const selectWished = (state: RootState) => {
  const index = selectReading(state)?.index
  const [params, values] = [selectParams(state), selectValues(state)]
  const wish = index && params && values && wishOf(index, params, values, readerOf(state))
  return wish && { params: params!, name: wish.name, steps: similarSteps(index!, wish).steps }
}
