import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Image } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { siloPaths } from '../paths'
import { siloImageActions } from './actions'
import { siloImageViewQuery } from './queries'

export interface SiloImageViewModel extends Image {
  actions: readonly ActionViewModel[]
}

const toImage = weakMapMemoize((image: Image, screen: string): SiloImageViewModel => ({
  ...image,
  actions: siloImageActions(image, screen),
}))

/** The silo's image whose panel is shown. */
export const selectSiloImage = (state: RootState, { image: name = '' }: RouteParams) => {
  const image = selectData(state, siloImageViewQuery(name))
  return image && toImage(image, siloPaths.image({ image: name }))
}

/** What the palette offers on the image's panel. */
export const selectSiloImageActions = objectActions('Image', selectSiloImage)
