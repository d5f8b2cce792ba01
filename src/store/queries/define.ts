import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'

/** The names of the parameters that a function reads, in order. */
const namesReadBy = (make: (params: never) => unknown): readonly string[] => {
  const names: string[] = []
  const spy = new Proxy({}, { get: (_target, name) => (names.push(String(name)), '') })
  make(spy as never)
  return names
}

/**
 * Defines a query that depends on the parameters of an address. Equal parameters return the same
 * object, so its cache key is computed once. Other parameters are ignored, so it accepts those of
 * any page that has the ones it reads.
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
