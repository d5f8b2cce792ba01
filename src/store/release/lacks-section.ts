import { type Release, supports } from '@/api/releases/ladder'
import type { RouteMatch } from '@/store/routing/match'

/**
 * Whether the rack lacks the whole part of the console that a screen belongs to. A tab may be newer
 * than its page.
 */
export const lacksSection = (
  { chain, route }: Pick<RouteMatch, 'chain' | 'route'>,
  release: Release,
): boolean =>
  route.layout.sections.some(
    ({ needs }) => needs && !supports(release, needs) && chain.some(part => part.needs === needs),
  )
