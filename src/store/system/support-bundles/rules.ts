import { formatNumber } from '@/lib/number'
import type { SupportBundleInfo, SupportBundleState } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'

/** Bytes of UTF-8. */
export const MAX_COMMENT_BYTES = 4096

/** The length of a comment as the API counts it: bytes of UTF-8. */
export const commentBytes = (comment: string): number => new TextEncoder().encode(comment).length

export const commentError = (comment: string): string | undefined =>
  commentBytes(comment) > MAX_COMMENT_BYTES
    ? `Must be at most ${formatNumber(MAX_COMMENT_BYTES)} bytes. Characters outside of ASCII take two to four.`
    : undefined

/** A comment as it is sent: a blank one is none. */
export const toComment = (comment: string): string | null => comment.trim() || null

/** Whether the state changes by itself. */
export const isBusy = ({ state }: Pick<SupportBundleInfo, 'state'>): boolean =>
  state === 'collecting' || state === 'destroying'

const REASONS: Partial<Record<SupportBundleState, RichText>> = {
  collecting: rich`It is still being collected`,
  failed: rich`It could not be collected`,
  destroying: rich`It is being deleted`,
}

/** Why its files cannot be read; undefined if they can. */
export const reasonUnreadable = ({
  state,
}: Pick<SupportBundleInfo, 'state'>): RichText | undefined =>
  state === 'active' ? undefined : (REASONS[state] ?? rich`This console does not know its state`)
