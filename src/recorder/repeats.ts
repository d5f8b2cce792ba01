/** Shorter texts are not worth a reference. */
export const SHORTEST = 64

/**
 * Finds texts again that were written down before, by the number they were written down under. It
 * compares whole texts, so it never takes one for another, and knows the latest `limit` characters
 * of them: what lists and polls read again and again is among these.
 */
export const createRepeats = (limit = 500_000) => {
  /** The latest last. */
  const known = new Map<string, number>()
  let size = 0

  const forget = (text: string) => {
    if (known.delete(text)) size -= text.length
  }

  return {
    /** The number that the text has; null, and `seq` from now on, where it is not known. */
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
