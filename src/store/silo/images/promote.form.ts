import type { Image } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'

export interface ImagePromoteValues {
  /** Name of the image's project; empty if none is chosen. */
  project: string
  /** Id of the image; empty if none is chosen. */
  image: string
}

/** Promotes an image of any project to the silo. */
export const imagePromoteForm = defineForm<ImagePromoteValues, Image>({
  name: 'imagePromote',
  initial: () => ({ project: '', image: '' }),
  adjust: (_values, changed) => (changed.includes('project') ? { image: '' } : {}),
  check: ({ project, image }) =>
    errorsOf({
      project: requiredError('Project', project),
      image: requiredError('Image', image),
    }),
  toCommand: ({ image }) => ({ endpoint: 'imagePromote', args: { path: { image } } }),
  succeeded: ({ name }) => ({ toast: { content: ['Image ', emphasis(name), ' promoted'] } }),
})
