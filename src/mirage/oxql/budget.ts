/** An invalid query, with a message for its author. */
export class OxqlFault extends Error {
  override readonly name = 'OxqlFault'
}

export const fault = (message: string): never => {
  throw new OxqlFault(message)
}

/** Limits on points produced and samples read per request. */
const MAX_POINTS_PRODUCED = 100_000
const MAX_SAMPLES_READ = 1_000_000
/** Total length of all regular expressions: few characters can compile to a large program. */
const MAX_PATTERN_LENGTH = 200

/** Both limits are worded as the server words its own, on the rows that it reads. */
const refuseTooMany = (samples: number, most: number) => {
  if (samples > most) {
    fault(
      `Query requires fetching more than the current limit of ${MAX_SAMPLES_READ} data points ` +
        'from the timeseries database',
    )
  }
}

/**
 * The cost limit of one request, over all its subqueries and stages. Costs are charged before the
 * work is done; exceeding the limit throws.
 */
export class Budget {
  #pointsProduced = 0
  #samplesRead = 0
  #patternLength = 0

  /** Charges for points that are produced and kept. */
  chargePoints(points: number) {
    this.#pointsProduced += points
    refuseTooMany(this.#pointsProduced, MAX_POINTS_PRODUCED)
  }

  /** Charges for visiting samples, points or timeseries. */
  chargeReads(times: number) {
    this.#samplesRead += times
    refuseTooMany(this.#samplesRead, MAX_SAMPLES_READ)
  }

  chargePattern(pattern: string) {
    this.#patternLength += pattern.length
    if (this.#patternLength > MAX_PATTERN_LENGTH)
      fault(`regular expressions may have ${MAX_PATTERN_LENGTH} characters in a query`)
  }
}
