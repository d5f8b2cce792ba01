import { supports } from '@/api/releases/ladder'
import { layouts } from './layouts'
import type { Section } from './routing/layout'
import { selectIsFleetViewer } from './session/session'
import type { RootState } from './setup/state'
import { systemLayout } from './system/layout'
import { selectRelease, selectReleaseBefore } from './release/release'

/** How many of them the user is told. */
const TOLD = 3

/** The names of the first screens that the rack has had only since its last update. */
export const selectNewScreens = (state: RootState): readonly string[] => {
  const before = selectReleaseBefore(state)
  if (before === null) return []
  const now = selectRelease(state)
  const shown = [...Object.values(layouts), ...(selectIsFleetViewer(state) ? [systemLayout] : [])]
  return shown
    .flatMap(({ sections }): readonly Section<never>[] => sections)
    .filter(({ needs }) => needs !== undefined && supports(now, needs) && !supports(before, needs))
    .slice(0, TOLD)
    .map(({ label }) => label)
}
