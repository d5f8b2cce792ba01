import { utf8ToBase64 } from '@/lib/base64'
import { camelToSnake, camelToSnakeKey, snakeToCamel } from '@/lib/case'
import type { WireRequest, WireResponse } from '@/app/ports'
import type { CallArgs, Operation } from './operation'

/** Where the API is, and the token to show if there is no session cookie. */
export interface ApiAccess {
  /** Such as `https://console.example.org`; empty for the page's own. */
  host: string
  token: string | null
}

/** `/v1/disks/{disk}` with its parameters put in. */
const fillPath = (pattern: string, params: CallArgs['path'] = {}): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`No ${name} given for ${pattern}`)
    return encodeURIComponent(value)
  })

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)

/** Pairs of a flat object: keys in snake_case, arrays repeat theirs, null and undefined are left out. */
const pairs = (object: object): URLSearchParams => {
  const found = new URLSearchParams()
  for (const [key, value] of Object.entries(object)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const each of values) {
      if (each !== null && each !== undefined) found.append(camelToSnakeKey(key), asText(each))
    }
  }
  return found
}

/** Where an operation is called, also for opening a stream. */
export const urlOf = ({ path }: Operation, args: CallArgs, host = ''): string => {
  const query = pairs(args.query ?? {}).toString()
  return host + fillPath(path, args.path) + (query && `?${query}`)
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  octets: 'application/octet-stream',
}

const encodeBody = (send: keyof typeof CONTENT_TYPES, body: unknown): string => {
  if (send === 'octets') return String(body)
  if (send === 'form') return pairs(Object(body)).toString()
  return JSON.stringify(camelToSnake(body))
}

/** A call as it goes out. One without a body says nothing of a content type. */
export const requestOf = (
  operation: Operation,
  args: CallArgs,
  { host, token }: ApiAccess,
): WireRequest => {
  const send = operation.send ?? 'json'
  const hasBody = args.body !== undefined
  return {
    method: operation.method,
    url: urlOf(operation, args, host),
    headers: {
      ...(hasBody && { 'content-type': CONTENT_TYPES[send] }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: hasBody ? encodeBody(send, args.body) : null,
  }
}

/** What has nothing to say, whatever a server sends with it. */
const NO_CONTENT: readonly number[] = [204, 205]

/** The body of an answer with its keys in camelCase; undefined where it cannot be read. */
export const readJson = ({ status, body }: WireResponse): unknown => {
  if (body === '' || NO_CONTENT.includes(status)) return {}
  try {
    return snakeToCamel(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** What a successful answer holds, as it goes into the cache; undefined where it cannot be read. */
export const resultOf = (
  { kind, receive = 'json' }: Operation,
  response: WireResponse,
): unknown => {
  switch (receive) {
    case 'headers':
      return response.headers
    case 'text':
      return response.body
    case 'bytes':
      return {
        base64: response.encoding === 'base64' ? response.body : utf8ToBase64(response.body),
      }
    case 'json':
      // What is asked for is not read from an answer that has nothing to say.
      return kind === 'query' && response.body === '' && !NO_CONTENT.includes(response.status)
        ? undefined
        : readJson(response)
  }
}
