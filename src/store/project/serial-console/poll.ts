import type { ProjectParams } from '@/store/project/paths'
import { selectData } from '@/api/core/api'
import type { Poll } from '@/store/polling/poll'
import { instanceViewQuery } from '../instance/queries'
import { readingInterval } from './rules'

/** The instance whose console is shown: read again until it has a console. */
export const serialConsolePoll: Poll<ProjectParams<'instance'>> = ({ project, instance: name }) => {
  const query = instanceViewQuery({ project, instance: name })
  return {
    queries: () => [query],
    schedule(state, now) {
      const instance = selectData(state, query)
      const intervalMs = instance ? readingInterval(instance, now) : null
      return intervalMs === null ? null : { query, intervalMs }
    },
  }
}
