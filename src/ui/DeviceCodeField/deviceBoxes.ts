import { DEVICE_CODE_LENGTH, deviceCodeLetters } from '@/lib/device-code'

/**
 * The code while it is typed: one character per box, a space for an empty one, so that a letter
 * keeps its box when one before it is taken out. Ends at the last letter.
 */
export const boxesOf = (value: string): string[] =>
  Array.from({ length: DEVICE_CODE_LENGTH }, (_, index) => value[index]?.trim() ?? '')

export const valueOf = (boxes: readonly string[]): string =>
  boxes
    .map(letter => letter || ' ')
    .join('')
    .trimEnd()

/** Puts one letter, or nothing, into a box. Anything but a letter counts as nothing. */
export const fillBox = (value: string, index: number, typed: string): string =>
  valueOf(boxesOf(value).with(index, deviceCodeLetters(typed).slice(-1)))

/** Spreads the letters of a pasted text over the boxes from the first. */
export const spread = (text: string): string => deviceCodeLetters(text)
