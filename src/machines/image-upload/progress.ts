/** The progress of an upload at a point in time. */
export interface Sample {
  /** Milliseconds since the epoch. */
  at: number
  /** Bytes of the file that are done, including those skipped as zeros. */
  done: number
  /** Bytes of the file that were sent. */
  sent: number
}

/** The window of the rate, in milliseconds: long enough to be steady, short enough to be current. */
const SPAN = 15_000
/** Minimum distance between samples, to keep them few. */
const STEP = 500

/** Adds a sample and drops those outside the window. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => {
  const recent = samples.filter(({ at }) => at >= sample.at - SPAN)
  const [before, last] = recent.slice(-2)
  // The last sample is replaced until it is far enough from the one before it.
  const isClose = before && last && last.at - before.at < STEP
  return [...(isClose ? recent.slice(0, -1) : recent), sample]
}

/** Shorter spans, in milliseconds, give no reliable rate. */
const ENOUGH = 1_000

/** Bytes per second, done and sent; null while there is too little data. */
export const rateOf = (samples: readonly Sample[]): { done: number; sent: number } | null => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < ENOUGH) return null
  const seconds = (last.at - first.at) / 1000
  return { done: (last.done - first.done) / seconds, sent: (last.sent - first.sent) / seconds }
}
