import { redactCredentials } from '@/lib/credentials'
import type { Operation } from './operation'

/** Stands for a withheld value that is there. */
export const WITHHELD = '<hidden>'

/** The result of an operation without the fields that are withheld from the console. */
export const withoutWithheld = (operation: Operation, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(item => withoutWithheld(operation, item))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isWithheld = (mark: string) =>
        typeof value === 'string' && operation.secret.includes(mark + key)
      if (isWithheld('!')) return [key, WITHHELD]
      if (isWithheld('!@')) return [key, redactCredentials(value, WITHHELD)]
      return [key, withoutWithheld(operation, value)]
    }),
  )
}
