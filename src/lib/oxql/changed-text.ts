import type { OxqlFault } from './known-faults'
import type { Span } from './tree'

/** One replaced part of a text. */
interface TextChange extends Span {
  readonly insert: string
}

/** The part in which two texts differ; null if they do not. Never splits a character in two. */
export const changeBetween = (before: string, after: string): TextChange | null => {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  if (/[\ud800-\udbff]/.test(before[start - 1] ?? '')) start--
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  if (/[\udc00-\udfff]/.test(before.at(-end) ?? '') && end > 0) end--
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}

/** What was found wrong with a text. */
export interface TextFaults {
  /** The text as it was typed then. */
  readonly text: string
  readonly faults: readonly OxqlFault[]
}

const moved = ({ from, to, insert }: TextChange, mark: Span): Span[] => {
  if (mark.to < from) return [mark]
  const by = insert.length - (to - from)
  return mark.from > to ? [{ from: mark.from + by, to: mark.to + by }] : []
}

/**
 * The faults that a text still has after it was changed: marks move with the text, and go with the
 * first change of what they mark. A fault without a place goes with any change.
 */
export const remainingFaults = (
  { text, faults }: TextFaults,
  now: string,
): readonly OxqlFault[] => {
  const change = changeBetween(text, now)
  if (!change) return faults
  return faults.flatMap(fault => {
    const marks = fault.marks.flatMap(mark => moved(change, mark))
    // Texts on offer are of the text as it was.
    return marks.length > 0 ? [{ ...fault, marks, offers: [] }] : []
  })
}
