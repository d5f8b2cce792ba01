import { fault } from './fault'

/** More than anybody reads, and as much as can be answered at once. */
const MOST_MADE = 100_000
const MOST_LOOKED_AT = 1_000_000
/** Of all regular expressions together: few characters can stand for large ones. */
const MOST_OF_PATTERNS = 200

const refuseTooMany = (samples: number, most: number) => {
  if (samples > most) {
    fault(
      `the query asks for too much at once: ${samples} samples, where ${most} are the most. ` +
        'Narrow it down with a filter, or align it to a longer period.',
    )
  }
}

/**
 * What one request may cost, its subqueries and stages all together. Everything is paid for before it
 * is done; what cannot be paid for is a fault.
 */
export class Budget {
  #made = 0
  #looked = 0
  #patterns = 0

  /** For points that are made out of samples, and kept. */
  make(points: number) {
    this.#made += points
    refuseTooMany(this.#made, MOST_MADE)
  }

  /** For looking at a sample, a point or a timeseries once. */
  look(times: number) {
    this.#looked += times
    refuseTooMany(this.#looked, MOST_LOOKED_AT)
  }

  compile(pattern: string) {
    this.#patterns += pattern.length
    if (this.#patterns > MOST_OF_PATTERNS)
      fault(`regular expressions may have ${MOST_OF_PATTERNS} characters in a query`)
  }
}
