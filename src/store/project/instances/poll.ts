import { selectEntry } from '@/api/core/api'
import type { Instance } from '@/api/generated/types'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { selectPageItems, selectPageQuery } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { instanceListQuery } from './queries'

const FAST = 3_000
const SLOW = 60_000
/** How long after the newest transition began the list is read fast. */
const WINDOW = 30_000

const inTransition = (instances: readonly Instance[]) =>
  new Set(
    instances
      .filter(({ runState }) => isTransitioning(runState))
      .map(({ id, runState }) => `${id}|${runState}`),
  )

/**
 * The instances list: fast while something on the page is on its way, for at most 30 seconds after
 * the newest transition was first seen; slowly otherwise. The state is part of what is remembered,
 * so stopping an instance that hangs in `starting` opens the window again.
 */
export const instanceListPoll: Poll = ({ project = '' }) => {
  const list = instanceListQuery(project)
  let seen = new Set<string>()
  let opened = 0
  return {
    queries: state => [selectPageQuery(state, list)],
    pace(state, now) {
      const moving = inTransition(selectPageItems(state, list))
      if ([...moving].some(key => !seen.has(key))) opened = now
      seen = moving
      const query = selectPageQuery(state, list)
      if (!selectEntry(state, query)) return null
      return { query, every: moving.size > 0 && now - opened < WINDOW ? FAST : SLOW }
    },
  }
}
