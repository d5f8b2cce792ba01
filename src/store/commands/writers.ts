import { requestOf } from '@/api/core/wire'
import { operationOf, type Command, type OperationTable } from '@/api/operations/table'

/** The ways in which a request can be made without the console. */
export const LANGUAGES = [
  { value: 'curl', label: 'HTTP (curl)' },
  { value: 'cli', label: 'Oxide CLI' },
  { value: 'typescript', label: 'TypeScript' },
] as const

export type Language = (typeof LANGUAGES)[number]['value']

/** A request as it goes out, without what says who asks. The body is JSON of some lines. */
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

/** As one word of a POSIX shell. */
const shellWord = (text: string): string =>
  /^[\w./:=%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** Inside double quotes of a POSIX shell. */
const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, '\\$&')

/** The words of a command on lines of their own, as a shell takes them together. */
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
 * The same requests in another language, one after the other. Where the API is and the token for it
 * are read from the environment, `OXIDE_HOST` and `OXIDE_TOKEN`; the CLI has its own login.
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

/** A file to run: several requests, which end with the first that fails. */
export const writeScript: typeof writeCommands = (operations, commands, language) => {
  const text = writeCommands(operations, commands, language)
  return language === 'typescript' ? text : `#!/bin/sh\nset -eu\n\n${text}`
}
