import { DEVICE_CODE_LENGTH, deviceCodeLetters } from '@/lib/device-code'

/**
 * The boxes of a partly typed code, one character each. The value has spaces for empty boxes, so
 * that letters keep their boxes when an earlier one is deleted. It ends at the last letter.
 */
export const boxesOf = (value: string): string[] =>
  Array.from({ length: DEVICE_CODE_LENGTH }, (_, index) => value[index]?.trim() ?? '')

export const valueOf = (boxes: readonly string[]): string =>
  boxes
    .map(letter => letter || ' ')
    .join('')
    .trimEnd()

/** Puts a letter into a box. Anything else empties the box. */
export const fillBox = (value: string, index: number, typed: string): string =>
  valueOf(boxesOf(value).with(index, deviceCodeLetters(typed).slice(-1)))

/** Spreads the letters of a pasted text over the boxes, starting at the first. */
export const spread = (text: string): string => deviceCodeLetters(text)
