import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import { formatEntry, parseNumber, type NumberEntry } from '@/lib/number-entry'
import { isSizeUnit, parseSize } from '@/lib/size-entry'
import { useLocale } from '@/ui/UiProvider/UiContext'

/**
 * The text of a number field: as typed if it stands for the value, otherwise the value as formatted
 * in the user's locale.
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
    /** The value of a size with a unit, in the unit of the field. */
    reading:
      isTyped && typeof value === 'number' && read(typed).hasUnit
        ? `= ${formatNumber(value, locale)} ${units}`
        : undefined,
    /** Takes the typed text and returns the new value of the field. */
    type: (text: string): NumberEntry => {
      setTyped(text)
      return read(text).entry
    },
  }
}
