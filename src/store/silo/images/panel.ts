import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Image } from '@/api/schema/images'
import type { ActionViewModel } from '@/store/commands/action'
import type { RouteParams, ScreenActions } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { siloPaths } from '../paths'
import { promoteImage, siloImageActions } from './actions'
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

const toActions = weakMapMemoize(({ name, actions }: SiloImageViewModel): ScreenActions => ({
  to: `Image ${name}`,
  actions,
}))

/** What the palette offers on the image's panel. */
export const selectSiloImageActions = (state: RootState, params: RouteParams) => {
  const image = selectSiloImage(state, params)
  return image ? toActions(image) : null
}

const LIST_ACTIONS: ScreenActions = { actions: [promoteImage] }

/** What the palette offers on the list. */
export const selectSiloImagesActions = (): ScreenActions => LIST_ACTIONS
