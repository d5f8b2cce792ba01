import type { DiskState } from '@/api/generated/types'
import { GIB, TIB } from '@/lib/size'
import type { DiskRecord } from '../models/records'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { imageIds } from './images'
import { instanceIds } from './instances'
import { projectIds } from './projects'

export const diskId = (number: number): string => fixedId('disk', number)

type Source = Partial<
  Pick<DiskRecord, 'blockSize' | 'diskType' | 'imageId' | 'readOnly' | 'snapshotId'>
>

/** Number, name, size in GiB, creation date, state, source. */
type Entry = [
  number: number,
  name: string,
  gib: number,
  created: string,
  state?: DiskState,
  source?: Source,
]

const { db1, granite, crossroads, steady, bigIron } = instanceIds
const attachedTo = (instance: string): DiskState => ({ state: 'attached', instance })
const idle: DiskState = { state: 'detached' }
const fromImage = (imageId: string): Source => ({ imageId })
const fromSnapshot: Source = { snapshotId: fixedId('snapshot', 1) }
const largeBlocks: Source = { blockSize: 4096 }

const mockProject: Entry[] = [
  [1, 'disk-1', 2, '2024-02-01T10:15', attachedTo(db1), fromImage(imageIds.debian)],
  [2, 'disk-2', 4, '2024-02-01T10:16', attachedTo(db1)],
  [3, 'disk-3', 6, '2024-02-14'],
  [4, 'disk-4', 8, '2024-02-14T09:10', idle, largeBlocks],
  [5, 'disk-5', 20, '2024-03-03T16:40'],
  [6, 'disk-6', 12, '2024-03-03T16:41', idle, fromSnapshot],
  [7, 'disk-7', 16, '2024-05-19'],
  [8, 'disk-8', 32, '2024-05-19T12:30', idle, { blockSize: 2048 }],
  [9, 'disk-9', 64, '2024-06-03T11:20:45.123456789'],
  [10, 'disk-10', 128, '2024-08-27'],
  [11, faultNames.snapshotOfDisk, 12, '2024-10-07'],
]

/** A whole number of blocks that brings the silo's storage to 4.3 TiB, hence not whole GiB. */
const ODD_GIB = 73 + 52_429 * (4096 / GIB)

const rockGarden: Entry[] = [
  [101, 'granite-boot', 64, '2024-03-12', attachedTo(granite), fromImage(imageIds.ubuntu)],
  [102, 'granite-data-1', 16, '2024-03-12T09:01', attachedTo(granite)],
  [103, 'granite-data-2', 16, '2024-03-12T09:02', attachedTo(granite)],
  [104, 'granite-data-3', 16, '2024-03-12T09:03', attachedTo(granite)],
  [105, 'granite-data-4', 16, '2024-03-12T09:04', attachedTo(granite)],
  [106, 'granite-data-5', 16, '2024-03-12T09:05', attachedTo(granite)],
  [107, 'granite-data-6', 16, '2024-03-12T09:06', attachedTo(granite)],
  [108, 'granite-data-7', 16, '2024-03-12T09:07', attachedTo(granite)],
  [
    109,
    'crossroads-boot',
    32,
    '2024-03-12T10:00',
    attachedTo(crossroads),
    fromImage(imageIds.alpine),
  ],
  [110, 'steady-boot', 32, '2024-04-02T05:29', attachedTo(steady), fromImage(imageIds.debian)],
  [111, 'big-iron-boot', 128, '2024-07-01', attachedTo(bigIron), fromImage(imageIds.helios)],
  [112, 'the-largest', 1023, '2024-07-20'],
  [113, 'the-smallest', 1, '2024-07-20T09:05'],
  [114, 'being-made', 10, '2024-12-08', { state: 'creating' }],
  [115, 'at-hand', 20, '2024-07-21', idle, largeBlocks],
  [116, 'ready-to-import', 8, '2024-11-01', { state: 'import_ready' }],
  [117, 'importing-from-url', 8, '2024-11-01T09:01', { state: 'importing_from_url' }],
  [118, 'importing-blocks', 8, '2024-11-01T09:02', { state: 'importing_from_bulk_writes' }],
  [119, 'finalizing', 8, '2024-11-01T09:03', { state: 'finalizing' }],
  [120, 'in-maintenance', 8, '2024-11-01T09:04', { state: 'maintenance' }],
  [121, 'being-attached', 10, '2024-11-02', { state: 'attaching', instance: bigIron }],
  [122, 'being-detached', 10, '2024-11-02T09:01', { state: 'detaching', instance: bigIron }],
  [123, 'gone', 10, '2024-11-02T09:02', { state: 'destroyed' }],
  [124, 'broken', 10, '2024-11-02T09:03', { state: 'faulted' }],
  [125, faultNames.importStart, 1, '2024-10-07', { state: 'import_ready' }],
  [126, faultNames.importWrite, 1, '2024-10-07T09:01', { state: 'importing_from_bulk_writes' }],
  [127, faultNames.importStop, 1, '2024-10-07T09:02', { state: 'importing_from_bulk_writes' }],
  [128, faultNames.diskFinalize, 1, '2024-10-07T09:03', { state: 'import_ready' }],
  [129, 'archive-1', 73, '2024-01-31'],
  [130, 'archive-2', 73, '2024-02-29'],
  [131, 'archive-3', 73, '2024-03-31'],
  [132, 'archive-4', ODD_GIB, '2024-04-30'],
]

/** More than a list page or a picker requests. */
const otherProject: Entry[] = Array.from({ length: 1010 }, (_, index) => [
  1001 + index,
  `disk-${String(index + 1).padStart(4, '0')}`,
  1,
  '2024-02-04',
])

const GIB_PER_TIB = TIB / GIB
const { cumulus, stratus } = instanceIds

const ensemble: Entry[] = [
  [201, 'cumulus-boot', 100, '2023-03-16', attachedTo(cumulus)],
  [202, 'stratus-boot', 100, '2023-03-16', attachedTo(stratus)],
  [203, 'forecasts-1', 1000, '2023-04-01'],
  [204, 'forecasts-2', 2 * GIB_PER_TIB - 1200, '2023-05-01'],
]

const workbench: Entry[] = [
  [301, 'shelf-1', 1000, '2024-01-10T09:30'],
  [302, 'shelf-2', 434, '2024-06-10'],
]

export const diskRecord = (projectId: string, entry: Entry): DiskRecord => {
  const [number, name, gib, created, state = idle, source = {}] = entry
  return {
    projectId,
    size: gib * GIB,
    state,
    devicePath: `/mnt/${name}`,
    blockSize: 512,
    diskType: 'distributed',
    imageId: null,
    readOnly: false,
    snapshotId: null,
    importedBytes: 0,
    ...source,
    ...named(diskId(number), name, '', created),
  }
}

export const seedDisks = ({ db }: BackendState): void => {
  const disks = [
    [projectIds.mock, mockProject],
    [projectIds.other, otherProject],
    [projectIds.rockGarden, rockGarden],
    [projectIds.ensemble, ensemble],
    [projectIds.workbench, workbench],
  ] as const
  for (const [projectId, entries] of disks) {
    for (const entry of entries) db.disks.insert(diskRecord(projectId, entry))
  }
}
