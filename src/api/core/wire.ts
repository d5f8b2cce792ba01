import { utf8ToBase64 } from '@/lib/base64'
import { camelToSnake, camelToSnakeKey, snakeToCamel } from '@/lib/case'
import type { WireRequest, WireResponse } from '@/ports/ports'
import type { CallArgs, Operation } from './operation'

/** The API's address, and the token to send if there is no session cookie. */
export interface ApiAccess {
  /** Such as `https://console.example.org`; empty for the page's own origin. */
  host: string
  token: string | null
}

/** Fills in the parameters of a path such as `/v1/disks/{disk}`. Throws if one is missing. */
const fillPath = (pattern: string, params: CallArgs['path'] = {}): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`No ${name} given for ${pattern}`)
    return encodeURIComponent(value)
  })

const asText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)

/** The parameters of a flat object: snake_case keys, one per array item, no null or undefined. */
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

/** The URL of a call or a stream. */
export const urlOf = ({ path }: Operation, args: CallArgs, host = ''): string => {
  const query = pairs(args.query ?? {}).toString()
  return host + fillPath(path, args.path) + (query && `?${query}`)
}

const CONTENT_TYPES: Record<Operation['send'], string> = {
  json: 'application/json',
  text: 'application/json',
  form: 'application/x-www-form-urlencoded',
  octets: 'application/octet-stream',
}

/** The id of the file that a body consists of, if it is one. */
const fileOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'fileId' in body ? String(body.fileId) : undefined

const encodeBody = (send: Operation['send'], body: unknown): string => {
  if (send === 'octets' || send === 'text') return String(body)
  if (send === 'form') return pairs(Object(body)).toString()
  return JSON.stringify(camelToSnake(body))
}

/** The request of a call in a version of the API. It has no content type if it has no body. */
export const requestOf = (
  operation: Operation,
  args: CallArgs,
  { host, token }: ApiAccess,
  version?: string,
): WireRequest => {
  const { send } = operation
  const hasBody = args.body !== undefined
  const file = send === 'octets' ? fileOf(args.body) : undefined
  return {
    method: operation.method,
    url: urlOf(operation, args, host),
    headers: {
      ...(version !== undefined && { 'api-version': version }),
      ...(hasBody && { 'content-type': CONTENT_TYPES[send] }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(args.headers?.range !== undefined && { range: args.headers.range }),
    },
    body: hasBody && file === undefined ? encodeBody(send, args.body) : null,
    ...(file !== undefined && { file }),
  }
}

/** Statuses of responses without content, even if a server sends a body. */
const NO_CONTENT: readonly number[] = [204, 205]

/** The JSON body of a response, with keys in camelCase by default; undefined if it is not JSON. */
export const readJson = (
  { status, body, json }: WireResponse,
  convert: (value: unknown) => unknown = snakeToCamel,
): unknown => {
  if (json !== undefined) return json
  if (body === '' || NO_CONTENT.includes(status)) return {}
  try {
    return convert(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** The result of a successful response, as it is cached; undefined if it cannot be read. */
export const resultOf = ({ kind, receive }: Operation, response: WireResponse): unknown => {
  switch (receive) {
    case 'size': {
      const size = response.headers['content-length']
      return size === undefined ? undefined : { size: Number(size) }
    }
    case 'bytes':
      return {
        base64: response.encoding === 'base64' ? response.body : utf8ToBase64(response.body),
      }
    case 'verbatim':
      return readJson(response, value => value)
    case 'json':
      // An empty body is a valid result of a change, but not of a query.
      return kind === 'query' &&
        !response.body &&
        !response.json &&
        !NO_CONTENT.includes(response.status)
        ? undefined
        : readJson(response)
  }
}

/** Whether a response to a read has content. Lists without pages were objects in old releases. */
export const hasContent = ({ kind, answer }: Operation, result: unknown): boolean => {
  if (kind !== 'query' || answer === 'any') return true
  if (Array.isArray(result)) return answer === 'list'
  return typeof result === 'object' && result !== null && Object.keys(result).length > 0
}

/** Whether a result has the form that the document promises and all screens rely on. */
export const isPromised = (operation: Operation, result: unknown): boolean => {
  const { kind, answer } = operation
  if (kind !== 'query' || answer === 'any' || answer === 'json')
    return hasContent(operation, result)
  const list: unknown = answer === 'list' ? result : Object(result).items
  return Array.isArray(list) && list.every(Boolean)
}
