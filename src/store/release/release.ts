import { useMemo } from 'react'
import { NEWEST, type Release, supports, type Feature, limitsOf } from '@/api/releases/ladder'
import { selectIsFleetViewer } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { useAppSelector } from '@/store/setup/hooks'

/** What is known of the rack's release; null until the console has found out. */
export const selectKnownRelease = (state: RootState) => state.release.known

/** The release that the rack runs. Until that is known, nothing is ruled out. */
export const selectRelease = (state: RootState): Release => state.release.known?.release ?? NEWEST

/** Whether the rack has a feature. */
export const selectSupports = (state: RootState, feature: Feature): boolean =>
  supports(selectRelease(state), feature)

/** Whether the user can read an audit log. */
export const selectHasAuditLog = (state: RootState): boolean =>
  selectIsFleetViewer(state) && selectSupports(state, 'auditLog')

/** The release before a change that the user should know of; null if there was none. */
export const selectReleaseBefore = ({ release: { known, before } }: RootState): Release | null =>
  before === known?.release ? null : before

/** Whether a bar over the page has something to say about the release. */
export const selectIsReleaseTold = (state: RootState): boolean =>
  state.release.isNewerShown || state.release.isReplaced || selectReleaseBefore(state) !== null

/** A part of a screen that racks lack without one feature, or with another that replaces it. */
export type Supported<Part> = Part & { needs?: Feature; until?: Feature }

/** The parts that a release has, such as columns or options. */
export const supportedParts = <Part extends object>(
  parts: readonly Supported<Part>[],
  release: Release,
): readonly Part[] =>
  parts.filter(
    ({ needs, until }) =>
      (needs === undefined || supports(release, needs)) &&
      (until === undefined || !supports(release, until)),
  )

/** Whether the rack has the feature. */
export const useSupports = (feature: Feature): boolean =>
  useAppSelector(state => selectSupports(state, feature))

/** What the rack allows for one instance. */
export const useLimits = () => limitsOf(useAppSelector(selectRelease))

/** The parts that the rack has, such as columns or options. */
export const useSupported = <Part extends object>(
  parts: readonly Supported<Part>[],
): readonly Part[] => {
  const release = useAppSelector(selectRelease)
  return useMemo(() => supportedParts(parts, release), [parts, release])
}
