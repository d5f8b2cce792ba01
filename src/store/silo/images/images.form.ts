import type { Image } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import type { SiloForms } from '../forms'
import { type SiloParams, siloPaths } from '../paths'

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

export interface ImageUseValues {
  /** Name of the project; empty if none is chosen. */
  project: string
}

const PAGES = { disk: projectPaths.diskCreateFrom, instance: projectPaths.instanceCreateFrom }

/**
 * Chooses the project in which a disk or an instance, as `params.make` says, is made from the
 * silo's image with the id `params.image`, and opens the form for it.
 */
export const imageUseForm = defineForm<ImageUseValues, unknown, SiloForms['imageUse']>({
  name: 'imageUse',
  initial: () => ({ project: '' }),
  check: ({ project }) => errorsOf({ project: requiredError('Project', project) }),
  succeeded: (_result, { project }, { params: { image, make } }) => ({
    followUps: [navigationRequested({ to: PAGES[make]({ project, image }) })],
  }),
})
