import type { LogLine } from '@/recorder/log'
import { isOfPerson } from '@/recorder/steps'
import type { LogFile } from './log-file'
import { timeText, type LogItem } from './log-items'

/** Something in a lane of the time axis, in milliseconds since the start. */
export interface Mark {
  from: number
  to: number
  position: number
  /** Its row in the lane: requests at the same time are below each other. */
  row: number
  isError: boolean
  text: string
  /** In a word, for a bar that is long enough. */
  label?: string
}

/** A part of the time axis. */
export interface Span {
  from: number
  to: number
}

const LANES = ['actions', 'pages', 'requests', 'errors', 'state'] as const

type LogLane = (typeof LANES)[number]

/** What is found in the state has a lane once it was looked for. */
export type LaneName = LogLane | 'found'

export interface Lane {
  name: LaneName
  label: string
  /** One of its marks, as in “Next error”. */
  noun: string
  /** In the order of their start. */
  marks: readonly Mark[]
}

const WORDS: Readonly<Record<LogLane, Pick<Lane, 'label' | 'noun'>>> = {
  actions: { label: 'Actions', noun: 'action' },
  pages: { label: 'Pages', noun: 'page' },
  requests: { label: 'Requests', noun: 'request' },
  errors: { label: 'Errors', noun: 'error' },
  state: { label: 'Checkpoints', noun: 'checkpoint' },
}

/** How many requests at the same time are told apart. */
export const ROWS = 3

const isNavigation = (line: LogLine) =>
  line.kind === 'moved' || (line.kind === 'event' && line.event.type === 'navigation/requested')

/** `0:01.200, 340 ms: GET /v1/disks, 200` */
const requestText = (item: LogItem, to: number, outcome: string) =>
  `${timeText(item.t)}, ${Math.round(to - item.t)} ms: ${item.text}, ${outcome}`

/** Puts what overlaps into different rows, as far as they go. */
const inRows = (marks: readonly Mark[]): Mark[] => {
  const ends: number[] = Array.from({ length: ROWS }, () => -1)
  return marks.map(mark => {
    const free = ends.findIndex(end => end < mark.from)
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free
    ends[row] = Math.max(ends[row] ?? 0, mark.to)
    return { ...mark, row }
  })
}

type Answer = Extract<LogLine, { kind: 'answer' | 'unanswered' }>

/** The lanes of a log. */
export const lanesOf = ({ log: { lines }, items }: Pick<LogFile, 'log' | 'items'>): Lane[] => {
  const marks: Record<LogLane, Mark[]> = {
    actions: [],
    pages: [],
    requests: [],
    errors: [],
    state: [],
  }
  const answers = new Map<number, Answer>()
  for (const line of lines)
    if (line.kind === 'answer' || line.kind === 'unanswered') answers.set(line.call, line)
  const end = endOf(items)
  for (const item of items) {
    const line = lines[item.id]
    if (!line) continue
    const { t: from, position, isError } = item
    const text = `${timeText(from)}: ${item.step ?? item.text}`
    const mark = { from, to: from, position, row: 0, isError, text }
    if (line.kind === 'request') {
      const answer = answers.get(line.call)
      const to = Math.max(answer?.t ?? end, from)
      const status = answer?.kind === 'answer' ? answer.response.status : null
      const outcome = status === null ? (answer ? 'no answer' : 'not answered yet') : String(status)
      const isRefused = answer !== undefined && (status === null || status >= 400)
      marks.requests.push({
        ...mark,
        to,
        isError: isRefused,
        label: outcome,
        text: requestText(item, to, outcome),
      })
    } else if (line.kind === 'checkpoint') marks.state.push(mark)
    else if ('t' in line && item.step !== undefined && isOfPerson(line)) marks.actions.push(mark)
    if (isNavigation(line)) marks.pages.push(mark)
    if (isError) marks.errors.push(mark)
  }
  marks.requests = inRows(marks.requests)
  return LANES.map(name => ({ name, ...WORDS[name], marks: marks[name] }))
}

