import { every, itemsOf, list, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Snapshots of disks. They count towards storage. */
export const snapshots = {
  snapshotList: { provides: itemsOf('snapshot') },
  snapshotCreate: {
    invalidates: ({ diskId }) => [
      list('snapshot'),
      list('disk'),
      tag('disk', diskId),
      every('utilization'),
    ],
  },
  snapshotView: { provides: oneBy('snapshot', 'snapshot') },
  snapshotDelete: { invalidates: () => [list('snapshot'), every('utilization')] },
} satisfies Entries
