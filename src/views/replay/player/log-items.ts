import { describeInput, requestsOf, type Requests } from '@/recorder/describe'
import type { Log, LogInput, LogLine } from '@/recorder/log'
import { describeSeen } from '@/recorder/seen'
import { wordsOf } from '@/recorder/state-search'
import { stepTexts } from '@/recorder/steps'

export type Group = 'steps' | 'inputs' | 'requests' | 'state' | 'seen' | 'errors'

/** A line of the log, as the timeline shows it. */
export interface LogItem {
  /** Index among the lines. */
  id: number
  /** Number of inputs up to and including this line. */
  position: number
  /** Milliseconds since the start. */
  t: number
  group: Exclude<Group, 'steps' | 'errors'>
  /**
   * Whether it is an error: a refused or unanswered request, or code or a file that failed to load.
   */
  isError: boolean
  /** Its kind, as one word. */
  kind: string
  text: string
  /** What the person did or saw by it, in a sentence. */
  step?: string
  /** What else it holds, for the search: the body of an answer, the payload of an event. */
  content?: string
}

const KINDS: Readonly<Record<LogInput['kind'], string>> = {
  event: 'Event',
  answer: 'Answer',
  unanswered: 'No answer',
  timer: 'Timer',
  code: 'Code',
  moved: 'Address',
  tab: 'Tab',
  socket: 'Socket',
  file: 'File',
  copied: 'Clipboard',
  recordings: 'Recordings',
}

const isFailure = (input: LogInput): boolean => {
  switch (input.kind) {
    case 'answer':
      return input.response.status >= 400
    case 'unanswered':
      return true
    case 'socket':
      return input.message.type === 'failed'
    case 'copied':
      return !input.isAllowed
    default:
      return 'error' in input && input.error !== undefined
  }
}

const contentOf = (input: LogInput) => {
  if (input.kind === 'answer') return { content: input.response.body }
  return input.kind === 'event' ? { content: JSON.stringify(input.event.payload) ?? '' } : {}
}

const itemOf = (
  line: LogLine,
  id: number,
  at: { position: number; t: number },
  requests: Requests,
): LogItem => {
  if (line.kind === 'request') {
    const { method, url } = line.request
    return {
      id,
      ...at,
      group: 'requests',
      isError: false,
      kind: 'Request',
      text: `${method} ${url}`,
    }
  }
  if (line.kind === 'checkpoint') {
    const text = Object.keys(line.state).join(', ')
    return { id, ...at, group: 'state', isError: false, kind: 'State', text }
  }
  if (line.kind === 'verdict') {
    const text = JSON.stringify(line.verdict) ?? ''
    return { id, ...at, group: 'state', isError: false, kind: 'Check', text }
  }
  if (line.kind === 'end')
    return { id, ...at, group: 'state', isError: true, kind: 'End', text: line.reason }
  if (line.kind === 'seen') {
    const text = describeSeen(line.what)
    return { id, ...at, group: 'seen', isError: false, kind: 'Seen', text }
  }
  const text = describeInput(line, requests)
  const { kind } = line
  const isError = isFailure(line)
  return { id, ...at, group: 'inputs', isError, kind: KINDS[kind], text, ...contentOf(line) }
}

/** The lines of a log in their order, with the inputs counted. */
export const logItems = (log: Log): LogItem[] => {
  const requests = requestsOf(log.lines)
  const steps = stepTexts(log)
  const positions = new Map<number, number>()
  let at = { position: 0, t: 0 }
  const items = log.lines.map((line, id) => {
    if (line.kind === 'seen') {
      const position = positions.get(line.seq) ?? 0
      return itemOf(line, id, { position, t: line.at }, requests)
    }
    if (!('t' in line)) return itemOf(line, id, at, requests)
    at = { position: at.position + 1, t: line.t }
    positions.set(line.seq, at.position)
    const step = steps.get(line.seq)
    return { ...itemOf(line, id, at, requests), ...(step !== undefined && { step }) }
  })
  // What was seen is written late.
  return items.some(({ group }) => group === 'seen')
    ? items.toSorted((a, b) => a.position - b.position || a.t - b.t || a.id - b.id)
    : items
}

/** The items of inputs by their number. */
export const itemsBySeq = (log: Log, items: readonly LogItem[]): ReadonlyMap<number, LogItem> => {
  const bySeq = new Map<number, LogItem>()
  for (const item of items) {
    const line = log.lines[item.id]
    if (line && 't' in line) bySeq.set(line.seq, item)
  }
  return bySeq
}

/** The items of a group that contain all the words, in their text or their content. */
export const filterItems = (
  items: readonly LogItem[],
  group: Group | 'all',
  search: string,
): readonly LogItem[] => {
  // A pattern needs no copy of the content, which may be as large as the log.
  const words = wordsOf(search)
  const isWanted = (item: LogItem) => {
    if (group === 'all') return true
    if (group === 'steps') return item.step !== undefined
    return group === 'errors' ? item.isError : item.group === group
  }
  return items.filter(item => {
    const text = `${item.kind} ${item.text} ${item.step ?? ''}`
    return isWanted(item) && words.every(word => word.test(text) || word.test(item.content ?? ''))
  })
}

/** `1:04.250`: minutes, seconds and milliseconds since the start. */
export const timeText = (t: number): string => {
  const seconds = Math.floor(t / 1000)
  const rest = String(Math.floor(t % 1000)).padStart(3, '0')
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${rest}`
}
