import type { Command, Query } from '@/api/operations/table'
import { GIB } from '@/lib/size'
import type { UploadCall } from '@/machines/image-upload/image-upload.events'
import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'

const NOT_FOUND = [404]

/** The image of that name in the project; null where there is none. */
export const imageQuery = (project: string, image: string) =>
  ({
    endpoint: 'imageView',
    args: { path: { image }, query: { project } },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** The snapshot of that name in the project; null where there is none. */
export const snapshotQuery = (project: string, snapshot: string) =>
  ({
    endpoint: 'snapshotView',
    args: { path: { snapshot }, query: { project } },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** The disk of that id, or of that name in the project; null where there is none. */
export const diskQuery = (disk: string, project?: string) =>
  ({
    endpoint: 'diskView',
    args: { path: { disk }, ...(project !== undefined && { query: { project } }) },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** What a call of the upload asks for. Disk and snapshot are named by id, which stands alone. */
export const commandOf = (
  call: Exclude<UploadCall, 'snapshotView'>,
  { request, diskName, diskId, snapshotName, snapshotId }: ImageUploadContext,
): Command => {
  if (!request) throw new Error('Nothing is being uploaded.')
  const { project, name, description, os, version, blockSize, file } = request
  const disk = { path: { disk: diskId ?? '' } }
  const snapshot = snapshotId ?? ''
  switch (call) {
    case 'diskCreate':
      return {
        endpoint: 'diskCreate',
        args: {
          query: { project },
          body: {
            name: diskName ?? '',
            description: `Temporary disk for importing the image ${name}`,
            diskSource: { type: 'importing_blocks', blockSize },
            size: Math.ceil(file.size / GIB) * GIB,
          },
        },
      }
    case 'importStart':
      return { endpoint: 'diskBulkWriteImportStart', args: disk }
    case 'importStop':
      return { endpoint: 'diskBulkWriteImportStop', args: disk }
    case 'finalize':
      return {
        endpoint: 'diskFinalizeImport',
        args: { ...disk, body: { snapshotName: snapshotName ?? '' } },
      }
    case 'imageCreate':
      return {
        endpoint: 'imageCreate',
        args: {
          query: { project },
          body: { name, description, os, version, source: { type: 'snapshot', id: snapshot } },
        },
      }
    case 'snapshotDelete':
      return { endpoint: 'snapshotDelete', args: { path: { snapshot } } }
    case 'diskDelete':
      return { endpoint: 'diskDelete', args: disk }
  }
}

/** One chunk, from so many bytes into the disk on. */
export const chunkCommand = (disk: string, offset: number, base64EncodedData: string) =>
  ({
    endpoint: 'diskBulkWriteImport',
    args: { path: { disk }, body: { offset, base64EncodedData } },
  }) as const satisfies Command