/** When the last line was written. */
export const endOf = (items: readonly LogItem[]): number => Math.max(items.at(-1)?.t ?? 0, 1)

/** A bar on the screen, in pixels from the left. */
export interface Bar {
  left: number
  right: number
  row: number
  isError: boolean
  /** How many marks share it. */
  count: number
  /** That of its mark, if it is one. */
  label?: string | undefined
}

/** The narrowest bar, and how close two may be without becoming one, in pixels. */
const [NARROWEST, GAP] = [2, 1]

export const pixelAt = (t: number, span: Span, width: number) =>
  ((t - span.from) / (span.to - span.from)) * width

export const timeAt = (x: number, span: Span, width: number) =>
  span.from + (x / width) * (span.to - span.from)

/**
 * The bars of a lane in a part of the time. Marks that share a pixel are one bar, so there are never
 * more than the screen has room for, whatever the log has.
 */
export const barsOf = (marks: readonly Mark[], span: Span, width: number): Bar[] => {
  const bars: Bar[] = []
  /** The latest bar of each row, by whether it is of errors. */
  const latest = new Map<string, Bar>()
  for (const { from, to, row, isError, label } of marks) {
    if (to < span.from) continue
    if (from > span.to) break
    const left = Math.max(0, pixelAt(from, span, width))
    const right = Math.min(width, Math.max(pixelAt(to, span, width), left + NARROWEST))
    const key = `${row} ${isError}`
    const before = latest.get(key)
    if (before && left < before.right + GAP) {
      before.right = Math.max(before.right, right)
      before.count += 1
      before.label = undefined
      continue
    }
    const bar: Bar = { left, right, row, isError, count: 1, label }
    latest.set(key, bar)
    bars.push(bar)
  }
  return bars
}

/** The mark nearest to a time, if it is close enough; of several rows, in that row. */
export const markNear = (
  marks: readonly Mark[],
  t: number,
  tolerance: number,
  row?: number,
): Mark | null => {
  let nearest: Mark | null = null
  let least = tolerance
  for (const mark of marks) {
    if (mark.from > t + tolerance) break
    if (row !== undefined && mark.row !== row) continue
    const distance = Math.max(mark.from - t, t - mark.to, 0)
    if (distance > least) continue
    nearest = mark
    least = distance
  }
  return nearest
}

/** The position of the next mark, or of the one before; null if there is none. */
export const neighborOf = (marks: readonly Mark[], position: number, by: 1 | -1): number | null => {
  const found =
    by === 1
      ? marks.find(mark => mark.position > position)
      : marks.findLast(mark => mark.position < position)
  return found?.position ?? null
}

/** The shortest part that is shown, in milliseconds. */
const SHORTEST = 20

const within = (from: number, length: number, end: number): Span => {
  const start = Math.max(0, Math.min(from, end - length))
  return { from: start, to: start + length }
}

/** A part that is shorter by a factor, around a time that keeps its place. */
export const zoomed = (span: Span, factor: number, around: number, end: number): Span => {
  const length = Math.min(Math.max((span.to - span.from) / factor, Math.min(SHORTEST, end)), end)
  const share = (around - span.from) / (span.to - span.from)
  return within(around - share * length, length, end)
}

export const panned = (span: Span, by: number, end: number): Span =>
  within(span.from + by, span.to - span.from, end)

/** The part moved until it has the time, which is then in its middle. */
export const showing = (span: Span, t: number, end: number): Span =>
  t >= span.from && t <= span.to ? span : panned(span, t - (span.from + span.to) / 2, end)

/** Steps of the axis, in milliseconds. */
const STEPS = [
  0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200,
  21_600, 86_400,
].map(seconds => seconds * 1_000)

/** Round times for the labels of the axis, at least so many pixels apart. */
export const ticksOf = ({ from, to }: Span, width: number, apart: number): number[] => {
  const least = ((to - from) / Math.max(width, 1)) * apart
  const step = STEPS.find(each => each >= least) ?? Math.ceil(least / 86_400_000) * 86_400_000
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}
