import { isSecretField, type CallArgs, type Operation } from './operation'
import { camelToSnakeKey } from '@/lib/case'
import { redactCredentials } from '@/lib/credentials'

/** Public, but read from files: too long for the state to hold. */
const FILE_KEYS = new Set(['cert', 'publicCert'])
/** Longer ones are not to be read by a person. */
const LONGEST = 4000

const placeholder = (key: string) => `<${camelToSnakeKey(key)}>`

const hide = (operation: Operation, value: unknown): unknown => {
  if (typeof value === 'string') return redactCredentials(value, '<secret>')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => hide(operation, each))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' &&
      (isSecretField(operation, key) || FILE_KEYS.has(key) || part.length > LONGEST)
        ? placeholder(key)
        : hide(operation, part),
    ]),
  )
}

/** The same call with `<password>` in place of a password; all that is secret is in bodies. */
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
