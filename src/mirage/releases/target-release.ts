import { currentTarget } from '../rules/update-progress'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import type { GoneCall, Versions, Step } from './change'

/** Before release 17, with its generation, and unspecified until one is set. */
const oldTarget = (db: Db) => {
  const { generation, timeRequested, version } = currentTarget(db)
  const releaseSource =
    version === null ? { type: 'unspecified' } : { type: 'system_version', version }
  return { generation, releaseSource, timeRequested }
}

const targetReleaseView = (call: GoneCall<undefined, object, undefined>) => {
  authorizeFleet(call, 'viewer')
  return oldTarget(call.backendState.db)
}

const TARGET = '/v1/system/update/target-release'

export const targetReleaseSteps: readonly Step[] = [
  {
    release: 17,
    changes: {
      [`GET ${TARGET}`]: { serve: targetReleaseView },
      [`PUT ${TARGET}`]: {
        result: (_: void, { backendState }: Versions) => oldTarget(backendState.db),
      },
    },
  },
]
