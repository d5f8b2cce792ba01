import type { LogLine, Seen, SeenElement } from './log'

/** What was seen, and when: after so many inputs, at so many milliseconds since the start. */
export interface SeenMoment<What extends Seen = Seen> {
  position: number
  at: number
  what: What
}

type Of<Type extends Seen['type']> = Extract<Seen, { type: Type }>

export type ScrollMoment = SeenMoment<Of<'scroll'>>

/** Where each place was scrolled to, by place. */
export type Scrolls = ReadonlyMap<string, ScrollMoment>

/** How long a press is shown after it, in milliseconds: until one sees what it did. */
const PRESS_LASTS = 700

const isScroll = (moment: SeenMoment): moment is ScrollMoment => moment.what.type === 'scroll'

/** All that was seen, in order. A line may come after later inputs, so its number counts. */
export const seenIn = (lines: readonly LogLine[]): readonly SeenMoment[] => {
  const positions = new Map<number, number>()
  let inputs = 0
  for (const line of lines) if ('t' in line) positions.set(line.seq, ++inputs)
  const moments = lines.flatMap(line =>
    line.kind === 'seen'
      ? [{ position: positions.get(line.seq) ?? 0, at: line.at, what: line.what }]
      : [],
  )
  return moments.toSorted((a, b) => a.position - b.position || a.at - b.at)
}

/** What a person saw at a position, whose last input came in at `t`, before the next one or `until`. */
export const seenAt = (
  moments: readonly SeenMoment[],
  position: number,
  t: number,
  until = Infinity,
) => {
  const scrolls = new Map<string, ScrollMoment>()
  let size: Of<'size'> | undefined
  let focus: Of<'focus'> | undefined
  let press: Of<'press'> | undefined
  for (const moment of moments) {
    if (moment.position > position || (moment.position === position && moment.at > until)) break
    const { at, what } = moment
    if (what.type === 'size') size = what
    else if (what.type === 'focus') focus = what
    else if (isScroll(moment)) scrolls.set(moment.what.place, moment)
    else if (what.type === 'press') press = at >= t - PRESS_LASTS ? what : undefined
  }
  return { size, focus, press, scrolls }
}

export type SeenNow = ReturnType<typeof seenAt>

/** `button “New disk”` */
export const elementText = ({ role, name }: SeenElement): string =>
  [role, name !== undefined && `“${name}”`].filter(Boolean).join(' ')

/** `Pressed button “New disk”`, in a few words. */
export const describeSeen = (what: Seen): string => {
  switch (what.type) {
    case 'size':
      return `Window ${what.width} × ${what.height}`
    case 'scroll':
      return `Scrolled ${what.place} to ${what.y}`
    case 'focus':
      return `Focus on ${elementText(what) || 'nothing'}`
    case 'press':
      return `Pressed ${elementText(what)} at ${what.x}, ${what.y}`.replace('  ', ' ')
  }
}
