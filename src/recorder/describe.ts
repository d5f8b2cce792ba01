import type { LogInput, LoggedRequest, LogLine } from './log'

/** The API requests of a session, by call number. */
export type Requests = ReadonlyMap<number, LoggedRequest>

export const requestsOf = (lines: readonly LogLine[]): Requests =>
  new Map(
    lines.flatMap(line => (line.kind === 'request' ? [[line.call, line.request] as const] : [])),
  )

export const describeRequest = ({ method, url, body }: LoggedRequest): string =>
  `${method} ${url}${body === undefined ? '' : ` (body #${body})`}`

/** The request behind an answer: `GET /v1/disks`. */
export const askedBy = (call: number, requests: Requests) => {
  const request = requests.get(call)
  return request ? `${request.method} ${request.url}` : 'a call'
}

/** An input in a few words. */
export const describeInput = (input: LogInput, requests: Requests): string => {
  switch (input.kind) {
    case 'event':
      return `${input.event.type} ${JSON.stringify(input.event.payload ?? null).slice(0, 120)}`
    case 'answer':
      return `answer ${input.response.status} to ${askedBy(input.call, requests)}`
    case 'unanswered':
      return `no answer to ${askedBy(input.call, requests)}`
    case 'timer':
      return `timer ${input.timer}`
    case 'code':
      return `code ${input.key}`
    case 'moved':
      return `browser moved to ${input.location.path}${input.location.search}`
    default:
      return input.kind
  }
}
