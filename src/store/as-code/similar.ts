import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Read } from '@/store/forms/definition'
import { selectForm } from '@/store/forms/selectors'
import { selectDefaultPool, selectPoolSpace } from '@/store/silo/ip-pools/choices'
import { utilizationQuery } from '@/store/silo/queries'
import type { RootState } from '@/store/setup/state'
import type { Indexed } from './found'
import { SIMILAR, type SimilarParams } from './forms'
import { selectReading } from './reading'
import { needsOf, takenOf, poolNeedsOf, type Taken } from './similar-needs'
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

/** What the copy takes of the addresses of IP pools. */
export const selectTaken = createSelector(
  [selectPlanned, selectDefaultPool],
  (planned, byDefault): readonly Taken[] => (planned ? takenOf(planned.steps, byDefault) : []),
)

/** The same with what the pools have left, as far as that has been read. */
export const selectPoolNeeds = createSelector(
  [selectTaken, (state: RootState) => state.api],
  (taken, api) => poolNeedsOf(taken, pool => selectPoolSpace({ api }, pool)?.remaining),
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
