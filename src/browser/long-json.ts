import { snakeToCamel } from '@/lib/case'

/**
 * Lets equal lists of texts, such as the times of series, be one list: a worker copies it to the page
 * once, and whatever is computed from it has to be computed once.
 */
const sharer = () => {
  const known = new Map<string, unknown>()
  const share = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value) && typeof value[0] === 'string') {
      const key = value.join('\n')
      if (!known.has(key)) known.set(key, value)
      return known.get(key)
    }
    const parts = value as Record<string, unknown>
    for (const key of Object.keys(parts)) parts[key] = share(parts[key])
    return value
  }
  return share
}

/** The JSON of a body, with keys in camelCase; undefined if it is none. */
export const parseLong = (bytes: Uint8Array): unknown => {
  try {
    return sharer()(snakeToCamel(JSON.parse(new TextDecoder().decode(bytes))))
  } catch {
    return undefined
  }
}
