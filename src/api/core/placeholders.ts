import { camelToSnakeKey } from '@/lib/case'
import type { CallArgs } from './operation'

/** Texts that nobody else may see, and such as are too long to be read. */
const SECRET_KEYS: ReadonlySet<string> = new Set([
  'deviceCode',
  'md5AuthKey',
  'password',
  'privateKey',
  'userCode',
  'userData',
])
const LONGEST = 4000

/** Of a certificate the key, of a password that is set its text. */
const isSecret = (key: string, owner: object): boolean =>
  SECRET_KEYS.has(key) ||
  (key === 'key' && 'cert' in owner) ||
  (key === 'value' && 'mode' in owner && owner.mode === 'password')

const placeholder = (key: string) => `<${camelToSnakeKey(key)}>`

const hide = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(hide)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' && (isSecret(key, value) || part.length > LONGEST)
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
