import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { projectPaths } from '../paths'
import { projectImageActions } from './actions'
import { projectImageListQuery, projectImageViewQuery } from './queries'

/** The rows of the page of the project's images that is shown. */
export const selectProjectImageRows = listRows(projectImageListQuery, (image, { project }) => ({
  href: projectPaths.image({ project, image: image.name }),
  actions: projectImageActions(image, { project }),
}))

/** The project's image whose panel is shown. */
export const selectProjectImage = objectView(projectImageViewQuery, (image, params) => ({
  actions: projectImageActions(image, params, projectPaths.image(params)),
}))

/** What the palette offers on the image's panel. */
export const selectProjectImageActions = objectActions('Image', selectProjectImage)
