import { allowedRequest } from '@/recorder/allowed'
import { requestsOf } from '@/recorder/describe'
import type { LoggedRequest, LogInput, LogLine } from '@/recorder/log'
import type { Wrap } from '@/recorder/stepper'

export interface Rematching {
  wrap: Wrap
  /** The requests of the console so far, with the numbers of their calls. */
  readonly asked: readonly { call: number; request: LoggedRequest }[]
  /** The verdicts so far. */
  readonly verdicts: readonly unknown[]
  /**
   * The input as admitted, with the number of the call it answers here; null if nothing waited for
   * it.
   */
  fed(input: LogInput): LogInput | null
}

/**
 * The question of calls to files, the clipboard and stored sessions, whose requests are not in
 * logs.
 */
const UNKNOWN = 'no request'

const questionOf = (request: LoggedRequest | undefined) =>
  request ? `${request.method} ${request.url} ${request.body ?? ''}` : UNKNOWN

/**
 * Replays a log with some inputs removed. Calls are numbered as they are made, so a missing call
 * renumbers those after it: an answer goes to the call with the same request, not to the one with
 * the same number. Nothing is compared.
 */
export const rematching = (lines: readonly LogLine[]): Rematching => {
  const requests = requestsOf(lines)
  const asked: { call: number; request: LoggedRequest }[] = []
  const verdicts: unknown[] = []
  const fedAs = new Map<LogInput, LogInput>()
  let open: { call: number; question: string }[] = []
  let last = 0

  const note = (question: string) => {
    last += 1
    open.push({ call: last, question })
    return last
  }
  const noted =
    <Given extends unknown[], Value>(ask: (...given: Given) => Value) =>
    (...given: Given) => {
      note(UNKNOWN)
      return ask(...given)
    }

  /** The same input for the call that waits for it; null if there is none. */
  const renumbered = <Input extends LogInput>(input: Input): Input | null => {
    if (!('call' in input)) return input
    const question = questionOf(requests.get(input.call))
    const match = open.find(each => each.question === question)
    open = open.filter(each => each !== match)
    return match ? { ...input, call: match.call } : null
  }

  const wrap: Wrap = ({ ports, feed, ready }) => {
    const { transport, files, copyText, recordings } = ports
    return {
      ready,
      mismatch: () => null,
      feed(input) {
        const here = renumbered(input)
        const missing = here ? feed(here) : { expected: 'a call to answer', got: 'no such call' }
        if (here && !missing) fedAs.set(input, here)
        return missing
      },
      ports: {
        ...ports,
        transport(request, options) {
          const allowed = allowedRequest(request, options?.loggable)
          asked.push({ call: note(questionOf(allowed)), request: allowed })
          return transport(request, options)
        },
        files: {
          ...files,
          read: noted(files.read),
          readChunk: noted(files.readChunk),
          find: noted(files.find),
          hash: noted(files.hash),
          progress: noted(files.progress),
        },
        copyText: noted(copyText),
        recordings: noted(recordings),
        validateSecret(ask) {
          const verdict = ports.validateSecret(ask)
          verdicts.push(verdict)
          return verdict
        },
      },
    }
  }

  return {
    wrap,
    asked,
    verdicts,
    fed: input => (input.kind === 'event' ? input : (fedAs.get(input) ?? null)),
  }
}
