import { NEWEST, type Release } from '@/api/releases/ladder'
import { supports, type Feature } from '@/api/releases/supports'
import type { RootState } from '@/store/setup/state'

/** The release that the rack runs. Until that is known, nothing is ruled out. */
export const selectRelease = (state: RootState): Release => state.release.known?.release ?? NEWEST

/** Whether the rack has a feature. */
export const selectSupports = (state: RootState, feature: Feature): boolean =>
  supports(selectRelease(state), feature)

/** A part of a screen that racks without the feature lack. */
export type Supported<Part> = Part & { needs?: Feature }

/** The parts that a release has, such as columns or options. */
export const supportedParts = <Part extends object>(
  parts: readonly Supported<Part>[],
  release: Release,
): readonly Part[] => parts.filter(({ needs }) => needs === undefined || supports(release, needs))
