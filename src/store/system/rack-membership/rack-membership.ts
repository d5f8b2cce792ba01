import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { BaseboardId, RackMembershipStatus, Sled } from '@/api/generated/types'
import { toMillis } from '@/lib/time'
import type { Poll } from '@/store/polling/poll'
import { selectFailure } from '@/store/queries/failure'
import type { ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { selectReasonNotAdmin } from '../fleet-role'
import { systemPaths, type SystemParams } from '../paths'
import { allSledsQuery, changeQuery, membershipQuery, versionOf } from '../sleds/queries'
import { IN_PROGRESS, sledKey } from '../sleds/rules'
import { requestForm } from '../forms'

/** The action that opens the form to add sleds to a rack. */
const addSledsAction = (rackId: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'addSleds',
  label: 'Add sleds',
  event: requestForm('rackSledsAdd', { rackId }),
  reason,
})

/** The action that ends a change in progress. */
const abortAction = (
  { rackId, version }: RackMembershipStatus,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'abort',
  label: 'Abort change',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Abort',
      kind: 'change',
      name: `${version}`,
      tone: 'danger',
      text: rich`Are you sure you want to abort change ${`${version}`} of the rack’s members?`,
      consequences: rich`The members do not change.`,
    },
    {
      source: `rackMembershipAbort/${rackId}`,
      command: { endpoint: 'rackMembershipAbort', args: { path: { rackId } } },
      success: { content: [`Change ${version} aborted`] },
      errorTitle: 'Could not abort change',
    },
  ),
})

type OfMembership = SystemParams<'rackMembership'>

const selectLatest = (state: RootState, params: OfMembership) =>
  selectData(state, membershipQuery(params))

/** The query for the change that the address names. */
const selectShownQuery = (state: RootState, params: OfMembership) => {
  const version = versionOf(params)
  const isLatest = version === undefined || version === selectLatest(state, params)?.version
  return isLatest ? membershipQuery(params) : changeQuery({ ...params, version })
}

const selectShown = (state: RootState, params: OfMembership) =>
  selectData(state, selectShownQuery(state, params))

/** The query for the change before one. */
const beforeQuery = ({ rackId, version }: RackMembershipStatus) =>
  version > 1 ? changeQuery({ rackId, version: version - 1 }) : undefined

const selectBefore = (state: RootState, change: RackMembershipStatus | undefined) => {
  const query = change && beforeQuery(change)
  return query && selectData(state, query)
}

export interface MemberRowViewModel extends BaseboardId {
  id: string
  name: string
  /** The sled in use with that serial number, if there is one. */
  sled: Sled | undefined
  isAcknowledged: boolean
  /** Whether it was no member before the change. */
  isNew: boolean
}

const keysOf = (sleds: readonly BaseboardId[]) => new Set(sleds.map(sledKey))

const sledOf = ({ serialNumber }: BaseboardId, sleds: readonly Sled[]): Sled | undefined =>
  sleds.find(({ baseboard }) => baseboard.serial === serialNumber)

const toMembers = (
  { members, unacknowledgedMembers }: RackMembershipStatus,
  before: RackMembershipStatus | undefined,
  sleds: readonly Sled[],
): MemberRowViewModel[] => {
  const waiting = keysOf(unacknowledgedMembers)
  const known = before && keysOf(before.members)
  return members.map(member => ({
    ...member,
    id: sledKey(member),
    name: member.serialNumber,
    sled: sledOf(member, sleds),
    isAcknowledged: !waiting.has(sledKey(member)),
    isNew: known !== undefined && !known.has(sledKey(member)),
  }))
}

const selectSleds = (state: RootState) => selectData(state, allSledsQuery)?.items

/** The change of a rack's members that the address names; undefined until it is loaded. */
export const selectMembership = createSelector(
  [
    selectShown,
    selectLatest,
    (state: RootState, params: OfMembership) => selectBefore(state, selectShown(state, params)),
    selectSleds,
  ],
  (shown, latest, before, sleds = []) => {
    if (!shown) return undefined
    const { rackId, version } = shown
    const last = latest?.version ?? version
    return {
      ...shown,
      rows: toMembers(shown, before, sleds),
      earlierHref:
        version > 1 ? systemPaths.rackMembership({ rackId, version: `${version - 1}` }) : undefined,
      laterHref:
        version < last
          ? systemPaths.rackMembership({
              rackId,
              ...(version + 1 < last && { version: `${version + 1}` }),
            })
          : undefined,
    }
  },
)

/** What tells which members of the change are new. */
export const selectBeforeQueries = createSelector([selectShown], shown => {
  const query = shown && beforeQuery(shown)
  return query ? [query] : []
})

/** Why the change cannot be shown; undefined if it can. */
export const selectMembershipFailure = (state: RootState, params: OfMembership) =>
  selectFailure(state, selectShownQuery(state, params))

/** Why no sleds can be added to a rack at present; undefined if they can. */
export const selectReasonNoSleds = (state: RootState, params: SystemParams<'rack'>) =>
  selectReasonNotAdmin(state) ??
  (selectLatest(state, params)?.state === 'in_progress' ? IN_PROGRESS : undefined)

/** The action that adds sleds to a rack. */
export const selectAddSledsAction = createSelector(
  [(_state: RootState, { rackId }: OfMembership) => rackId, selectReasonNoSleds],
  addSledsAction,
)

/** The action that aborts the change in progress; undefined if there is none. */
export const selectAbortAction = createSelector(
  [selectLatest, selectReasonNotAdmin],
  (latest, reason) => (latest?.state === 'in_progress' ? abortAction(latest, reason) : undefined),
)

const toPalette = weakMapMemoize((...actions: ReturnType<typeof addSledsAction>[]) => ({
  group: 'Rack membership',
  actions,
}))

/** The palette actions of the tab. */
export const selectMembershipActions: ScreenActionsSelector<OfMembership> = (state, params) => {
  const abort = selectAbortAction(state, params)
  const add = selectAddSledsAction(state, params)
  return abort ? toPalette(add, abort) : toPalette(add)
}

const INTERVAL_MS = 5_000
/** How long after a change its sleds are looked for, in milliseconds. */
const LONGEST_START_MS = 30 * 60_000

/** Whether members of a change that has just ended are no sleds yet. */
const areSledsAwaited = (state: RootState, params: OfMembership, now: number): boolean => {
  const { members = [], timeCommitted } = selectLatest(state, params) ?? {}
  if (!timeCommitted || now - toMillis(timeCommitted) > LONGEST_START_MS) return false
  const sleds = selectSleds(state) ?? []
  return members.some(member => !sledOf(member, sleds))
}

/** Follows a change in progress, and then the sleds that it adds until they are in use. */
export const membershipPoll: Poll<OfMembership> = params => {
  const query = membershipQuery(params)
  return {
    queries: () => [query, allSledsQuery],
    schedule: state =>
      selectLatest(state, params)?.state === 'in_progress'
        ? { query, intervalMs: INTERVAL_MS }
        : null,
    also: (state, now) =>
      areSledsAwaited(state, params, now)
        ? { query: allSledsQuery, intervalMs: INTERVAL_MS }
        : null,
  }
}
