import { descriptionError, nameError } from '@/lib/name'
import type { UploadRequest } from '@/machines/image-upload/image-upload.events'
import type { FileValue } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { uploadRequested } from './events'
import { fileError, labelError, suggestedName, type FileFindings } from './rules'

/** The chosen file, and what was found out about it as soon as that is known. */
export interface ImageFile extends FileValue {
  findings?: FileFindings
}

export interface ImageUploadValues {
  name: string
  description: string
  os: string
  version: string
  /** Bytes. */
  blockSize: UploadRequest['blockSize']
  file: ImageFile | null
  /** The name that was put in for the file: it makes room for that of another one. */
  suggestion: string
}

export const IMAGE_UPLOAD = 'imageUpload'

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

/** An image made of a file. Its upload goes on by itself once the form was taken. */
export const imageUploadForm = defineForm<ImageUploadValues, unknown, ProjectParams<'project'>>({
  name: IMAGE_UPLOAD,
  filesReadLater: { file: 'the image file' },
  checkedAtOnce: ['file'],
  initial: () => ({
    name: '',
    description: '',
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
  check: ({ name, description, os, version, blockSize, file }) =>
    errorsOf({
      name: nameError('Name', name),
      description: descriptionError(description),
      os: labelError(os),
      version: labelError(version),
      file: requiredError('Image file', file) ?? (file ? fileError(file, blockSize) : undefined),
    }),
  toCommand: () => null,
  succeeded: (_values, values, { params: { project } }) => ({
    isDelegated: true,
    followUps: [uploadRequested(toRequest(project, values))],
  }),
  leaveTo: projectPaths.images,
})

export const useImageUploadField = fieldHook(imageUploadForm)
