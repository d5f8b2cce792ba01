interface Page {
  items: readonly unknown[]
  nextPage?: string | null | undefined
}

/** Where servers stop that give less at once than they are asked for: at multiples of these. */
const ROUND = [10, 16, 25]

/**
 * Whether rows may follow a page that has fewer than were asked for. Its token alone does not say so:
 * servers give one with the last rows, too, and every list would be asked for twice.
 */
export const isCutShort = ({ items: { length }, nextPage }: Page, limit: number): boolean =>
  Boolean(nextPage) && length > 0 && length < limit && ROUND.some(step => length % step === 0)
