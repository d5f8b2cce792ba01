import { selectEntry } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import { objectActions } from '@/store/palette/object-actions'
import type { Poll } from '@/store/polling/poll'
import { instanceViewQuery } from '@/store/project/instance/queries'
import { projectPaths, type ProjectParams } from '@/store/project/paths'
import { listRows, objectView } from '@/store/queries/view-models'
import type { RootState } from '@/store/setup/state'
import { instanceActions, type InstanceActionId } from './actions'
import { instanceListQuery } from './queries'

/** The rows of the page of instances that is shown. */
export const selectInstanceRows = listRows(instanceListQuery, (instance, { project }) => ({
  href: projectPaths.instanceStorage({ project, instance: instance.name }),
  actions: instanceActions(instance, { project }),
}))

/** When the rows were last read, in milliseconds since 1970: the "now" of their relative times. */
export const selectInstancesReadAt = (
  state: RootState,
  params: ProjectParams<'instances'>,
): number =>
  selectEntry(state, selectPageQuery(state, instanceListQuery(params)))?.fulfilledTimeStamp ?? 0

const BUTTONS: readonly InstanceActionId[] = ['start', 'stop']

/** The instance whose screen is shown; some of its actions are buttons there, the rest a menu. */
export const selectInstance = objectView(instanceViewQuery, (instance, params) => {
  const actions = instanceActions(instance, params, projectPaths.instance(params))
  return {
    isTransitioning: isTransitioning(instance.runState),
    actions,
    buttons: actions.filter(({ id }) => BUTTONS.includes(id)),
    menu: actions.filter(({ id }) => !BUTTONS.includes(id)),
  }
})

/** What the palette offers on the instance's screen. */
export const selectInstanceActions = objectActions('Instance', selectInstance)

const FAST_MS = 3_000
const SLOW_MS = 60_000
/** How long after the newest transition began the list is read fast. */
const WINDOW_MS = 30_000

const inTransition = (instances: readonly Instance[]) =>
  new Set(
    instances
      .filter(({ runState }) => isTransitioning(runState))
      .map(({ id, runState }) => `${id}|${runState}`),
  )

/**
 * The instances list: fast while something on the page is changing state, for at most 30 seconds
 * after the newest transition was first seen; slowly otherwise. The state is part of what is
 * remembered, so stopping an instance that hangs in `starting` opens the window again.
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
