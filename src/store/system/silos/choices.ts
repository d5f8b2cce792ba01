import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { allSilosQuery } from './queries'

/** The names of the discoverable silos, by id. */
export const selectSiloNames = createSelector(
  [(state: RootState) => selectData(state, allSilosQuery)?.items],
  (silos = []) => new Map(silos.map(({ id, name }) => [id, name])),
)
