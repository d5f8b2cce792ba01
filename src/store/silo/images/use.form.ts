import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import type { SiloForms } from '../forms'

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
