import { newPatternError } from './rules'

/** The patterns of a new webhook, and the one being typed. */
export interface SubscriptionValues {
  subscriptions: readonly string[]
  /** The content of the field, which is not part of the list until it is added. */
  pattern: string
  /** True after a failed attempt to add it. */
  isPatternRefused: boolean
}

/** An empty field without an error. */
export const NO_PATTERN = { pattern: '', isPatternRefused: false }

/** The error of the pattern in the field, after a failed attempt to add it. */
export const typedPatternError = ({
  subscriptions,
  pattern,
  isPatternRefused,
}: SubscriptionValues): string | undefined =>
  isPatternRefused && pattern.trim() !== ''
    ? newPatternError(pattern.trim(), subscriptions)
    : undefined

/** Returns the changes from adding the pattern in the field. */
export const addPattern = ({
  subscriptions,
  pattern,
}: SubscriptionValues): Partial<SubscriptionValues> => {
  const text = pattern.trim()
  if (text === '') return {}
  if (newPatternError(text, subscriptions)) return { isPatternRefused: true }
  return { subscriptions: [...subscriptions, text], ...NO_PATTERN }
}
