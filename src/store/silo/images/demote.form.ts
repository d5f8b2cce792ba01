import type { Image } from '@/api/schema/images'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { siloPaths, type SiloParams } from '../paths'

export interface ImageDemoteValues {
  /** Name of the project that gets the image; empty while none is chosen. */
  project: string
}

/**
 * Gives the silo's image of `params.image`, an id, to one project. `params.on` says where it was
 * asked for: on the `list`, or on the image's own `panel`, which then is the panel of nothing.
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
      ? { project: 'The project has an image of that name already' }
      : {},
})

export const useImageDemoteField = fieldHook(imageDemoteForm)
