import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from './limits'

const SUFFIX_LENGTH = 6

/** The rule for names, as help text. */
export const NAME_RULE =
  'Lower-case letters, digits and dashes. Starts with a letter, ends with a letter or a digit.'

/**
 * Why a name is invalid, or undefined. One message at a time, in an order that is part of the
 * contract: `freeBSD` fails on its characters, `9bc` on its start, `abc-` on its end.
 */
export const nameError = (
  label: string,
  value: string,
  { required = true }: { required?: boolean } = {},
): string | undefined => {
  if (value.length > MAX_NAME_LENGTH) return `Must be at most ${MAX_NAME_LENGTH} characters`
  if (value === '') return required ? `${label} is required` : undefined
  if (/[^a-z0-9-]/.test(value)) return 'Must contain only lower-case letters, digits and dashes'
  if (!/^[a-z]/.test(value)) return 'Must start with a lower-case letter'
  if (value.endsWith('-')) return 'Must end with a letter or number'
  return undefined
}

/** Like `nameError`, and the name must not be taken by any of `others`. */
export const freeNameError = (
  label: string,
  value: string,
  others: readonly { name: string }[],
): string | undefined =>
  nameError(label, value) ??
  (others.some(({ name }) => name === value) ? `${label} already exists` : undefined)

/** Why a description is invalid, or undefined. Counts code points, not UTF-16 units. */
export const descriptionError = (value: string): string | undefined =>
  value.length > MAX_DESCRIPTION_LENGTH && Array.from(value).length > MAX_DESCRIPTION_LENGTH
    ? `Must be at most ${MAX_DESCRIPTION_LENGTH} characters`
    : undefined

/**
 * A default name: the parts joined with six random hex digits drawn by the caller. Each part gets
 * an equal share of the space, so that something of each survives within the name limit.
 */
export const generatedName = (parts: readonly string[], suffix: string): string => {
  const count = parts.length
  const share = Math.floor(MAX_NAME_LENGTH / count) - Math.ceil(SUFFIX_LENGTH / count) - 1
  return [...parts.map(part => part.slice(0, share)), suffix].join('-')
}
