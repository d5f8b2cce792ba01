import { every, items, list, one, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Snapshots of disks. They count towards storage. */
export const snapshots = {
  snapshotList: { provides: page => items('snapshot', page.items) },
  snapshotCreate: {
    invalidates: ({ diskId }) => [
      list('snapshot'),
      list('disk'),
      tag('disk', diskId),
      every('utilization'),
    ],
  },
  snapshotView: { provides: (snapshot, { path }) => one('snapshot', path.snapshot, snapshot) },
  snapshotDelete: { invalidates: () => [list('snapshot'), every('utilization')] },
} satisfies Entries
