import { selectData } from '@/api/core/api'
import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import { isTransitioning } from '@/machines/instance/instance.rules'
import { instanceViewQuery } from './queries'
import type { Poll } from '@/store/polling/poll'

const FAST = 2_000
const COOLING_DOWN = 30_000

/**
 * An instance's own page: fast while its state changes or a restart is near, slowly while a failed
 * instance waits for its cooldown, otherwise not at all.
 */
export const instanceViewPoll: Poll =
  ({ project = '', instance: name = '' }) =>
  (state, now) => {
    const query = instanceViewQuery(project, name)
    const instance = selectData(state, query)
    if (!instance) return null
    if (isTransitioning(instance.runState) || isRestartingSoon(instance, now))
      return { query, every: FAST }
    return instance.runState === 'failed' && instance.autoRestartEnabled
      ? { query, every: COOLING_DOWN }
      : null
  }
