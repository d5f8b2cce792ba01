/** The first and last byte of a range, both inclusive. */
type Part = readonly [first: number, last: number]

/**
 * Resolves a `Range` header against a size in bytes. Null if the header may be ignored (RFC 9110,
 * 14.2): several ranges, other units, invalid syntax.
 */
export const byteRange = (range: string, size: number): Part | 'unsatisfiable' | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? [first, last] : 'unsatisfiable'
}
