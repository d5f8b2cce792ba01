import { readUrl } from '@/lib/path'
import { requestsOf } from './describe'
import type { Log, LogInput } from './log'

/*
 * The requests of a log in the HTTP Archive format 1.2, which browsers and other tools show. A log has
 * neither cookies nor bodies of requests, and no body of an answer that could hold a secret.
 */

type Answer = Extract<LogInput, { kind: 'answer' | 'unanswered' }>

const pairs = (entries: Iterable<readonly [string, string]>) =>
  Array.from(entries, ([name, value]) => ({ name, value }))

/** Sizes and times that are not known: the format wants minus one. */
const UNKNOWN = -1

const responseOf = (answer: Answer | undefined) => {
  const none = {
    status: 0,
    statusText: '',
    httpVersion: '',
    cookies: [],
    headers: [],
    redirectURL: '',
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
    content: { size: 0, mimeType: '' },
  }
  if (answer?.kind !== 'answer')
    return { ...none, _error: answer?.message ?? 'There is no answer in the log.' }
  const { status, headers, body, encoding } = answer.response
  return {
    ...none,
    status,
    headers: pairs(Object.entries(headers)),
    content: {
      size: body.length,
      mimeType: headers['content-type'] ?? '',
      text: body,
      ...(encoding && { encoding }),
    },
  }
}

/** The archive, as an object that is written as JSON. Times are those of the log. */
export const harOf = ({ header, lines }: Log) => {
  const requests = requestsOf(lines)
  const sent = new Map<number, number>()
  const answers = new Map<number, { at: number; answer: Answer }>()
  let now = 0
  for (const line of lines) {
    if ('t' in line) now = line.t
    if (line.kind === 'request') sent.set(line.call, now)
    if (line.kind === 'answer' || line.kind === 'unanswered')
      answers.set(line.call, { at: now, answer: line })
  }
  const entries = [...requests].map(([call, { method, url }]) => {
    const start = sent.get(call) ?? 0
    const answered = answers.get(call)
    const time = answered ? answered.at - start : 0
    const address = readUrl(url, header.origin)
    return {
      startedDateTime: new Date(header.start + start).toISOString(),
      time,
      request: {
        method,
        url: address?.href ?? url,
        httpVersion: '',
        cookies: [],
        headers: [],
        queryString: pairs(address?.searchParams ?? []),
        headersSize: UNKNOWN,
        bodySize: UNKNOWN,
      },
      response: responseOf(answered?.answer),
      cache: {},
      timings: { send: 0, wait: time, receive: 0 },
    }
  })
  const creator = { name: 'Basalt', version: header.build }
  return { log: { version: '1.2', creator, entries } }
}
