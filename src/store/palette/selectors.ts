import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '@/store/setup/state'

/** How many projects are remembered. */
export const MOST_PROJECTS = 10

/** The projects that the user has opened, the latest first. */
export const selectOpenedProjects = createSelector(
  [(state: RootState) => state.palette.recent, (state: RootState) => state.palette.projects],
  (recent, before = []) =>
    [...new Set([...recent.flatMap(({ params: { project } }) => project ?? []), ...before])].slice(
      0,
      MOST_PROJECTS,
    ),
)

export const selectIsPaletteOpen = (state: RootState) => state.palette.isOpen
