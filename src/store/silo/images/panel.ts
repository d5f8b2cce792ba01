import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Image } from '@/api/schema/images'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/state'
import { siloPaths, type SiloParams } from '../paths'
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
export const selectSiloImage = (state: RootState, { image: name }: SiloParams<'image'>) => {
  const image = selectData(state, siloImageViewQuery({ image: name }))
  return image && toImage(image, siloPaths.image({ image: name }))
}

/** What the palette offers on the image's panel. */
export const selectSiloImageActions = objectActions('Image', selectSiloImage)
