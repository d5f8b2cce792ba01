import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp } from '@/api/schema/floating-ips'
import { selectFailure } from '@/store/queries/failure'
import type { RootState } from '@/store/setup/state'
import { selectFreeFloatingIps as selectUnattached } from '../floating-ips/choices'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { selectNewInstance } from './choices'

const NONE: readonly never[] = []

const selectFloatingIps = (state: RootState, project: string): readonly FloatingIp[] =>
  selectData(state, allFloatingIpsQuery({ project }))?.items ?? NONE

/** Why the floating IPs could not be read; undefined where they were. */
export const selectFloatingIpsProblem = (state: RootState, project: string): string | undefined =>
  selectFailure(state, allFloatingIpsQuery({ project }))

const selectChosen = (state: RootState): readonly string[] =>
  selectNewInstance(state, 'floatingIps') ?? NONE

/** False where the project has no floating IPs at all, attached ones included. */
export const selectHasFloatingIps = (state: RootState, project: string): boolean =>
  selectFloatingIps(state, project).length > 0

/** The floating IPs chosen so far, in that order. */
export const selectChosenFloatingIps = createSelector(
  [selectFloatingIps, selectChosen],
  (all, chosen) =>
    chosen.map(name => ({ name, ip: all.find(each => each.name === name)?.ip ?? '' })),
)

/** The floating IPs that nothing has and that are not chosen yet. */
export const selectFreeFloatingIps = createSelector(
  [selectUnattached, selectChosen],
  (unattached, chosen) => unattached.filter(({ name }) => !chosen.includes(name)),
)
