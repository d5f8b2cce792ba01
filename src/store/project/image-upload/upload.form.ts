import type { UploadRequest } from '@/machines/image-upload/image-upload.events'
import type { FileValue } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { imageLabelError } from '../images/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { uploadRequested } from './events'
import { fileError, suggestedName, type FileFindings } from './rules'

/** The chosen file, with the result of its inspection once available. */
export interface ImageFile extends FileValue {
  findings?: FileFindings
}

export interface ImageUploadValues extends Identity {
  os: string
  version: string
  /** Bytes. */
  blockSize: UploadRequest['blockSize']
  file: ImageFile | null
  /** The name suggested for the file, which the suggestion for another file replaces. */
  suggestion: string
}

export const IMAGE_UPLOAD = 'imageUpload'

type UploadParams = ProjectParams<'imageUploadFor'>

/** Where the upload leads: to the images, or back to the new instance that needs one. */
export const afterUpload = ({ project, back = '' }: UploadParams): string =>
  /^[^?]*/.exec(back)?.[0] === projectPaths.instanceCreate({ project })
    ? back
    : projectPaths.images({ project })

const toRequest = (
  project: string,
  { name, description, os, version, blockSize, file }: ImageUploadValues,
): UploadRequest => ({
  project,
  name,
  description,
  os,
  version,
  blockSize,
  file: { id: file?.id ?? '', name: file?.name ?? '', size: file?.size ?? 0 },
})

/** Creates an image from a file. The upload continues on its own after submission. */
export const imageUploadForm = defineForm<ImageUploadValues, unknown, UploadParams>({
  name: IMAGE_UPLOAD,
  filesReadLater: { file: 'the image file' },
  checkedAtOnce: ['file'],
  initial: () => ({
    ...identityForm.initial(),
    os: '',
    version: '',
    blockSize: 512,
    file: null,
    suggestion: '',
  }),
  adjust({ name, file, suggestion }, changed) {
    if (!changed.includes('file') || !file || file.findings || name !== suggestion) return {}
    const suggested = suggestedName(file.name)
    return { name: suggested, suggestion: suggested }
  },
  check: ({ os, version, blockSize, file, ...identity }) =>
    errorsOf({
      ...identityForm.check(identity),
      os: imageLabelError(os),
      version: imageLabelError(version),
      file: requiredError('Image file', file) ?? (file ? fileError(file, blockSize) : undefined),
    }),
  succeeded: (_values, values, { params: { project } }) => ({
    isDelegated: true,
    followUps: [uploadRequested(toRequest(project, values))],
  }),
  leaveTo: afterUpload,
})
