import { LADDER, NEWEST, type Release } from '@/api/releases/ladder'

export const nameOf = (release: Release): string => (release === NEWEST ? 'newest' : `v${release}`)

/** The names of the releases that the backend can be: `v14` to `v22`, `newest`. */
export const releaseNames: readonly string[] = LADDER.map(({ release }) => nameOf(release))

/** The release with that name; undefined if there is none. */
export const releaseNamed = (name: string): Release | undefined =>
  LADDER.find(({ release }) => nameOf(release) === name)?.release
