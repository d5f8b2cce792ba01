import type { Ports, TransportOptions, WireRequest, WireResponse } from '@/ports/ports'
import type { ServerClock } from './clock'
import { loggableParts, timeoutOf, type Operation } from './operation'

/** Stands for a response that did not come in time. */
export const TOO_SLOW = 'too slow'

/** Sends a request and waits for the response until the timeout. Rejects if the request fails. */
export const send = async (
  request: WireRequest,
  operation: Operation,
  { transport, clock }: Pick<Ports, 'transport'> & { clock: ServerClock },
  { signal, file, isLong }: Omit<TransportOptions, 'loggable'> = {},
): Promise<WireResponse | typeof TOO_SLOW> => {
  const controller = new AbortController()
  const abandon = () => controller.abort()
  signal?.addEventListener('abort', abandon)
  let timer: unknown
  const late = new Promise<typeof TOO_SLOW>(resolve => {
    timer = clock.setTimeout(() => {
      resolve(TOO_SLOW)
      controller.abort()
    }, timeoutOf(operation))
  })
  const loggable = loggableParts(operation, request)
  const follow = clock.ask()
  try {
    const answer = await Promise.race([
      late,
      transport(request, { signal: controller.signal, loggable, file, isLong }),
    ])
    if (answer !== TOO_SLOW) follow(answer)
    return answer
  } finally {
    clock.clearTimeout(timer)
    signal?.removeEventListener('abort', abandon)
  }
}
