import type { FieldErrors } from '@/machines/form/form.events'

/** Puts messages by field together, leaving out fields that are fine. Keeps the order given. */
export const errorsOf = (messages: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** The message of a required field that is empty. */
export const requiredError = (label: string, value: unknown): string | undefined =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
    ? `${label} is required`
    : undefined
