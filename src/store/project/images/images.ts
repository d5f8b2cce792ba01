import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { projectImageActions } from './actions'
import { projectImageListQuery, projectImageViewQuery } from './queries'

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
