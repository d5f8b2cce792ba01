import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { list } from '@/api/core/tags'
import type { SetTargetReleaseParams, TargetRelease } from '@/api/generated/types'

/** The release the system is to run. */
export const updates = {
  targetReleaseView: query<NoArgs, TargetRelease>('GET', '/v1/system/update/target-release', {
    isLoggable: true,
    provides: () => [list('targetRelease')],
  }),
  targetReleaseUpdate: mutation<{ body: SetTargetReleaseParams }, TargetRelease>(
    'PUT',
    '/v1/system/update/target-release',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('targetRelease')] },
  ),
}
