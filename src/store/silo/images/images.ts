import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { siloPaths } from '../paths'
import { siloImageActions } from './actions'
import { siloImageListQuery, siloImageViewQuery } from '../queries'

/** The rows of the current page of the silo's images. */
export const selectSiloImageRows = listRows(siloImageListQuery, image => ({
  href: siloPaths.image({ image: image.name }),
  actions: siloImageActions(image),
}))

/** The image in the open panel. */
export const selectSiloImage = objectView(siloImageViewQuery, (image, params) => ({
  actions: siloImageActions(image, siloPaths.image(params)),
}))

/** The palette actions of an image's panel. */
export const selectSiloImageActions = objectActions('Image', selectSiloImage)
