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

/** Whether a valid pattern matches a class. */
export const matchesClass = (pattern: string, name: string): boolean => {
  const segments = name.split('.')
  /** How many segments of the class the pattern may have matched so far. */
  let matched = new Set([0])
  for (const part of pattern.split('.')) {
    const next = new Set<number>()
    if (part === '**')
      for (let at = Math.min(...matched) + 1; at <= segments.length; at++) next.add(at)
    else
      for (const at of matched)
        if (at < segments.length && (part === '*' || part === segments[at])) next.add(at + 1)
    matched = next
  }
  return matched.has(segments.length)
}
