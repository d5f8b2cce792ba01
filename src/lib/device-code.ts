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

export const isCompleteDeviceCode = (letters: string): boolean =>
  deviceCodeLetters(letters).length === DEVICE_CODE_LENGTH

/** `abcdefgh` → `ABCD-EFGH`, the format of the confirmation request. */
export const formatDeviceCode = (letters: string): string =>
  addDashes([DEVICE_CODE_DASH_AFTER], deviceCodeLetters(letters))
