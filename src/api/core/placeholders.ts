import { isSecretField, type CallArgs, type Operation } from './operation'
import { camelToSnakeKey } from '@/lib/case'
import { redactCredentials } from '@/lib/credentials'

/** Not secret, but read from files and too long for the state to hold. */
const FILE_KEYS = new Set(['cert', 'publicCert'])
/** In characters. Longer texts are not meant to be read. */
const LONGEST = 4000

const placeholder = (key: string) => `<${camelToSnakeKey(key)}>`

/** The value of a secret field; null if there is none. */
const hideAll = (value: unknown, key: string): unknown => {
  if (value === null) return null
  return Array.isArray(value) ? value.map(each => hideAll(each, key)) : placeholder(key)
}

const hide = (operation: Operation, value: unknown): unknown => {
  if (typeof value === 'string')
    return isSecretField(operation, '*')
      ? placeholder('content')
      : redactCredentials(value, '<secret>')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => hide(operation, each))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => {
      if (part !== undefined && isSecretField(operation, key)) return [key, hideAll(part, key)]
      if (typeof part === 'string' && (FILE_KEYS.has(key) || part.length > LONGEST))
        return [key, placeholder(key)]
      return [key, hide(operation, part)]
    }),
  )
}

/** The call with placeholders such as `<password>` for secrets, which only bodies contain. */
export const withPlaceholders = <Call extends { args: CallArgs }>(
  operation: Operation,
  command: Call,
): Call => ({
  ...command,
  args: {
    ...command.args,
    ...('body' in command.args && { body: hide(operation, command.args.body) }),
  },
})
