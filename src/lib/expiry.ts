import { toMillis } from './time'

const SOON = 7 * 24 * 60 * 60 * 1000

export type Expiry = 'never' | 'later' | 'soon' | 'past'

/** When something expires, from `now`: `soon` within a week. Null never expires. */
export const expiryOf = (timeExpires: string | null | undefined, now: number): Expiry => {
  if (!timeExpires) return 'never'
  const left = toMillis(timeExpires) - now
  if (left <= 0) return 'past'
  return left <= SOON ? 'soon' : 'later'
}
