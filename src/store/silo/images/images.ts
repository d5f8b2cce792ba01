import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { siloPaths } from '../paths'
import { siloImageActions } from './actions'
import { siloImageListQuery, siloImageViewQuery } from './queries'

/** The rows of the page of the silo's images that is shown. */
export const selectSiloImageRows = listRows(siloImageListQuery, image => ({
  href: siloPaths.image({ image: image.name }),
  actions: siloImageActions(image),
}))

/** The silo's image whose panel is shown. */
export const selectSiloImage = objectView(siloImageViewQuery, (image, params) => ({
  actions: siloImageActions(image, siloPaths.image(params)),
}))

/** What the palette offers on the image's panel. */
export const selectSiloImageActions = objectActions('Image', selectSiloImage)
