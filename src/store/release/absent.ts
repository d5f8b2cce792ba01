import { since } from '@/api/generated/since'
import { NEWEST, type Release, supports, type Feature } from '@/api/releases/ladder'
import type { NavigationError } from '@/machines/navigation/navigation.events'
import type { RouteMatch } from '@/store/routing/match'
import { neededRelease } from './release-names'

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
