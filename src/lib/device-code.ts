import { addDashes } from './text'

export const DEVICE_CODE_LENGTH = 8

/** A dash is shown and sent after this position. */
export const DEVICE_CODE_DASH_AFTER = 3

/** The significant part of typed or pasted text: its letters, in upper case, no more than fit. */
export const deviceCodeLetters = (text: string): string =>
  text
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, DEVICE_CODE_LENGTH)

/**
 * The boxes of a partly typed code, one character each. The code has spaces for empty boxes, so that
 * letters keep their boxes when an earlier one is deleted. It ends at the last letter.
 */
export const deviceCodeBoxes = (code: string): string[] =>
  Array.from({ length: DEVICE_CODE_LENGTH }, (_, index) => code[index]?.trim() ?? '')

/** What was typed, and the box it was typed in; pasted text goes to all of them. */
export interface TypedCode {
  text: string
  at?: number
}

/** A code with what was typed. Anything but a letter empties its box; pasted, it changes nothing. */
export const typeDeviceCode = (code: string, { text, at }: TypedCode): string => {
  const letters = deviceCodeLetters(text)
  if (at === undefined) return letters || code
  return deviceCodeBoxes(code)
    .with(at, letters.slice(-1))
    .map(letter => letter || ' ')
    .join('')
    .trimEnd()
}

export const isCompleteDeviceCode = (letters: string): boolean =>
  deviceCodeLetters(letters).length === DEVICE_CODE_LENGTH

/** `abcdefgh` → `ABCD-EFGH`, the format of the confirmation request. */
export const formatDeviceCode = (letters: string): string =>
  addDashes([DEVICE_CODE_DASH_AFTER], deviceCodeLetters(letters))
