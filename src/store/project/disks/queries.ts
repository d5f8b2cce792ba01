import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT as limit } from '@/lib/limits'

/** What a disk can be made from, as queries: the project's images, the silo's, its snapshots. */
export const diskSourceQueries = (project: string) =>
  ({
    projectImages: { endpoint: 'imageList', args: { query: { project, limit } } },
    siloImages: { endpoint: 'imageList', args: { query: { limit } } },
    snapshots: { endpoint: 'snapshotList', args: { query: { project, limit } } },
  }) as const satisfies Record<string, Query>
