import type { Command, Query } from '@/api/operations/table'
import { GIB } from '@/lib/size'
import type { UploadCall } from '@/machines/image-upload/image-upload.events'
import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'

const NOT_FOUND = [404]

/** The image with that name in the project; null if there is none. */
export const imageQuery = (project: string, image: string) =>
  ({
    endpoint: 'imageView',
    args: { path: { image }, query: { project } },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** The snapshot with that name in the project; null if there is none. */
export const snapshotQuery = (project: string, snapshot: string) =>
  ({
    endpoint: 'snapshotView',
    args: { path: { snapshot }, query: { project } },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** The disk with that id, or that name in the project; null if there is none. */
export const diskQuery = (disk: string, project?: string) =>
  ({
    endpoint: 'diskView',
    args: { path: { disk }, ...(project !== undefined && { query: { project } }) },
    expect: NOT_FOUND,
  }) as const satisfies Query

/** The command of a call. Disk and snapshot are given by id, which needs no project. */
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
            diskBackend: {
              type: 'distributed',
              diskSource: { type: 'importing_blocks', blockSize },
            },
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

/** Writes one chunk at an offset in bytes. */
export const chunkCommand = (disk: string, offset: number, base64EncodedData: string) =>
  ({
    endpoint: 'diskBulkWriteImport',
    args: { path: { disk }, body: { offset, base64EncodedData } },
  }) as const satisfies Command
