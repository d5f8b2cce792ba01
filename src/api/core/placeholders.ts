import { camelToSnakeKey } from '@/lib/case'
import { redactCredentials } from '@/lib/credentials'
import type { CallArgs } from './operation'
import { isSecretKey } from './secrets'

/** Public, but read from files: too long for the state to hold. */
const FILE_KEYS = new Set(['cert', 'publicCert'])
/** Longer ones are not to be read by a person. */
const LONGEST = 4000

const placeholder = (key: string) => `<${camelToSnakeKey(key)}>`

const hide = (value: unknown): unknown => {
  if (typeof value === 'string') return redactCredentials(value, '<secret>')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(hide)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' &&
      (isSecretKey(key, value) || FILE_KEYS.has(key) || part.length > LONGEST)
        ? placeholder(key)
        : hide(part),
    ]),
  )
}

/** The same call with `<password>` in place of a password; all that is secret is in bodies. */
export const withPlaceholders = <Call extends { args: CallArgs }>(command: Call): Call => ({
  ...command,
  args: { ...command.args, ...('body' in command.args && { body: hide(command.args.body) }) },
})
