import type { SnapshotState } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { diskId } from './disks'
import { fixedId, named } from './fixed'
import { projectIds } from './projects'

/** A disk that was deleted. */
const NO_DISK = diskId(999)

type Entry = [
  number: number,
  name: string,
  disk: string,
  gib: number,
  created: string,
  state?: SnapshotState,
]

const mockProject: Entry[] = [
  [1, 'snapshot-1', diskId(1), 2, '2024-02-03'],
  [2, 'snapshot-2', diskId(1), 2, '2024-02-04'],
  [3, 'snapshot-disk-deleted', NO_DISK, 6, '2024-02-05'],
  [4, faultNames.snapshotDelete, diskId(1), 2, '2024-10-07'],
  [5, 'snapshot-max-size', NO_DISK, 1023, '2024-02-07'],
  [6, 'snapshot-disk-5', diskId(5), 20, '2024-03-04'],
  [7, 'snapshot-disk-2', diskId(2), 4, '2024-03-05'],
  // Enough for four pages, the last one incomplete.
  ...Array.from({ length: 80 }, (_, index): Entry => [
    101 + index,
    `nightly-${index + 1}`,
    diskId(1),
    2,
    '2024-04-01',
  ]),
]

const rockGarden: Entry[] = [
  [201, 'in-the-making', diskId(115), 20, '2024-12-08T10:00', 'creating'],
  [202, 'spoilt', diskId(124), 10, '2024-11-03', 'faulted'],
  [203, 'on-its-way-out', diskId(124), 10, '2024-11-03T09:01', 'destroyed'],
  [204, 'before-the-upgrade', diskId(110), 32, '2024-09-30T23:55', 'ready'],
]

export const seedSnapshots = ({ db }: BackendState): void => {
  const snapshots = [
    [projectIds.mock, mockProject],
    [projectIds.rockGarden, rockGarden],
  ] as const
  for (const [projectId, entries] of snapshots) {
    for (const [number, name, disk, gib, created, state = 'ready'] of entries) {
      db.snapshots.insert({
        ...named(fixedId('snapshot', number), name, '', created),
        projectId,
        diskId: disk,
        size: gib * GIB,
        state,
      })
    }
  }
}
