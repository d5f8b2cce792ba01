import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { projectImageActions } from './actions'
import { imageByIdQuery, projectImageListQuery, projectImageViewQuery } from '../queries'

const NO_ACTIONS: readonly ActionViewModel[] = []

/** The rows of the current page of the project's images. */
export const selectProjectImageRows = listRows(projectImageListQuery, (image, { project }) => ({
  href: projectPaths.image({ project, image: image.name }),
  actions: projectImageActions(image, { project }),
}))

/** The image in the open panel. */
export const selectProjectImage = objectView(projectImageViewQuery, (image, params) => ({
  actions: projectImageActions(image, params, projectPaths.image(params)),
}))

/** The palette actions of an image's panel. */
export const selectProjectImageActions = objectActions('Image', selectProjectImage)

/** The image that a disk was made from, in the panel over the disks: only to be looked at. */
export const selectImageById = objectView(imageByIdQuery, () => ({ actions: NO_ACTIONS }))
