import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/** The names of the parameters that a function takes apart, in its order. */
const namesReadBy = (make: (params: never) => unknown): readonly string[] => {
  const names: string[] = []
  const spy = new Proxy({}, { get: (_target, name) => (names.push(String(name)), '') })
  make(spy as never)
  return names
}

/**
 * Makes a query that depends on what an address says. Equal parameters give the same object, whose
 * cache key is then worked out once. Others are passed over, so it takes those of any page that has
 * what it needs.
 */
export const defineQuery = <Params extends object, const Q extends Query>(
  make: (params: Params) => Q,
): ((params: Params) => Q) => {
  let names: readonly string[] | undefined
  const made = weakMapMemoize((...values: readonly unknown[]) =>
    make(Object.fromEntries(values.map((value, at) => [names?.[at], value])) as Params),
  )
  return params => made(...(names ??= namesReadBy(make)).map(name => params[name as keyof Params]))
}
