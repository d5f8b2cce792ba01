/** The first and last byte of a part, both included. */
type Part = readonly [first: number, last: number]

/**
 * The part that a `Range` header asks of so many bytes. Null where it may be ignored (RFC 9110, 14.2):
 * several ranges, other units, nonsense.
 */
export const byteRange = (range: string, size: number): Part | 'unsatisfiable' | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? [first, last] : 'unsatisfiable'
}
