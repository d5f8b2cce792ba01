import type { FileValue } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { GIB } from '@/lib/size'
import { uploadRequested } from './events'

export interface RepositoryUploadValues {
  file: FileValue | null
  /** SHA-256 that the file should have; empty if the user knows none. */
  expected: string
}

export const UPLOAD = 'repositoryUpload'

const MAX_GIB = 4

/** Why a repository of that size cannot be uploaded, or undefined. */
export const sizeError = ({ size }: Pick<FileValue, 'size'>): string | undefined => {
  if (size === 0) return 'The file is empty'
  return size > MAX_GIB * GIB ? `A repository can have at most ${MAX_GIB} GiB` : undefined
}

/** A checksum as it is compared. */
export const normalHash = (text: string): string => text.trim().toLowerCase()

const hashError = (text: string): string | undefined =>
  text.trim() === '' || /^[0-9a-f]{64}$/.test(normalHash(text))
    ? undefined
    : 'A SHA-256 has 64 hexadecimal digits'

/** Chooses the repository to upload. The upload continues on its own after submission. */
export const repositoryUploadForm = defineForm<RepositoryUploadValues, unknown, object>({
  name: UPLOAD,
  filesReadLater: { file: 'the repository file' },
  checkedAtOnce: ['file', 'expected'],
  initial: () => ({ file: null, expected: '' }),
  check: ({ file, expected }) =>
    errorsOf({
      file: requiredError('Repository file', file) ?? (file?.id ? sizeError(file) : undefined),
      expected: hashError(expected),
    }),
  succeeded: (_result, { expected }) => ({
    isDelegated: true,
    followUps: [uploadRequested({ expected: normalHash(expected) })],
  }),
})
