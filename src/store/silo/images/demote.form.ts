import type { Image } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { siloPaths, type SiloParams } from '../paths'

export interface ImageDemoteValues {
  /** Name of the project to move the image to; empty if none is chosen. */
  project: string
}

/**
 * Moves the silo's image with the id `params.image` to a project. `params.on` says where the form
 * was opened: on the `list`, or on the image's `panel`, which closes as the image is no longer
 * there.
 */
export const imageDemoteForm = defineForm<
  ImageDemoteValues,
  Image,
  SiloParams<'image'> & { on?: string }
>({
  name: 'imageDemote',
  initial: () => ({ project: '' }),
  check: ({ project }) => errorsOf({ project: requiredError('Project', project) }),
  toCommand: ({ project }, { params: { image } }) => ({
    endpoint: 'imageDemote',
    args: { path: { image }, query: { project } },
  }),
  succeeded: ({ name }, { project }, { params: { on } }) => ({
    toast: {
      content: ['Image ', emphasis(name), ' demoted'],
      link: { label: `View images in ${project}`, to: projectPaths.images({ project }) },
    },
    ...(on === 'panel' && {
      followUps: [navigationRequested({ to: siloPaths.images(), replace: true })],
    }),
  }),
  fieldErrors: ({ errorCode }): Record<string, string> =>
    errorCode === 'ObjectAlreadyExists'
      ? { project: 'The project already has an image with that name' }
      : {},
})
