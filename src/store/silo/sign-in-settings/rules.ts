import { selectData } from '@/api/core/api'
import { pluralize } from '@/lib/text'
import type { RootState } from '@/store/setup/state'
import { authSettingsQuery } from '../identities/queries'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A life of tokens in the largest unit that it is a whole number of: `36 hours`. */
export const lifeInWords = (seconds: number): string => {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3]
  return pluralize(unit, seconds / length)
}

/** How long new access tokens of the silo can live; undefined if there is no limit or no answer. */
export const selectLongestLife = (state: RootState): string | undefined => {
  const seconds = selectData(state, authSettingsQuery)?.deviceTokenMaxTtlSeconds
  return seconds ? lifeInWords(seconds) : undefined
}
