import type {
  AlertDelivery,
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookDeliveryAttemptResult,
} from '@/api/generated/types'
import { WITHHELD } from '@/api/core/secrets'
import { patternError } from '@/lib/alert-class'
import { toMillis } from '@/lib/time'
import { readUrl } from '@/lib/path'
import { requiredError } from '@/store/forms/rules'

const MINUTE = 60_000

/** The waits after the first and the second attempt, in milliseconds. */
const WAITS = [MINUTE, 5 * MINUTE]

/** How often an alert is sent; a probe is sent once. */
export const mostAttempts = (trigger: AlertDeliveryTrigger): number =>
  trigger === 'probe' ? 1 : WAITS.length + 1

export const attemptsOf = ({ attempts }: AlertDelivery): readonly WebhookDeliveryAttempt[] =>
  attempts.webhook

const RESULTS: Readonly<Record<WebhookDeliveryAttemptResult, string>> = {
  succeeded: 'Succeeded',
  failed_http_error: 'HTTP error',
  failed_unreachable: 'Unreachable',
  failed_timeout: 'Timed out',
}

/** How an attempt ended: `HTTP error`. */
export const resultWords = ({ result }: WebhookDeliveryAttempt): string =>
  // Newer racks may have others.
  (RESULTS as Readonly<Record<string, string>>)[result] ?? result

/** The same with the status of an error: `HTTP error 500`. */
export const outcomeWords = (attempt: WebhookDeliveryAttempt): string =>
  attempt.result === 'failed_http_error' && attempt.response
    ? `${resultWords(attempt)} ${attempt.response.status}`
    : resultWords(attempt)

/** About when a pending delivery is tried next, in milliseconds since the epoch. */
export const nextAttemptAt = (delivery: AlertDelivery): number | undefined => {
  const attempts = attemptsOf(delivery)
  const last = attempts.at(-1)
  const wait = WAITS[attempts.length - 1]
  return delivery.state === 'pending' && last && wait !== undefined
    ? toMillis(last.timeSent) + wait
    : undefined
}

/** Why a text is not the address of a web server, or undefined. */
export const webUrlError = (text: string): string | undefined => {
  const { protocol } = readUrl(text.trim()) ?? {}
  return protocol === 'http:' || protocol === 'https:'
    ? undefined
    : 'Must be an absolute URL that starts with http:// or https://'
}

/**
 * Why a URL cannot be that of a webhook. The credentials in `known`, which it has now, are withheld
 * from the console, so they stay only as long as the URL is not changed.
 */
export const endpointError = (endpoint: string, known?: string): string | undefined => {
  const missing = requiredError('Endpoint URL', endpoint)
  if (missing) return missing
  if (endpoint.includes(WITHHELD) && endpoint !== known)
    return `Enter the whole URL: ${WITHHELD} stands for credentials that the console does not know`
  return webUrlError(endpoint)
}

/** The server's refusal of an endpoint, to be shown at its field. */
export const endpointRefusal = ({ message }: { message: string }) =>
  /\bendpoint\b/.test(message) ? { endpoint: message } : {}

/** Why a pattern cannot be added to those of a subscription. */
export const newPatternError = (pattern: string, known: readonly string[]): string | undefined =>
  requiredError('Pattern', pattern) ??
  (known.includes(pattern) ? 'Already subscribed to' : patternError(pattern))
