import type { Query } from '@/api/operations/table'

const keys = new WeakMap<Query, string>()

/** Sorts properties and drops null and undefined, so that equal calls have equal keys. */
const stable = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = Object.entries(value).filter(([, each]) => each !== undefined && each !== null)
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The key of a query's cache entry: `diskList({"query":{"project":"web"}})`. */
export const cacheKey = (query: Query): string => {
  const known = keys.get(query)
  if (known !== undefined) return known
  const { endpoint, args, expect } = query
  const tolerance = expect ? `|${expect.join()}` : ''
  const key = `${endpoint}(${JSON.stringify(args, stable)}${tolerance})`
  keys.set(query, key)
  return key
}
