import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { Image } from '@/api/schema/images'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/state'
import { projectPaths } from '../paths'
import { projectImageActions } from './actions'
import { projectImageListQuery } from './queries'

export interface ProjectImageRowViewModel extends Image {
  href: string
  actions: readonly ActionViewModel[]
}

/** One row per image as it was read. */
const toRow = weakMapMemoize((image: Image, project: string): ProjectImageRowViewModel => ({
  ...image,
  href: projectPaths.image({ project, image: image.name }),
  actions: projectImageActions(image, { project }),
}))

/** The rows of the page of the project's images that is shown. */
export const selectProjectImageRows = createSelector(
  [
    (state: RootState, project: string) =>
      selectPageItems(state, projectImageListQuery({ project })),
    (_state: RootState, project: string) => project,
  ],
  (images, project) => images.map(image => toRow(image, project)),
)
