import type { z } from 'zod'
import { camelToSnakeKey } from '@/lib/case'

type Issue = z.core.$ZodIssue

/** The name of a value's type in the server's parser messages. */
const found = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'sequence'
  switch (typeof value) {
    case 'string':
      return `string "${value}"`
    case 'boolean':
      return `boolean \`${value}\``
    case 'number':
      return Number.isInteger(value) ? `integer \`${value}\`` : `floating point \`${value}\``
    default:
      return 'map'
  }
}

const quoted = (names: readonly unknown[]) => names.map(name => `\`${String(name)}\``)

const unknownVariant = (variant: unknown, names: readonly unknown[]): string => {
  if (typeof variant !== 'string') {
    const kind = names.every(name => typeof name === 'number') ? 'one of' : 'variant identifier'
    const choices = kind === 'one of' ? ` ${quoted(names).join(', ')}` : ''
    return `invalid type: ${found(variant)}, expected ${kind}${choices}`
  }
  const [first, second, ...more] = quoted(names)
  const expected =
    more.length > 0
      ? `one of ${quoted(names).join(', ')}`
      : second === undefined
        ? first
        : `${first} or ${second}`
  return `unknown variant \`${variant}\`, expected ${expected}`
}

/** The value at a path; undefined if there is none. */
const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  )

const SHAPES: Record<string, string> = { object: 'a map', record: 'a map', array: 'a sequence' }

/** A validation error in the server's words, and its path. */
export interface Fault {
  path: readonly PropertyKey[]
  detail: string
}

/** Words a Zod issue like the server's parser. Keys are in snake_case. */
export const wordIssue = (issue: Issue, input: unknown): Fault => {
  const value = valueAt(input, issue.path)
  const path = issue.path.map(key => (typeof key === 'string' ? camelToSnakeKey(key) : key))
  const key = path.at(-1)
  if (value === undefined && typeof key === 'string') {
    return { path: path.slice(0, -1), detail: `missing field \`${key}\`` }
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return { path: path.slice(0, -1), detail: unknownVariant(value, issue.options) }
  }
  if (issue.code === 'invalid_value') return { path, detail: unknownVariant(value, issue.values) }
  const shape = issue.code === 'invalid_type' ? SHAPES[issue.expected] : undefined
  if (shape) return { path, detail: `invalid type: ${found(value)}, expected ${shape}` }
  return { path, detail: issue.message }
}

/** Formats a path for messages: `disks[0].name`. */
export const writePath = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('')
