/*
 * Classes of alerts are names such as `hardware.power_shelf.psu.removed`. Subscriptions are patterns
 * of them, in which `*` stands for one segment and `**` for any number.
 */

const SEGMENT = /^(\*\*?|[A-Za-z0-9_]+)$/

const RULE =
  'Join segments with dots. A segment has letters, digits and underscores, or is * for any segment, or ** for any number of them'

/** Why a text is not a pattern of alert classes; undefined if it is one. */
export const patternError = (pattern: string): string | undefined =>
  pattern.split('.').every(segment => SEGMENT.test(segment)) ? undefined : RULE

/** Whether a pattern can match several classes. */
export const isGlob = (pattern: string): boolean => pattern.includes('*')

const segmentPattern = (segment: string): string => {
  if (segment === '**') return '.+'
  return segment === '*' ? '[^.]+' : segment
}

/** Whether a valid pattern matches a class. */
export const matchesClass = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.split('.').map(segmentPattern).join('\\.')}$`).test(name)
