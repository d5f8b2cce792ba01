import { currentTarget, isKnownRelease } from '../rules/releases'
import { compareVersions } from '../rules/versions'
import { authorizeFleet } from '../server/access'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'

/** The release that the system should run, which may differ from the one it runs. */
export const targetReleaseRoutes = {
  targetReleaseUpdate: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const version = body.systemVersion
    if (!isKnownRelease(version)) fail.absent(`repository with system version "${version}"`)
    const { generation, version: present } = currentTarget(db)
    if (present !== null && compareVersions(version, present) < 0) {
      fail.invalidRequest(
        `target release ${version} is older than the current one, ${present}: downgrading is not supported`,
      )
    }
    db.targetReleases.insert({
      id: ids.next(),
      generation: generation + 1,
      version,
      timeRequested: backendState.now(),
    })
  },
} satisfies Handlers
