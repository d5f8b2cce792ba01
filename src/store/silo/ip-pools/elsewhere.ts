import { createSelector } from '@reduxjs/toolkit'
import { bigNumber } from '@/lib/figures'
import { commaSeries } from '@/lib/text'
import type { RootState } from '@/store/setup/state'
import { selectPools, selectPoolSpace } from './choices'

/** How many other pools are looked at for one with free addresses, each with a call. */
const MOST_OTHERS = 20

/** The names of the other pools of the silo that could give the same address. */
export const selectOtherPools = createSelector(
  [selectPools, (_state: RootState, pool: string) => pool],
  (pools = [], pool): readonly string[] => {
    const version = pools.find(({ name }) => name === pool)?.version
    return pools
      .filter(each => each.name !== pool && each.version === version)
      .map(({ name }) => name)
  },
)

/** Those of them whose addresses are counted. */
export const countedPools = (names: readonly string[]) => names.slice(0, MOST_OTHERS)

/** Which other pools have free addresses, as a sentence; empty while that is not known. */
export const selectFreeElsewhere = (state: RootState, pool: string): string => {
  const others = selectOtherPools(state, pool)
  const spaces = others.map(name => [name, selectPoolSpace(state, name)?.remaining] as const)
  const free = spaces.flatMap(([name, left]) =>
    left ? [`${name} (${bigNumber(left, 'en-US').text})`] : [],
  )
  if (free.length > 0) return `Free addresses are in ${commaSeries(free, 'and')}.`
  if (others.length === 0) return 'The silo has no other such pool.'
  return spaces.every(([, left]) => left === 0) ? 'No other pool of the silo has one.' : ''
}
