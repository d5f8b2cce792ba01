import { canonicalJson } from './hash'

/** True when two items say the same; objects are compared by what they hold. */
export const hasDuplicates = (items: readonly unknown[]): boolean =>
  new Set(items.map(canonicalJson)).size < items.length

/** Why a list that must hold unique items cannot be used, or undefined. */
export const uniqueItemsError = (items: readonly unknown[]): string | undefined =>
  hasDuplicates(items) ? 'Items must be unique' : undefined
