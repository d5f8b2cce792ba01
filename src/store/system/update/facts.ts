import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'
import { allPhysicalDisksQuery, allSledInstancesQuery, allSledsQuery } from '../sleds/queries'

const BASIS: readonly Query[] = [allSledsQuery, allPhysicalDisksQuery]

const selectSleds = (state: RootState) => selectData(state, allSledsQuery)?.items

/** The queries for what an update restarts. */
export const selectFactQueries = createSelector([selectSleds], (sleds = []): readonly Query[] => [
  ...BASIS,
  ...sleds.map(({ id }) => allSledInstancesQuery({ sledId: id })),
])

const selectInstanceCounts = (state: RootState) =>
  selectSleds(state)?.map(
    ({ id }) => selectData(state, allSledInstancesQuery({ sledId: id }))?.items.length,
  )

/** What an update restarts, and what may go wrong with it; undefined where it is not known. */
export const selectRestartFacts = createSelector(
  [
    selectSleds,
    (state: RootState) => selectData(state, allPhysicalDisksQuery)?.items,
    // Compared as a text, because it is made again each time.
    (state: RootState) => JSON.stringify(selectInstanceCounts(state)),
  ],
  (sleds, disks, countsText) => {
    const counts = countsText === undefined ? [] : (JSON.parse(countsText) as (number | null)[])
    const isCounted = sleds !== undefined && counts.every(count => count !== null)
    return {
      sleds: sleds?.length,
      instances: isCounted
        ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        : undefined,
      sledsAway: sleds?.filter(
        ({ policy, state }) => policy.kind !== 'in_service' || state !== 'active',
      ).length,
      disksAway: disks?.filter(
        ({ policy, state }) => policy.kind !== 'in_service' || state !== 'active',
      ).length,
    }
  },
)
