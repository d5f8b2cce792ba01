import type { TargetReleaseRecord } from '../models/system'
import { isKnownRelease } from '../rules/releases'
import { compareVersions } from '../rules/versions'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'

/** All generations are kept; the last one is current. */
const current = ({ targetReleases }: Db): TargetReleaseRecord =>
  Array.from(targetReleases.all()).at(-1) ?? fail.internal()

/** The release that the system should run, which may differ from the one it runs. */
export const targetReleaseRoutes = {
  targetReleaseView: call => {
    authorizeFleet(call, 'viewer')
    return current(call.backendState.db)
  },

  targetReleaseUpdate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const version = body.systemVersion
    if (!isKnownRelease(version)) fail.absent(`repository with system version "${version}"`)
    const { generation, releaseSource } = current(db)
    if (
      releaseSource.type === 'system_version' &&
      compareVersions(version, releaseSource.version) < 0
    ) {
      fail.invalidRequest(
        `target release ${version} is older than the current one, ${releaseSource.version}: downgrading is not supported`,
      )
    }
    return db.targetReleases.insert({
      id: ids.next(),
      generation: generation + 1,
      releaseSource: { type: 'system_version', version },
      timeRequested: backendState.now(),
    })
  },
} satisfies Handlers
