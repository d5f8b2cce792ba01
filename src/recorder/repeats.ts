/** Shorter texts are not worth a reference. */
export const SHORTEST = 64

/**
 * Remembers the latest texts, up to `limit` characters in all, with the numbers they were recorded
 * under. That covers what lists and polls read again and again. Whole texts are compared, so one is
 * never mistaken for another.
 */
export const createRepeats = (limit = 500_000) => {
  /** The latest last. */
  const known = new Map<string, number>()
  let size = 0

  const forget = (text: string) => {
    if (known.delete(text)) size -= text.length
  }

  return {
    /** The number of the text; null if it is new, and `seq` from then on. */
    find(text: string, seq: number): number | null {
      if (text.length < SHORTEST || text.length > limit) return null
      const number = known.get(text) ?? null
      forget(text)
      known.set(text, number ?? seq)
      size += text.length
      for (const [oldest] of known) {
        if (size <= limit) break
        forget(oldest)
      }
      return number
    },
  }
}
