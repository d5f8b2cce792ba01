import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { imageChoice } from '@/store/project/disks/choices'
import { allProjectImagesQuery } from '@/store/project/queries'
import type { RootState } from '@/store/setup/state'
import { allProjectsQuery } from '../queries'

/** The projects of the silo, by their names. */
export const selectProjectChoices = createSelector(
  [(state: RootState) => selectData(state, allProjectsQuery)?.items],
  projects => (projects ?? []).map(({ name }) => ({ value: name, label: name })),
)

/** Why the images of a project cannot be listed; undefined if they can. */
export const selectImagesProblem = (state: RootState, project: string): string | undefined =>
  selectEntry(state, allProjectImagesQuery({ project }))?.error?.message

/** The images of a project that can be promoted; undefined while loading. */
export const selectPromotableImages = createSelector(
  [
    (state: RootState, project: string) =>
      selectData(state, allProjectImagesQuery({ project }))?.items,
  ],
  images => images?.map(image => imageChoice(image)),
)
