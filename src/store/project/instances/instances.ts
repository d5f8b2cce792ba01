import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectListQueries, selectListReadAt, selectShownItems } from '@/store/lists/selectors'
import { objectActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { itemsIn, pollBusy, pollSlowly } from '@/store/polling/poll-while'
import { byPermanence, inbound, withAddress } from '@/store/project/external-ips/rules'
import {
  externalIpsQuery,
  instanceByIdQuery,
  instanceViewQuery,
} from '@/store/project/instance/queries'
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
    also: state => pollSlowly(state, queries(state)),
  }
}
