import type { ApiError } from '@/api/core/api-error'
import { withoutAdvice } from '@/api/core/failures'
import type { FileMarker } from '@/app/ports'
import {
  BLOCK_SIZES,
  MAX_DISK_SIZE_GIB,
  MAX_IMAGE_LABEL_LENGTH,
  MAX_NAME_LENGTH,
} from '@/lib/limits'
import { GIB } from '@/lib/size'
import type { UploadRefusal } from '@/machines/image-upload/image-upload.events'

type BlockSize = (typeof BLOCK_SIZES)[number]

/** What was found out about a file before it is uploaded. */
export type FileFindings =
  | {
      /** The offset at which the partition table begins, which tells the block size; null for none. */
      efiOffset: number | null
      /** Whether it is the image of a CD that can be booted from. */
      isBootableCd: boolean
    }
  | { error: string }

/** What tells an image that can be booted from: GPT's signature, or that of ISO 9660. */
export const BOOT_MARKERS: readonly FileMarker[] = [
  ...BLOCK_SIZES.map(offset => ({ text: 'EFI PART', offset })),
  { text: 'CD001', offset: 0x8001 },
]

/** What the answers to `BOOT_MARKERS` mean. */
export const findingsFrom = (found: readonly boolean[]): FileFindings => ({
  efiOffset: BLOCK_SIZES.find((_offset, index) => found[index]) ?? null,
  isBootableCd: found[BLOCK_SIZES.length] ?? false,
})

/** Why a file cannot become an image with blocks of that size, or undefined. Sizes in bytes. */
export const fileError = (
  { size, findings }: { size: number; findings?: FileFindings | undefined },
  blockSize: BlockSize,
): string | undefined => {
  if (findings && 'error' in findings) return findings.error
  if (size === 0) return 'The file is empty'
  if (size > MAX_DISK_SIZE_GIB * GIB)
    return `The file is larger than a disk can be: at most ${MAX_DISK_SIZE_GIB} GiB`
  if (size % blockSize !== 0)
    return `The size of the file must be a multiple of the block size, ${blockSize} bytes`
  return undefined
}

/** Why the name of an operating system or its version cannot be used, or undefined. */
export const labelError = (value: string): string | undefined =>
  value.length > MAX_IMAGE_LABEL_LENGTH
    ? `Must be at most ${MAX_IMAGE_LABEL_LENGTH} characters`
    : undefined

/** What speaks against the chosen block size, in a sentence, or undefined. */
export const blockSizeNotice = (
  findings: FileFindings | undefined,
  blockSize: BlockSize,
): string | undefined => {
  if (!findings || 'error' in findings) return undefined
  const { efiOffset, isBootableCd } = findings
  if (efiOffset !== null)
    return efiOffset === blockSize
      ? undefined
      : `The file has its EFI marker at ${efiOffset} bytes, which speaks for blocks of that size, but the block size is ${blockSize}.`
  return isBootableCd && blockSize !== 2048
    ? 'The file looks like a bootable CD, and those usually have a block size of 2048.'
    : undefined
}

const COMPRESSED = /\.(gz|7z|qcow2|vmdk)$/i

/** What speaks against booting from the file, a sentence each. */
export const bootNotices = (name: string, findings: FileFindings | undefined): string[] => {
  if (!findings || 'error' in findings) return []
  const hasMarker = findings.efiOffset !== null || findings.isBootableCd
  return [
    ...(hasMarker
      ? []
      : [
          `The file has no EFI marker at ${BLOCK_SIZES.slice(0, -1).join(', ')} or ${BLOCK_SIZES.at(-1)} bytes, nor the marker of a bootable CD.`,
        ]),
    ...(COMPRESSED.test(name)
      ? [
          'The file may be compressed. Only raw images can be booted from: not qcow2, vmdk, img.gz or iso.7z, for example.',
        ]
      : []),
  ]
}

const ENDINGS = /(\.(img|iso|raw|bin|dd|qcow2|vmdk|gz|xz|zst|bz2|7z))+$/

/** A name for the image, made of its file's: `Ubuntu_24.04.img` gives `ubuntu-24-04`. */
export const suggestedName = (fileName: string): string => {
  const words = fileName
    .toLowerCase()
    .replace(ENDINGS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
  const name = /^[a-z]/.test(words) || words === '' ? words : `image-${words}`
  return name.slice(0, MAX_NAME_LENGTH).replace(/-+$/, '')
}

/** What to say of a failed call. What became of it is found out when it is cleaned up after. */
export const refusalOf = (error: ApiError): UploadRefusal => ({
  message: withoutAdvice(error),
  isNameTaken: error.errorCode === 'ObjectAlreadyExists',
  requestId: error.requestId,
})

/** The names for which the in-memory backend fails: see its sentinels. */
const FAILING_DISK = /^(disk-create|import-start|import-write|import-stop|disk-finalize)-500$/
const FAILING_SNAPSHOT = /^delete-500$/

const isDemo = () => __DEV__ || __PREVIEW__

/**
 * Names of the disk and the snapshot that an image is made by way of. In a demo an image that is
 * called after a failure gets one.
 */
export const temporaryNames = (image: string, draw: () => number) => {
  const diskName = `tmp-for-image-${draw()}`
  const snapshotName = `tmp-snapshot-${draw()}`
  return {
    diskName: isDemo() && FAILING_DISK.test(image) ? image : diskName,
    snapshotName: isDemo() && FAILING_SNAPSHOT.test(image) ? image : snapshotName,
  }
}
