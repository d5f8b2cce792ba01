import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectShownItems } from '@/store/lists/selectors'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import { objectActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { byPermanence, inbound, withAddress } from '@/store/project/external-ips/rules'
import { externalIpsQuery, instanceViewQuery } from '@/store/project/instance/queries'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { isAnswered, sameList } from '@/store/queries/stable-list'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceActions, type InstanceActionId } from './actions'
import { instanceListQuery } from './queries'

/** The external addresses of an instance as the list shows them. */
export type AddressesViewModel =
  | { kind: 'loading' }
  | { kind: 'unknown'; reason: string }
  | { kind: 'known'; ips: readonly string[] }

const LOADING: AddressesViewModel = { kind: 'loading' }

const toAddresses = weakMapMemoize(
  ({ data, error }: Entry<{ items: readonly ExternalIp[] }>): AddressesViewModel => {
    if (data)
      return {
        kind: 'known',
        ips: byPermanence(withAddress(inbound(data.items))).map(({ ip }) => ip),
      }
    return error ? { kind: 'unknown', reason: error.message } : LOADING
  },
)

const selectAddresses = (
  state: RootState,
  { project }: ProjectParams<'instances'>,
  { name }: Instance,
) => {
  const entry = selectEntry(state, externalIpsQuery({ project, instance: name }))
  return entry ? toAddresses(entry) : LOADING
}

/** The rows of the current page of instances. Their addresses arrive after them. */
export const selectInstanceRows = listRows(
  instanceListQuery,
  (instance, { project }, addresses: AddressesViewModel) => ({
    href: projectPaths.instanceStorage({ project, instance: instance.name }),
    actions: instanceActions(instance, { project }),
    addresses,
  }),
  selectAddresses,
)

/** Number of instances whose addresses are asked for at once. */
const AT_ONCE = 6

/** What asks for the addresses of one instance: anew when its state changes. */
export interface AddressRead {
  key: string
  query: ReturnType<typeof externalIpsQuery>
}

const toRead = weakMapMemoize((query: AddressRead['query'], state: string): AddressRead => ({
  key: `${query.args.path.instance} ${state}`,
  query,
}))

/** Whose addresses to ask for: those in view that are known, and the next ones in view. */
export const selectAddressReads = (
  state: RootState,
  { project }: ProjectParams<'instances'>,
): readonly AddressRead[] => {
  let waiting = 0
  return sameList(
    ...selectShownItems(state, instanceListQuery({ project })).flatMap(({ name, runState }) => {
      const query = externalIpsQuery({ project, instance: name })
      if (!isAnswered(selectEntry(state, query))) waiting += 1
      return waiting <= AT_ONCE ? [toRead(query, runState)] : []
    }),
  )
}

/**
 * When the rows were last read, in milliseconds since the epoch: the "now" of their relative times.
 */
export const selectInstancesReadAt = (
  state: RootState,
  params: ProjectParams<'instances'>,
): number =>
  selectEntry(state, selectPageQuery(state, instanceListQuery(params)))?.fulfilledTimeStamp ?? 0

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

const FAST_MS = 3_000
const SLOW_MS = 60_000
/** How long the list is polled fast after the latest transition was first seen. */
const WINDOW_MS = 30_000

const inTransition = (instances: readonly Instance[]) =>
  new Set(
    instances
      .filter(({ runState }) => isTransitioning(runState))
      .map(({ id, runState }) => `${id}|${runState}`),
  )

/**
 * Polls the list of instances: fast while an instance on the page is changing state, for at most 30
 * seconds after the latest transition was first seen; otherwise slowly. Transitions are tracked by
 * state, so stopping an instance stuck in `starting` counts as a new one.
 */
export const instanceListPoll: Poll<ProjectParams<'instances'>> = params => {
  const list = instanceListQuery(params)
  let seen = new Set<string>()
  let opened = 0
  return {
    queries: state => [selectPageQuery(state, list)],
    schedule(state, now) {
      const moving = inTransition(selectPageItems(state, list))
      if ([...moving].some(key => !seen.has(key))) opened = now
      seen = moving
      const query = selectPageQuery(state, list)
      if (!selectEntry(state, query)) return null
      const isFast = moving.size > 0 && now - opened < WINDOW_MS
      return { query, intervalMs: isFast ? FAST_MS : SLOW_MS }
    },
  }
}
