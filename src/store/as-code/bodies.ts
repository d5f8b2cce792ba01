import { ASSUMED, releaseOf, versionOf } from '@/api/core/rack'
import { camelToSnakeKey } from '@/lib/case'
import { wellFormed } from '@/lib/hcl'
import type { Api, PlainRequest } from '@/store/commands/writers'

/** An object that a request makes or changes. */
export interface MadeFrom {
  readonly kind: string
  readonly name: string
  readonly id: string
}

const wellFormedValue = (_key: string, value: unknown) =>
  typeof value === 'string' ? wellFormed(value) : value

/** The body as a value whose texts all tools can read. JSON escapes what is not well-formed. */
export const wellFormedIn = (body: string): unknown =>
  body.includes('\\ud') ? JSON.parse(body, wellFormedValue) : JSON.parse(body)

/** A request of the API, as it is in the file. */
export const requestIn = (
  endpoint: string,
  { method, url, body }: PlainRequest,
  madeFrom: MadeFrom,
) => ({
  operation: camelToSnakeKey(endpoint),
  method,
  path: url,
  body: body === null ? null : wellFormedIn(body),
  made_from: madeFrom,
})

/** The file with the requests of a rack, in order, and what is in none of them. */
export const requestsFile = (
  { rack }: Api,
  requests: readonly ReturnType<typeof requestIn>[],
  leftOut: readonly (MadeFrom & { readonly reason: string })[],
): string => {
  const { release } = releaseOf(rack) ?? ASSUMED
  const document = { release, api_version: versionOf(release), requests, left_out: leftOut }
  return `${JSON.stringify(document, null, 2)}\n`
}
