import { ASSUMED, releaseOf, requestFor, type KnownRack } from '@/api/core/rack'
import { operationOf, type Command, type OperationTable, type Query } from '@/api/operations/table'
import { FIRST_VERSIONED } from '@/api/releases/ladder'

/** The languages in which a request can be shown. */
export const LANGUAGES = [
  { value: 'curl', label: 'HTTP (curl)' },
  { value: 'cli', label: 'Oxide CLI' },
  { value: 'typescript', label: 'TypeScript' },
] as const

export type Language = (typeof LANGUAGES)[number]['value']

/** A request without its authentication. The body is indented JSON. */
export interface PlainRequest {
  method: string
  /** Path and query. */
  url: string
  /** The version of the API; absent for racks that ignore it. */
  version: string | undefined
  body: string | null
  /** The name of the file to send instead. */
  file: string | undefined
}

/** The operations of the API, and the rack that the requests are for. */
export interface Api {
  operations: OperationTable
  rack: KnownRack
}

/** A request as the rack understands it. Throws `Unsupported` if it cannot be asked for it. */
export const plainRequest = (
  { operations, rack }: Api,
  { endpoint, args }: Command | Query,
): PlainRequest => {
  const target = releaseOf(rack) ?? ASSUMED
  const operation = operationOf(operations, endpoint)
  const { request } = requestFor(operation, args, target, { host: '', token: null })
  const { method, url, headers, body, file } = request
  return {
    method,
    url,
    version: target.release < FIRST_VERSIONED ? undefined : headers['api-version'],
    body: body && JSON.stringify(JSON.parse(body), null, 2),
    file: file && (new URLSearchParams(url.split('?')[1]).get('file_name') ?? file),
  }
}

/** Quotes a text as one word of a POSIX shell, if necessary. */
export const shellWord = (text: string): string =>
  /^[\w./:=%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Escapes a text inside double quotes of a POSIX shell. */
const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, '\\$&')

/** Joins the parts of a shell command, one per line. */
const lines = (...words: string[]): string => words.join(' \\\n  ')

const asCurl = ({ method, url, version, body, file }: PlainRequest): string =>
  lines(
    `curl --fail-with-body --request ${method} "$OXIDE_HOST${inDoubleQuotes(url)}"`,
    '--header "Authorization: Bearer $OXIDE_TOKEN"',
    ...(version === undefined ? [] : [`--header 'api-version: ${version}'`]),
    ...(body === null
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${shellWord(body)}`]),
    ...(file === undefined
      ? []
      : ["--header 'Content-Type: application/octet-stream'", `--upload-file ${shellWord(file)}`]),
  )

/** Repositories are the only files, and the CLI has a command for them. */
const asCli = ({ method, url, version, body, file }: PlainRequest): string => {
  if (file !== undefined) return `oxide system update repo upload --path ${shellWord(file)}`
  const header = version === undefined ? '' : ` --header api-version:${version}`
  const call = `oxide api --method ${method}${header} ${shellWord(url)}`
  return body === null ? call : `${call} --input - <<'EOF'\n${body}\nEOF`
}

const asTypeScript = ({ method, url, body, file }: PlainRequest): string => {
  const sent = file === undefined ? body : `await openAsBlob(${JSON.stringify(file)})`
  return `await call('${method}', ${JSON.stringify(url)}${sent === null ? '' : `, ${sent}`})`
}

/** How a body and its type are written, and what that needs. */
const JSON_BODY = { type: "'application/json'", sent: 'JSON.stringify(body)', needs: '' }
const JSON_OR_FILE = {
  type: "body instanceof Blob ? 'application/octet-stream' : 'application/json'",
  sent: 'body instanceof Blob ? body : JSON.stringify(body)',
  needs: "import { openAsBlob } from 'node:fs'\n\n",
}

const typescriptCall = (
  version: string | undefined,
  { type, sent, needs }: typeof JSON_BODY,
): string => `${needs}const { OXIDE_HOST, OXIDE_TOKEN } = process.env

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(OXIDE_HOST + path, {
    method,
    headers: {
      authorization: \`Bearer \${OXIDE_TOKEN}\`,${version === undefined ? '' : `\n      'api-version': '${version}',`}
      ...(body !== undefined && { 'content-type': ${type} }),
    },
    ...(body !== undefined && { body: ${sent} }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(\`\${method} \${path}: \${response.status} \${text}\`)
  return text === '' ? undefined : JSON.parse(text)
}`

/**
 * Writes requests in a language, in order, as the rack understands them. Throws `Unsupported` if it
 * cannot be asked for one of them. The API's host and token are read from the environment
 * variables `OXIDE_HOST` and `OXIDE_TOKEN`; the CLI has its own login.
 */
export const writeCommands = (
  api: Api,
  commands: readonly (Command | Query)[],
  language: Language,
): string => {
  const requests = commands.map(command => plainRequest(api, command))
  switch (language) {
    case 'curl':
      return requests.map(asCurl).join('\n\n')
    case 'cli':
      return requests.map(asCli).join('\n\n')
    case 'typescript': {
      const bodies = requests.some(({ file }) => file !== undefined) ? JSON_OR_FILE : JSON_BODY
      const helper = typescriptCall(requests[0]?.version, bodies)
      return [helper, ...requests.map(asTypeScript)].join('\n\n')
    }
  }
}

/** Writes a script of several requests, which stops at the first failure. */
export const writeScript: typeof writeCommands = (api, commands, language) => {
  const text = writeCommands(api, commands, language)
  return language === 'typescript' ? text : `#!/bin/sh\nset -eu\n\n${text}`
}
