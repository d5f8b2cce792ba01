import { requestOf } from '@/api/core/wire'
import { operationOf, type Command, type OperationTable } from '@/api/operations/table'

/** The languages in which a request can be shown. */
export const LANGUAGES = [
  { value: 'curl', label: 'HTTP (curl)' },
  { value: 'cli', label: 'Oxide CLI' },
  { value: 'typescript', label: 'TypeScript' },
] as const

export type Language = (typeof LANGUAGES)[number]['value']

/** A request without its authentication. The body is indented JSON. */
interface PlainRequest {
  method: string
  /** Path and query. */
  url: string
  body: string | null
}

const plainRequest = (operations: OperationTable, command: Command): PlainRequest => {
  const operation = operationOf(operations, command.endpoint)
  const { method, url, body } = requestOf(operation, command.args, { host: '', token: null })
  return { method, url, body: body && JSON.stringify(JSON.parse(body), null, 2) }
}

/** Quotes a text as one word of a POSIX shell, if necessary. */
const shellWord = (text: string): string =>
  /^[\w./:=%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Escapes a text inside double quotes of a POSIX shell. */
const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, '\\$&')

/** Joins the parts of a shell command, one per line. */
const lines = (...words: string[]): string => words.join(' \\\n  ')

const asCurl = ({ method, url, body }: PlainRequest): string =>
  lines(
    `curl --fail-with-body --request ${method} "$OXIDE_HOST${inDoubleQuotes(url)}"`,
    '--header "Authorization: Bearer $OXIDE_TOKEN"',
    ...(body === null
      ? []
      : ["--header 'Content-Type: application/json'", `--data ${shellWord(body)}`]),
  )

const asCli = ({ method, url, body }: PlainRequest): string => {
  const call = `oxide api --method ${method} ${shellWord(url)}`
  return body === null ? call : `${call} --input - <<'EOF'\n${body}\nEOF`
}

const asTypeScript = ({ method, url, body }: PlainRequest): string =>
  `await call('${method}', ${JSON.stringify(url)}${body === null ? '' : `, ${body}`})`

const TYPESCRIPT_CALL = `const { OXIDE_HOST, OXIDE_TOKEN } = process.env

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(OXIDE_HOST + path, {
    method,
    headers: {
      authorization: \`Bearer \${OXIDE_TOKEN}\`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(\`\${method} \${path}: \${response.status} \${text}\`)
  return text === '' ? undefined : JSON.parse(text)
}`

/**
 * Writes requests in a language, in order. The API's host and token are read from the environment
 * variables `OXIDE_HOST` and `OXIDE_TOKEN`; the CLI has its own login.
 */
export const writeCommands = (
  operations: OperationTable,
  commands: readonly Command[],
  language: Language,
): string => {
  const requests = commands.map(command => plainRequest(operations, command))
  switch (language) {
    case 'curl':
      return requests.map(asCurl).join('\n\n')
    case 'cli':
      return requests.map(asCli).join('\n\n')
    case 'typescript':
      return [TYPESCRIPT_CALL, ...requests.map(asTypeScript)].join('\n\n')
  }
}

/** Writes a script of several requests, which stops at the first failure. */
export const writeScript: typeof writeCommands = (operations, commands, language) => {
  const text = writeCommands(operations, commands, language)
  return language === 'typescript' ? text : `#!/bin/sh\nset -eu\n\n${text}`
}
