import { formatNumber, formatter, round } from './number'

/* How large figures, capacities and shares are written: apart, because the first screens have none. */

/**
 * The integer part, and the decimals with their separator: large figures style them differently.
 */
export const splitDecimal = (value: number, locale: string): [whole: string, decimal: string] => {
  const parts = formatter(locale, { maximumFractionDigits: 2 }).formatToParts(value)
  const mark = parts.findIndex(part => part.type === 'decimal')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(part => part.value)
      .join('')
  return mark === -1 ? [text(0), ''] : [text(0, mark), text(mark)]
}

export interface BigNumber {
  readonly text: string
  /** The unabridged number for a tooltip, if `text` is abridged. */
  readonly full: string | null
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Abbreviates numbers from a million on; from 10^15 on, three digits and their size are told:
 * `≈3.04×10²⁶`.
 */
export const bigNumber = (value: number | bigint, locale: string): BigNumber => {
  const size = value < 0 ? -value : value
  const full = formatNumber(value, locale)
  if (size < 1e6) return { text: full, full: null }
  if (size < 1e15) {
    const compact = formatter(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return { text: compact.format(value), full }
  }
  const scientific = formatter('en-US', { notation: 'scientific', maximumFractionDigits: 2 })
  const [digit, exponent = ''] = scientific.format(value).split('E')
  return { text: `≈${digit}×10${exponent.replaceAll(/\d/g, each => RAISED[+each]!)}`, full }
}

/**
 * `top` as a percentage of `bottom`, with two decimals. BigInts are divided as such, because
 * 128-bit address counts do not fit a number. 0 of 0 is NaN: show `—%`.
 */
export const percentage = <N extends number | bigint>(top: N, bottom: N): number => {
  if (typeof top === 'bigint' && typeof bottom === 'bigint') {
    return bottom === 0n ? Number(top) / 0 : Number((top * 10_000n) / bottom) / 100
  }
  return round((Number(top) * 100) / Number(bottom), 2)
}
