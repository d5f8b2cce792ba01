import type { RecordedSession } from '@/ports/ports'
import type { LogHeader, LogLine } from '@/recorder/log'

/** Statistics of some lines of a log. `end` is the time of the last one. */
export type Facts = Pick<
  RecordedSession,
  'end' | 'length' | 'events' | 'answers' | 'others' | 'requests'
>

export const NO_FACTS: Facts = {
  end: 0,
  length: 0,
  events: 0,
  answers: 0,
  others: 0,
  requests: {},
}

const kindOf = ({ kind }: LogLine) => {
  if (kind === 'event') return 'events'
  return kind === 'answer' || kind === 'unanswered' ? 'answers' : 'others'
}

/** The statistics of one line. `length` is that of its text, `start` that of its session. */
export const factsOf = (line: LogHeader | LogLine, length: number, start: number): Facts => {
  const facts = { ...NO_FACTS, length }
  if (line.kind === 'header') return { ...facts, end: start }
  if (line.kind === 'request') return { ...facts, requests: { [line.request.method]: 1 } }
  if (!('t' in line)) return facts
  return { ...facts, end: start + line.t, [kindOf(line)]: 1 }
}

const addedRequests = (a: Facts['requests'], b: Facts['requests']) =>
  Object.entries(b).reduce(
    (sum, [method, count]) => ({ ...sum, [method]: (sum[method] ?? 0) + count }),
    a,
  )

export const addedFacts = (a: Facts, b: Facts): Facts => ({
  end: Math.max(a.end, b.end),
  length: a.length + b.length,
  events: a.events + b.events,
  answers: a.answers + b.answers,
  others: a.others + b.others,
  requests: addedRequests(a.requests, b.requests),
})
