/** How far an upload was at a moment. */
export interface Sample {
  /** Milliseconds since the epoch. */
  at: number
  /** Bytes of the file that are done, those left out as zeros among them. */
  done: number
  /** Bytes of the file that were sent. */
  sent: number
}

/** How far back the rate looks, in milliseconds: long enough to be calm, short enough to be true. */
const SPAN = 15_000
/** Samples are at least this far apart, so that there are few of them. */
const STEP = 500

/** Takes another sample in, and lets go of those that are too old to matter. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => {
  const recent = samples.filter(({ at }) => at >= sample.at - SPAN)
  const [before, last] = recent.slice(-2)
  // The last one moves on until it is far enough from the one before it.
  const isClose = before && last && last.at - before.at < STEP
  return [...(isClose ? recent.slice(0, -1) : recent), sample]
}

/** Milliseconds below which a rate is guesswork. */
const ENOUGH = 1_000

/** Bytes per second, done and sent; null while too little is known. */
export const rateOf = (samples: readonly Sample[]): { done: number; sent: number } | null => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < ENOUGH) return null
  const seconds = (last.at - first.at) / 1000
  return { done: (last.done - first.done) / seconds, sent: (last.sent - first.sent) / seconds }
}
