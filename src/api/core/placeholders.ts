import { camelToSnakeKey } from '@/lib/case'
import type { CallArgs } from './operation'

/** Texts that nobody else may see, and such as are read from files: no state may hold those. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set([
  'base64EncodedData',
  'cert',
  'data',
  'deviceCode',
  'md5AuthKey',
  'password',
  'privateKey',
  'publicCert',
  'userCode',
  'userData',
])
/** Longer ones are not to be read by a person. */
const LONGEST = 4000

/** Of a certificate the key, of a password that is set its text. */
const isHidden = (key: string, owner: object): boolean =>
  HIDDEN_KEYS.has(key) ||
  (key === 'key' && 'cert' in owner) ||
  (key === 'value' && 'mode' in owner && owner.mode === 'password')

const placeholder = (key: string) => `<${camelToSnakeKey(key)}>`

const hide = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(hide)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'string' && (isHidden(key, value) || part.length > LONGEST)
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
