import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.machine'
import {
  selectListItems,
  selectListQueries,
  selectListReadAt,
  selectShownItems,
  selectViewOf,
} from '@/store/lists/selectors'
import { objectActions } from '@/store/palette/object-actions'
import { type Poll, itemsIn, pollBusy, pollSlowly } from '@/store/polling/poll'
import { byPermanence, inbound, withAddress } from '@/store/project/external-ips/rules'
import { externalIpsQuery, instanceByIdQuery, instanceViewQuery } from '@/store/project/queries'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { placesQuery, type Placing, selectPlacing } from '@/store/project/placement/rules'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceActions, type InstanceActionId } from './actions'
import { instanceListQuery } from '../queries'
import type { Query } from '@/api/operations/table'

/** The external addresses of an instance as the list shows them. */
export type AddressesViewModel =
  | { kind: 'loading' }
  | { kind: 'unknown'; query: Query }
  | { kind: 'known'; ips: readonly string[] }

const LOADING: AddressesViewModel = { kind: 'loading' }

const toAddresses = weakMapMemoize(
  ({ data, error }: Entry<{ items: readonly ExternalIp[] }>, query: Query): AddressesViewModel => {
    if (data)
      return {
        kind: 'known',
        ips: byPermanence(withAddress(inbound(data.items))).map(({ ip }) => ip),
      }
    return error ? { kind: 'unknown', query } : LOADING
  },
)

const selectAddresses = (
  state: RootState,
  { project }: ProjectParams<'instances'>,
  { name }: Instance,
) => {
  const query = externalIpsQuery({ project, instance: name })
  const entry = selectEntry(state, query)
  return entry ? toAddresses(entry, query) : LOADING
}

const toContext = weakMapMemoize((addresses: AddressesViewModel, placing: Placing) => ({
  addresses,
  placing,
}))

/** The rows of the current page of instances. Addresses and sleds arrive after them. */
export const selectInstanceRows = listRows(
  instanceListQuery,
  (instance, { project }, context: ReturnType<typeof toContext>) => ({
    href: projectPaths.instanceStorage({ project, instance: instance.name }),
    actions: instanceActions(instance, { project }),
    ...context,
  }),
  (state, params: ProjectParams<'instances'>, instance: Instance) =>
    toContext(selectAddresses(state, params, instance), selectPlacing(state, params, instance.id)),
)

/** The column with the sleds, hidden at first. */
export const SLED = 'sled'

/** Whether the list needs to know where instances run: to show it, or to sort or filter by it. */
export const selectNeedsPlaces = (
  state: RootState,
  { project }: ProjectParams<'instances'>,
): boolean => {
  const { columns, sort, filter } = selectViewOf(state, instanceListQuery({ project }))
  return Boolean(columns?.includes(SLED)) || sort?.column === SLED || /\bsled:/i.test(filter)
}

/** Number of instances whose addresses are asked for at once. */
const AT_ONCE = 6

/** What asks for the addresses of one instance: again when its state changes. */
export interface AddressRead {
  key: string
  query: ReturnType<typeof externalIpsQuery>
}

const toRead = weakMapMemoize((query: AddressRead['query'], state: string): AddressRead => ({
  key: `${query.args.path.instance} ${state}`,
  query,
}))

/** The column with the addresses. */
export const EXTERNAL_IPS = 'externalIps'

/** Finds a word of a filter that can be an address or a part of one, or that names their column. */
const ADDRESS = /(?:^|\s)-?(?:external-ips:|[\da-f]*[.:][\da-f.:]*(?:\s|$))/i

/** The instances whose addresses are needed to filter or sort the list, besides those in view. */
const selectSearched = (state: RootState, { project }: ProjectParams<'instances'>) => {
  const list = instanceListQuery({ project })
  const { filter, sort } = selectViewOf(state, list)
  const isNeeded = ADDRESS.test(filter) || sort?.column === EXTERNAL_IPS
  return isNeeded ? selectListItems(state, list) : []
}

