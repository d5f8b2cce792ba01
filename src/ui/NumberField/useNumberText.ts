import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import { formatEntry, parseNumber, type NumberEntry } from '@/lib/number-entry'
import { isSizeUnit, parseSize } from '@/lib/size-entry'
import { useLocale } from '@/ui/UiProvider/UiContext'

/**
 * The text of a number field: as it was typed while that stands for the value, else the value as the
 * reader would write it.
 */
export function useNumberText(value: NumberEntry, units: string | undefined) {
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const read = (text: string) =>
    isSizeUnit(units)
      ? parseSize(text, units, locale)
      : { entry: parseNumber(text, locale), hasUnit: false }
  const isTyped = read(typed).entry === value
  return {
    text: isTyped ? typed : formatEntry(value, locale),
    /** What a size with a unit comes to in the unit of the field. */
    reading:
      isTyped && typeof value === 'number' && read(typed).hasUnit
        ? `= ${formatNumber(value, locale)} ${units}`
        : undefined,
    /** Takes a text, and gives what the field then holds. */
    type: (text: string): NumberEntry => {
      setTyped(text)
      return read(text).entry
    },
  }
}
