import type { WebhookDeliveryAttempt } from '@/api/generated/types'

/** A request to the receiver of a webhook. */
export interface Post {
  readonly url: string
  /** A header with several values is sent once for each. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

/** How a request ended. */
export type PostOutcome = Pick<WebhookDeliveryAttempt, 'result' | 'response'>

/** Sends a request; undefined if it is not for an address that may be reached. */
export type SendPost = (post: Post) => Promise<PostOutcome> | undefined
