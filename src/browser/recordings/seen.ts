import type { LogLine, Seen } from '@/recorder/log'

type SeenLine = Extract<LogLine, { kind: 'seen' }>

/** In milliseconds: of what changes all the time, one value is kept in each. */
const REST = 250

/** The largest share of a log, in characters, that all of it may have. */
export const SHARE = 0.05

/** The share beyond which only presses and sizes are kept. */
const LESSER_SHARE = 0.03

/** How many lines may wait, for the next input and for room. The oldest are dropped. */
const MOST_WAITING = 200

interface Waiting {
  line: SeenLine
  /** Its length as text. */
  length: number
  /** What was seen, as text. */
  value: string
  /** What it is a value of; null for presses, each of which counts. */
  of: string | null
  /** When its value may be written: until then a later one replaces it. */
  due: number
}

const isFirst = ({ type }: Seen) => type === 'press' || type === 'size'

const subjectOf = (what: Seen) => {
  if (what.type === 'press') return null
  return what.type === 'scroll' ? `scroll ${what.place}` : what.type
}

/**
 * Thins what the person saw until it is a small part of the log. It has no timers: lines wait until
 * `take` is called.
 */
export const createSeen = () => {
  let waiting: Waiting[] = []
  /** The values written last, by what they are values of. */
  const latest = new Map<string, string>()
  let spent = 0

  const isAffordable = (what: Seen, length: number, written: number) =>
    spent + length <= written * (isFirst(what) ? SHARE : LESSER_SHARE)

  return {
    /** Notes what was seen at a time of the log, in milliseconds, after the input `seq`. */
    note(what: Seen, seq: number, at: number) {
      const of = subjectOf(what)
      const line: SeenLine = { kind: 'seen', seq, at, what }
      const replaced = waiting.find(each => of !== null && each.of === of && at < each.due)
      const left = replaced ? waiting.filter(each => each !== replaced) : waiting
      // A size counts once it rests; of the others, one counts each time.
      const due = of === null ? at : (what.type !== 'size' && replaced?.due) || at + REST
      const length = JSON.stringify(line).length + 1
      waiting = [...left, { line, length, value: JSON.stringify(what), of, due }]
      if (waiting.length <= MOST_WAITING) return
      const dropped = waiting.find(each => !isFirst(each.line.what)) ?? waiting[0]
      waiting = waiting.filter(each => each !== dropped)
    },
    /**
     * The lines to write now into a log of so many characters; all that wait if the log may end
     * here, except those that it has no room for.
     */
    take(at: number, written: number, isLast = false): readonly SeenLine[] {
      const taken: SeenLine[] = []
      waiting = waiting.filter(({ line, length, value, of, due }) => {
        if (due > at && !isLast) return true
        if (of !== null && latest.get(of) === value) return false
        if (!isAffordable(line.what, length, written)) return true
        spent += length
        if (of !== null) latest.set(of, value)
        taken.push(line)
        return false
      })
      return taken
    },
  }
}
