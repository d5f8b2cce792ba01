/** How many samples had values in each of several bins. */
export interface Distribution {
  /** Where each bin begins, in order. */
  readonly bins: readonly number[]
  readonly counts: readonly number[]
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  readonly p50?: number | null | undefined
  readonly p90?: number | null | undefined
  readonly p99?: number | null | undefined
}

const SHARES = { p50: 0.5, p90: 0.9, p99: 0.99 } as const

type Quantile = keyof typeof SHARES

/** What is drawn of distributions: quantiles, and the extremes. */
export const STATISTICS = ['p50', 'p90', 'p99', 'min', 'max'] as const

type Statistic = (typeof STATISTICS)[number]

const isQuantile = (name: Statistic): name is Quantile => name in SHARES

const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const isDistribution = (cell: unknown): cell is Distribution =>
  typeof cell === 'object' && cell !== null && 'bins' in cell

/** `≤ 10: 4, ≤ 20: 1`: the samples in each bin that has some. */
export const binText = ({ bins, counts }: Distribution): string =>
  counts
    .flatMap((count, at) => {
      const next = bins[at + 1]
      return count > 0 ? [`${next === undefined ? `> ${bins[at]}` : `≤ ${next}`}: ${count}`] : []
    })
    .join(', ')

/** The value that a share of the samples does not exceed, taking those of a bin as evenly spread. */
const estimate = ({ bins, counts, min, max }: Distribution, share: number): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const [least, most] = [finite(min), finite(max)]
  let left = total * share
  for (const [at, count] of counts.entries()) {
    if (count === 0 || left > count) {
      left -= count
      continue
    }
    const from = Math.max(finite(bins[at]) ?? least ?? -Infinity, least ?? -Infinity)
    const to = Math.min(finite(bins[at + 1]) ?? most ?? from, most ?? Infinity)
    return finite(from + Math.max(0, to - from) * (left / count))
  }
  return most
}

/** A quantile or extreme of a distribution; quantiles that the rack has not computed are estimated. */
export const statisticOf = (of: Distribution, name: Statistic): number | null =>
  finite(of[name]) ?? (isQuantile(name) ? estimate(of, SHARES[name]) : null)

/** Whether a distribution with samples comes without its quantiles. */
export const lacksQuantiles = (of: Distribution): boolean =>
  finite(of.p50) === null && of.counts.some(count => count > 0)