const isUnread = (state: RootState, project: string, { name }: Instance) =>
  !isAnswered(selectEntry(state, externalIpsQuery({ project, instance: name })))

/** Whether the list is filtered or sorted by addresses of which some are still being read. */
export const selectIsReadingAddresses = (
  state: RootState,
  params: ProjectParams<'instances'>,
): boolean => selectSearched(state, params).some(each => isUnread(state, params.project, each))

/**
 * Whose addresses to ask for: those in view that are known, and the next ones in view or needed to
 * filter or sort the list.
 */
export const selectAddressReads = (
  state: RootState,
  params: ProjectParams<'instances'>,
): readonly AddressRead[] => {
  const { project } = params
  const shown = selectShownItems(state, instanceListQuery({ project }))
  const unread: Instance[] = []
  for (const instance of [...shown, ...selectSearched(state, params)]) {
    if (unread.length === AT_ONCE) break
    if (!unread.includes(instance) && isUnread(state, project, instance)) unread.push(instance)
  }
  const known = shown.filter(each => !isUnread(state, project, each))
  return sameList(
    ...[...known, ...unread].map(({ name, runState }) =>
      toRead(externalIpsQuery({ project, instance: name }), runState),
    ),
  )
}

/**
 * When a row was last read, in milliseconds since the epoch: the "now" of its relative time. An
 * instance that is changing is also read by itself.
 */
export const selectInstanceReadAt = (
  state: RootState,
  params: ProjectParams<'instances'>,
  instance: string,
): number =>
  Math.max(
    selectListReadAt(state, instanceListQuery(params)) ?? 0,
    selectEntry(state, instanceByIdQuery({ instance }))?.fulfilledTimeStamp ?? 0,
  )

const BUTTONS: readonly InstanceActionId[] = ['start', 'stop']

/**
 * The instance on its own screen. Some of its actions are buttons there, the others are in a menu.
 */
export const selectInstance = objectView(instanceViewQuery, (instance, params) => {
  const actions = instanceActions(instance, params, projectPaths.instance(params))
  return {
    isTransitioning: isTransitioning(instance.runState),
    actions,
    buttons: actions.filter(({ id }) => BUTTONS.includes(id)),
    menu: actions.filter(({ id }) => !BUTTONS.includes(id)),
  }
})

/** The palette actions of an instance's screen. */
export const selectInstanceActions = objectActions('Instance', selectInstance)

/** How long the list is polled fast after the latest transition was first seen. */
const WINDOW_MS = 30_000

const isMoving = ({ runState }: Instance) => isTransitioning(runState)

const byId = (instance: string) => instanceByIdQuery({ instance })

/**
 * Polls the list of instances: fast while an instance in it is changing state, for at most 30
 * seconds after the latest transition was first seen; otherwise slowly. Transitions are tracked by
 * state, so stopping an instance stuck in `starting` counts as a new one.
 */
export const instanceListPoll: Poll<ProjectParams<'instances'>> = params => {
  const list = instanceListQuery(params)
  const queries = (state: RootState) => selectListQueries(state, list)
  let seen = new Set<string>()
  let opened = 0
  return {
    queries,
    schedule(state, now) {
      const instances = queries(state).flatMap(query => itemsIn<Instance>(state, query))
      const moving = instances.filter(isMoving).map(({ id, runState }) => `${id}|${runState}`)
      if (moving.some(key => !seen.has(key))) opened = now
      seen = new Set(moving)
      const isFast = moving.length > 0 && now - opened < WINDOW_MS
      return isFast ? pollBusy(state, queries(state), isMoving, byId).fast : null
    },
    also: state =>
      pollSlowly(state, [
        ...queries(state),
        ...(selectNeedsPlaces(state, params) ? [placesQuery(params)] : []),
      ]),
  }
}
