import type { ApiDocument, Published } from '@/api/documents/document'
import { OLDEST } from '@/api/releases/ladder'
import { contentOf, createReader, publishedOperations, successOf } from '@/api/documents/read'

const ENCODINGS: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'form',
  'application/octet-stream': 'octets',
}

/** By operation, the secret fields of its request and its response. */
export type Secrets = Readonly<
  Record<
    string,
    | {
        sent?: readonly string[]
        answered?: readonly string[]
        isWithheld?: true
        urls?: readonly string[]
      }
    | undefined
  >
>

/**
 * The response to a read, as far as the console checks it: a `page` of a list, a `list` without
 * pages, or `any`; null for an object, and for what is not JSON.
 */
const answerOf = (published: Published, reader: ReturnType<typeof createReader>): string | null => {
  const { schema } = successOf(published)
  const shape = schema && reader.shapeOf(reader.follow(schema))
  if (published.method !== 'GET' || !shape || shape.kind === 'tagged') return null
  if (shape.kind === 'list') return 'list'
  if (shape.kind !== 'object') return 'any'
  if (shape.fields.some(({ name }) => name === 'items')) return 'page'
  return shape.fields.some(({ isRequired }) => isRequired) ? null : 'any'
}

/**
 * `16 GET /v1/disks page`, without the id: the first release that has it, unless all have; then anything unusual:
 * `stream` or a body other than JSON, for a read what it responds with; then the secret fields of the
 * request, `*` for all; then `!` if the response is secret, and the names of the fields of it that
 * are withheld from the console.
 */
const callOf = (
  published: Published,
  secrets: Secrets,
  since: number,
  reader: ReturnType<typeof createReader>,
): string => {
  const { id, method, path, operation } = published
  const { type = 'application/json' } = contentOf(operation.requestBody?.content)
  const encoding = operation['x-dropshot-websocket'] ? 'stream' : ENCODINGS[type]
  if (!encoding && type !== 'application/json')
    throw new Error(`${operation.operationId} takes ${type}, which is not known here`)
  const { sent = [], answered = [], isWithheld = false, urls = [] } = secrets[id] ?? {}
  const marks = isWithheld ? answered.map(field => `!${field}`) : ['!']
  const masked = urls.map(field => `!@${field}`)
  const secret = [...sent, ...(answered.length > 0 ? marks : []), ...masked]
  const special = encoding ?? answerOf(published, reader) ?? (secret.length > 0 ? 'json' : null)
  const first = since > OLDEST ? [String(since)] : []
  return [...first, method, path, ...(special ? [special] : []), ...secret].join(' ')
}

/** Ids of operations, by the area of the console whose code contains them. */
export type Areas = Readonly<Record<string, readonly string[]>>

/** Operations that no area names. */
const REST = 'rest'

/** The calls of each area's operations, one per line. */
export const writeCalls = (
  document: ApiDocument,
  areas: Areas,
  secrets: Secrets,
  sinceOf: (published: Published) => number = () => OLDEST,
): Readonly<Record<string, string>> => {
  const areaOf = new Map(
    Object.entries(areas).flatMap(([area, ids]) => ids.map(id => [id, area] as const)),
  )
  const calls = new Map<string, [id: string, call: string][]>(
    [...Object.keys(areas), REST].map(area => [area, []]),
  )
  const reader = createReader(document)
  for (const published of publishedOperations(document))
    calls
      .get(areaOf.get(published.id) ?? REST)
      ?.push([published.id, callOf(published, secrets, sinceOf(published), reader)])
  const write = (area: string, found: readonly [id: string, call: string][]) => {
    const sorted = found.toSorted(([one], [other]) => (one < other ? -1 : 1))
    const ids = sorted.map(([id]) => JSON.stringify(id)).join(' | ')
    const lines = sorted.map(each => each.join(' ')).join('\n')
    return [
      "import type { Calls } from '@/api/core/operation'",
      `export const ${area}Calls: Calls<${ids || 'never'}> = \`${lines}\``,
    ].join('\n\n')
  }
  return Object.fromEntries([...calls].map(([area, found]) => [area, write(area, found)]))
}
