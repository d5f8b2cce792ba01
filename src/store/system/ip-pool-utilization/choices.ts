import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { ipPoolUtilizationQuery } from './queries'

/** How many addresses a pool has and has left; undefined while unknown. */
export const selectPoolSpace = (state: RootState, pool: string) =>
  selectData(state, ipPoolUtilizationQuery({ pool }))
