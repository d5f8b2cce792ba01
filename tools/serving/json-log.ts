import { pino } from 'pino'
import type { Log } from './log'

/** Lines of JSON on the standard output, for each request as well. */
export const jsonLog = (): Log => {
  const logger = pino({
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: level => ({ level }) },
  })
  return {
    info: message => logger.info(message),
    warn: message => logger.warn(message),
    observer: {
      answered: ({ seconds, requestId, isWebSocket, ...exchange }) =>
        logger.info(
          {
            ...exchange,
            ms: Math.round(seconds * 1_000),
            ...(isWebSocket && { websocket: true }),
            ...(requestId !== undefined && { request_id: requestId }),
          },
          'request',
        ),
      refused: reason => logger.warn({ reason }, 'refused'),
      unreached: code => logger.error({ code }, 'rack not reached'),
    },
  }
}
