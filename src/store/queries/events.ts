import { createAction } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/** A part of the screen needs these as long as it stands: a dialog, a cell of a row. */
export const queriesWanted = createAction<{ owner: string; queries: readonly Query[] }>(
  'queries/wanted',
)
export const queriesReleased = createAction<{ owner: string }>('queries/released')

/** Everything that the screen shows is to be read again now. */
export const refreshRequested = createAction('queries/refreshRequested')
export const refreshFinished = createAction('queries/refreshFinished')
