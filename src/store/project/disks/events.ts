import { createAction } from '@reduxjs/toolkit'

/** A disk left behind by an upload is to be taken out of its import state and deleted. */
export const importCancelRequested = createAction<{
  source: string
  project: string
  disk: string
}>('disks/importCancelRequested')
