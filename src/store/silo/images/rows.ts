import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Image } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { siloPaths } from '../paths'
import { siloImageActions } from './actions'
import { siloImageListQuery } from './queries'

export interface SiloImageRowViewModel extends Image {
  href: string
  actions: readonly ActionViewModel[]
}

/** One row per image as it was read. */
const toRow = weakMapMemoize((image: Image): SiloImageRowViewModel => ({
  ...image,
  href: siloPaths.image({ image: image.name }),
  actions: siloImageActions(image),
}))

/** The rows of the page of the silo's images that is shown. */
export const selectSiloImageRows = createSelector(
  [(state: RootState) => selectPageItems(state, siloImageListQuery)],
  images => images.map(image => toRow(image)),
)
