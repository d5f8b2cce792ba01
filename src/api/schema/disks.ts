import { z } from 'zod'
import { ByteCount, Name, NameOrId, ResultsPage, identityCreate, identityMetadata } from './common'
import { text, uint64, uuid } from './scalars'

/** Bytes. */
export const BlockSize = z.literal([512, 2048, 4096])
export type BlockSize = z.infer<typeof BlockSize>

/** Where the disk is in its life; while it is bound to an instance, to which. */
export const DiskState = z.discriminatedUnion('state', [
  z.object({
    state: z.enum([
      'creating',
      'detached',
      'import_ready',
      'importing_from_url',
      'importing_from_bulk_writes',
      'finalizing',
      'maintenance',
      'destroyed',
      'faulted',
    ]),
  }),
  z.object({ state: z.enum(['attaching', 'attached', 'detaching']), instance: uuid }),
])
export type DiskState = z.infer<typeof DiskState>

/** Block storage that at most one instance uses. */
export const Disk = z.object({
  ...identityMetadata,
  blockSize: ByteCount,
  devicePath: z.string(),
  imageId: uuid.nullish(),
  projectId: uuid,
  size: ByteCount,
  snapshotId: uuid.nullish(),
  state: DiskState,
})
export type Disk = z.infer<typeof Disk>

export const DiskResultsPage = ResultsPage(Disk)
export type DiskResultsPage = ResultsPage<Disk>

/** What a disk is filled with at its creation. */
export const DiskSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('blank'), blockSize: BlockSize }),
  z.object({ type: z.literal('snapshot'), snapshotId: uuid }),
  z.object({ type: z.literal('image'), imageId: uuid }),
  z.object({ type: z.literal('importing_blocks'), blockSize: BlockSize }),
])
export type DiskSource = z.infer<typeof DiskSource>

export const DiskCreate = z.object({
  ...identityCreate,
  diskSource: DiskSource,
  size: ByteCount,
})
export type DiskCreate = z.infer<typeof DiskCreate>

export const DiskPath = z.object({ disk: NameOrId })
export type DiskPath = z.infer<typeof DiskPath>

/** One chunk of an upload. Offset and length are multiples of the block size. */
export const ImportBlocksBulkWrite = z.object({ base64EncodedData: text, offset: uint64 })
export type ImportBlocksBulkWrite = z.infer<typeof ImportBlocksBulkWrite>

/** Ends an import; with a name, also takes a snapshot. */
export const FinalizeDisk = z.object({ snapshotName: Name.nullish() })
export type FinalizeDisk = z.infer<typeof FinalizeDisk>

export const DiskMetricName = z.enum([
  'activated',
  'flush',
  'read',
  'read_bytes',
  'write',
  'write_bytes',
])
export type DiskMetricName = z.infer<typeof DiskMetricName>
