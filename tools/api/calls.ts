import type { ApiDocument, Published } from './document'
import { contentOf, publishedOperations } from './read'

const ENCODINGS: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'form',
  'application/octet-stream': 'octets',
}

/** By operation, the secret fields of what is sent and answered. */
export type Secrets = Readonly<
  Record<string, { sent?: readonly string[]; answered?: readonly string[] } | undefined>
>

/**
 * `GET /v1/disks`, and what is unusual about it: a `stream`, or a body that is no JSON; then the
 * secret fields of what is sent, `*` for all of it; then `!` where the answer is secret.
 */
export const callOf = ({ id, method, path, operation }: Published, secrets: Secrets): string => {
  const { type = 'application/json' } = contentOf(operation.requestBody?.content)
  const encoding = operation['x-dropshot-websocket'] ? 'stream' : ENCODINGS[type]
  if (!encoding && type !== 'application/json')
    throw new Error(`${operation.operationId} takes ${type}, which is not known here`)
  const { sent = [], answered = [] } = secrets[id] ?? {}
  const secret = [...sent, ...(answered.length > 0 ? ['!'] : [])]
  const special = encoding ?? (secret.length > 0 ? 'json' : null)
  return [method, path, ...(special ? [special] : []), ...secret].join(' ')
}

/** The ids of operations by the part of the console whose code brings them. */
export type Areas = Readonly<Record<string, readonly string[]>>

/** What nobody has written an entry for: a test names it. */
export const REST = 'rest'

/** By area, how each of its operations is called. */
export const writeCalls = (
  document: ApiDocument,
  areas: Areas,
  secrets: Secrets,
): Readonly<Record<string, string>> => {
  const areaOf = new Map(
    Object.entries(areas).flatMap(([area, ids]) => ids.map(id => [id, area] as const)),
  )
  const lines = new Map<string, string[]>([...Object.keys(areas), REST].map(area => [area, []]))
  for (const published of publishedOperations(document))
    lines
      .get(areaOf.get(published.id) ?? REST)
      ?.push(`${published.id}: ${JSON.stringify(callOf(published, secrets))}`)
  return Object.fromEntries(
    [...lines].map(([area, all]) => [area, `export const ${area}Calls = { ${all.join(', ')} }`]),
  )
}
