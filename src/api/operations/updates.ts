import type { NoArgs } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { SetTargetReleaseParams, TargetRelease } from '@/api/schema/updates'

export const updates = {
  targetReleaseView: query<NoArgs, TargetRelease>('GET', '/v1/system/update/target-release'),
  targetReleaseUpdate: mutation<{ body: SetTargetReleaseParams }, TargetRelease>(
    'PUT',
    '/v1/system/update/target-release',
  ),
}
