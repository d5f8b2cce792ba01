import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT as limit } from '@/lib/limits'
import { diskSourceQueries } from '@/store/project/disks/queries'
import { projectDisksQuery } from '@/store/project/instance/queries'

/**
 * What a new instance is put together from. Spelled as in the route table: there it is loaded, here
 * it is read.
 */
export const instanceCreateQueries = weakMapMemoize((project: string) => {
  const { siloImages, projectImages } = diskSourceQueries(project)
  return {
    siloImages,
    projectImages,
    disks: projectDisksQuery(project),
    sshKeys: { endpoint: 'currentUserSshKeyList', args: { query: { limit } } },
    ipPools: { endpoint: 'projectIpPoolList', args: { query: { limit } } },
    floatingIps: { endpoint: 'floatingIpList', args: { query: { project, limit } } },
  } as const satisfies Record<string, Query>
})
