export interface NumberRange {
  min?: number | undefined
  max?: number | undefined
}

/** The number a text stands for, or null while it stands for none (`''`, `-`, `.`). */
export const parseNumber = (text: string): number | null => {
  const digits = text.trim()
  return /\d/.test(digits) && isNumberInProgress(digits, { min: -Infinity }) ? Number(digits) : null
}

export const formatNumberText = (value: number | null): string =>
  value === null ? '' : String(value)

/** Whether a text can still become a number of the range: what may be typed, letter by letter. */
export const isNumberInProgress = (
  text: string,
  { min = 0 }: { min?: number | undefined },
): boolean => {
  const sign = min < 0 ? '-?' : ''
  return new RegExp(`^${sign}\\d*(\\.\\d*)?$`).test(text)
}

export const clamp = (value: number, { min = -Infinity, max = Infinity }: NumberRange): number =>
  Math.min(Math.max(value, min), max)

/** One step up or down. From nothing, a step leads to the smallest number. */
export const step = (value: number | null, by: number, range: NumberRange): number =>
  clamp(value === null ? (range.min ?? 0) : value + by, range)
