import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Image } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { projectPaths } from '../paths'
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
  { project = '', image: name = '' }: RouteParams,
) => {
  const image = selectData(state, projectImageViewQuery(project, name))
  return image && toImage(image, project, projectPaths.image({ project, image: name }))
}

/** What the palette offers on the image's panel. */
export const selectProjectImageActions = objectActions('Image', selectProjectImage)
