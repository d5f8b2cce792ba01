import { commaSeries } from '@/lib/text'
import { formatNumber } from '@/lib/number'
import { type ApiError, withoutAdvice } from '@/api/core/api-error'
import type { FileMarker } from '@/ports/ports'
import { BLOCK_SIZES, MAX_DISK_SIZE_GIB, MAX_NAME_LENGTH } from '@/lib/limits'
import { GIB } from '@/lib/size'
import type { UploadRefusal } from '@/machines/image-upload/image-upload.events'

type BlockSize = (typeof BLOCK_SIZES)[number]

/** The result of inspecting a file before uploading it. */
export type FileFindings =
  | {
      /** The offset of the partition table, which equals the block size; null if there is none. */
      efiOffset: number | null
      /** Whether it is a bootable CD image. */
      isBootableCd: boolean
    }
  | { error: string }

/** The markers of bootable images: the signatures of GPT and ISO 9660. */
export const BOOT_MARKERS: readonly FileMarker[] = [
  ...BLOCK_SIZES.map(offset => ({ text: 'EFI PART', offset })),
  { text: 'CD001', offset: 0x8001 },
]

/** Interprets which of the `BOOT_MARKERS` were found. */
export const findingsFrom = (found: readonly boolean[]): FileFindings => ({
  efiOffset: BLOCK_SIZES.find((_offset, index) => found[index]) ?? null,
  isBootableCd: found[BLOCK_SIZES.length] ?? false,
})

/** Why a file cannot become an image with that block size, or undefined. Sizes in bytes. */
export const fileError = (
  { size, findings }: { size: number; findings?: FileFindings | undefined },
  blockSize: BlockSize,
): string | undefined => {
  if (findings && 'error' in findings) return findings.error
  if (size === 0) return 'The file is empty'
  if (size > MAX_DISK_SIZE_GIB * GIB)
    return `The file is larger than a disk can be: at most ${formatNumber(MAX_DISK_SIZE_GIB)} GiB`
  if (size % blockSize !== 0)
    return `The size of the file, ${formatNumber(size)} bytes, must be a multiple of the block size, ${formatNumber(blockSize)} bytes`
  return undefined
}

/** A warning about the chosen block size, or undefined. */
export const blockSizeNotice = (
  findings: FileFindings | undefined,
  blockSize: BlockSize,
): string | undefined => {
  if (!findings || 'error' in findings) return undefined
  const { efiOffset, isBootableCd } = findings
  if (efiOffset !== null)
    return efiOffset === blockSize
      ? undefined
      : `The file has its EFI marker at ${formatNumber(efiOffset)} bytes, which suggests blocks of that size, but the block size is ${formatNumber(blockSize)}.`
  return isBootableCd && blockSize !== 2048
    ? 'The file looks like a bootable CD, and those usually have a block size of 2,048.'
    : undefined
}

const COMPRESSED = /\.(gz|7z|qcow2|vmdk)$/i

/** Warnings about booting from the file, one sentence each. */
export const bootNotices = (name: string, findings: FileFindings | undefined): string[] => {
  if (!findings || 'error' in findings) return []
  const hasMarker = findings.efiOffset !== null || findings.isBootableCd
  return [
    ...(hasMarker
      ? []
      : [
          `The file has no EFI marker at ${commaSeries(
            BLOCK_SIZES.map(each => formatNumber(each)),
            'or',
          )} bytes, nor the marker of a bootable CD.`,
        ]),
    ...(COMPRESSED.test(name)
      ? [
          'The file may be compressed. Only raw images can be booted, not for example qcow2, vmdk, img.gz or iso.7z.',
        ]
      : []),
  ]
}

const ENDINGS = /(\.(img|iso|raw|bin|dd|qcow2|vmdk|gz|xz|zst|bz2|7z))+$/

/** Suggests an image name for a file name: `Ubuntu_24.04.img` gives `ubuntu-24-04`. */
export const suggestedName = (fileName: string): string => {
  const words = fileName
    .toLowerCase()
    .replace(ENDINGS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
  const name = /^[a-z]/.test(words) || words === '' ? words : `image-${words}`
  return name.slice(0, MAX_NAME_LENGTH).replace(/-+$/, '')
}

/**
 * The refusal for a failed call. Its message has no general advice: cleaning up shows what became
 * of the call.
 */
export const refusalOf = (error: ApiError): UploadRefusal => ({
  message: withoutAdvice(error),
  isNameTaken: error.errorCode === 'ObjectAlreadyExists',
  requestId: error.requestId,
})

/** The same of a part of the file. Users cannot make parts smaller, but operators allow larger ones. */
export const chunkRefusalOf = (error: ApiError): Omit<UploadRefusal, 'isNameTaken'> => ({
  message:
    error.statusCode === 413
      ? `${withoutAdvice(error)} Files are sent in requests of up to 700 kB.`
      : withoutAdvice(error),
  requestId: error.requestId,
})

/** Names that make the in-memory backend fail: see its sentinels. */
const FAILING_DISK = /^(disk-create|import-start|import-write|import-stop|disk-finalize)-500$/
const FAILING_SNAPSHOT = /^delete-500$/

const isDemo = () => __DEV__ || __PREVIEW__

/**
 * The names of an upload's temporary disk and snapshot. In a demo, an image named after a failure
 * causes that failure.
 */
export const temporaryNames = (image: string, draw: () => number) => {
  const diskName = `tmp-for-image-${draw()}`
  const snapshotName = `tmp-snapshot-${draw()}`
  return {
    diskName: isDemo() && FAILING_DISK.test(image) ? image : diskName,
    snapshotName: isDemo() && FAILING_SNAPSHOT.test(image) ? image : snapshotName,
  }
}
