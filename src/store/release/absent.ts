import { NEWEST_VERSION, versionOf } from '@/api/core/rack'
import {
  FIRST_VERSIONED,
  LADDER,
  NEWEST,
  OLDEST,
  type Release,
  type Feature,
  supports,
} from '@/api/releases/ladder'
import { since } from '@/api/generated/since'
import type { RootState } from '@/store/setup/state'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import type { RouteMatch } from '@/store/routing/match'

const LAST_RELEASE = LADDER.at(-2)!.release

/** A release as users know it: `19`; the newest API has no number yet: `newer than 22`. */
export const releaseName = (release: Release): string =>
  release === NEWEST ? `newer than ${LAST_RELEASE}` : `${release}`

/** What a rack must run at least to have a feature: `release 19`, `a release newer than 22`. */
export const neededRelease = (feature: Feature): string =>
  since[feature] === NEWEST ? `a release ${releaseName(NEWEST)}` : `release ${since[feature]}`

/** What the rack runs: `19`, `newer than 22`. */
export const selectReleaseWords = ({ release: { known, isNewer } }: RootState): string => {
  if (isNewer) return 'Newer than this console'
  return known ? releaseName(known.release) : 'Unknown'
}

/** The version of the API that the rack is asked for. */
export const selectApiVersionWords = ({ release: { known } }: RootState): string => {
  if (!known) return 'Unknown'
  return known.release < FIRST_VERSIONED ? 'Not versioned' : versionOf(known.release)
}

/** What the console was made for: `14 to 22 and API 2026081901`. */
export const MADE_FOR = `${OLDEST} to ${LAST_RELEASE} and API ${NEWEST_VERSION.split('.')[0]}`

/** The newest feature that a screen needs and the rack lacks; undefined if it lacks none. */
export const missingFeature = (
  { chain }: Pick<RouteMatch, 'chain'>,
  release: Release,
): Feature | undefined =>
  chain
    .map(({ needs }) => needs)
    .findLast(needs => needs !== undefined && !supports(release, needs))

/** The same for a rack whose release is unknown and that has no such route. */
export const neededFeature = ({ chain }: Pick<RouteMatch, 'chain'>): Feature | undefined =>
  chain.map(({ needs }) => needs).findLast(needs => needs !== undefined)

/** The problem of a screen that needs a feature. Its message is the heading shown instead. */
export const absenceOf = (feature: Feature): NavigationError => ({
  kind: 'absent',
  status: 0,
  message:
    since[feature] === NEWEST
      ? `Needs ${neededRelease(feature)}`
      : `Needs system release ${since[feature]}`,
})
