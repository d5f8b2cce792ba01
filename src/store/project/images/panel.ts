import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Image } from '@/api/schema/images'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { projectImageActions } from './actions'
import { projectImageViewQuery } from './queries'

export interface ProjectImageViewModel extends Image {
  actions: readonly ActionViewModel[]
}

const toImage = weakMapMemoize(
  (image: Image, project: string, screen: string): ProjectImageViewModel => ({
    ...image,
    actions: projectImageActions(image, { project, screen }),
  }),
)

/** The project's image whose panel is shown. */
export const selectProjectImage = (
  state: RootState,
  { project, image: name }: ProjectParams<'image'>,
) => {
  const image = selectData(state, projectImageViewQuery({ project, image: name }))
  return image && toImage(image, project, projectPaths.image({ project, image: name }))
}

/** What the palette offers on the image's panel. */
export const selectProjectImageActions = objectActions('Image', selectProjectImage)
