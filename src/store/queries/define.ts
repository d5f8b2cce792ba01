import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/**
 * Makes a query that depends on names. The same names give the same object, so that its cache key is
 * computed once.
 */
export const defineQuery = <Names extends readonly string[], const Q extends Query>(
  make: (...names: Names) => Q,
): ((...names: Names) => Q) => weakMapMemoize(make)
