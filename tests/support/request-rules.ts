import type { WireRequest } from '@/ports/ports'
import { loadDocument, type LoadedDocument } from '@/api/documents/load'
import { publishedOperations } from '@/api/documents/read'
import type { Release } from '@/api/releases/ladder'
import { snakeToCamelKey } from '@/lib/case'
import { ApiFailure } from '@/mirage/server/errors'
import { readCall, searchOf } from '@/mirage/server/read'

const routesOf = ({ document }: LoadedDocument) =>
  publishedOperations(document).map(({ id, method, path }) => ({
    id,
    method,
    names: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }))

const tables = new Map<Release, ReturnType<typeof routesOf>>()

/** What the console asks a rack to find out which release it runs. */
const QUESTIONS = ['/v1/system/update/status', '/v1/system/audit-log?limit=1', '/v1/auth-settings']

/** The keys of a value on the wire that are missing where it was parsed, at any depth. */
const unknownIn = (sent: unknown, parsed: unknown): readonly string[] => {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([key, each]) => {
    // Keys of maps are data, and stay as they are.
    const found = [key, snakeToCamelKey(key)].find(
      name => typeof parsed === 'object' && parsed !== null && name in parsed,
    )
    return found === undefined ? [key] : unknownIn(each, Reflect.get(parsed as object, found))
  })
}

const bodyOf = ({ headers, body }: WireRequest): unknown =>
  body && /json/.test(headers['content-type'] ?? '') ? JSON.parse(body) : undefined

/**
 * What a request has that the document of a release lacks, and that a rack of it would drop without
 * a word: a route, a parameter or a field. Values that do not fit are refused, and so not listed.
 */
export const requestFaults = async (request: WireRequest, release: Release): Promise<string[]> => {
  const loaded = await loadDocument(release)
  const table = tables.get(release) ?? routesOf(loaded)
  tables.set(release, table)
  const [path = ''] = request.url.split('?')
  const called = `${request.method} ${path}`
  const route = table.find(({ method, pattern }) => method === request.method && pattern.test(path))
  if (!route) return QUESTIONS.includes(request.url) ? [] : [`${called} is not there`]
  const { id, names, pattern } = route
  const values = pattern.exec(path)!.slice(1)
  const given = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at]!)]))
  try {
    const parts = readCall({ id, parsers: loaded.parsers.of(id) }, request, given)
    const query = Object.fromEntries(new URLSearchParams(searchOf(request.url)))
    return [...unknownIn(query, parts.query), ...unknownIn(bodyOf(request), parts.body)].map(
      key => `${called} has ${key}`,
    )
  } catch (error) {
    if (error instanceof ApiFailure) return []
    throw error
  }
}
