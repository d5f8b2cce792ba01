import { canonicalJson } from './hash'

/** True if two items are equal; objects are compared by content. */
export const hasDuplicates = (items: readonly unknown[]): boolean =>
  new Set(items.map(canonicalJson)).size < items.length

/** Why a list with duplicates is invalid, or undefined. */
export const uniqueItemsError = (items: readonly unknown[]): string | undefined =>
  hasDuplicates(items) ? 'Items must be unique' : undefined
