export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The first and third quartile. */
export const quartiles = (numbers: readonly number[]): [number, number] => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? 0
  return [at(0.25), at(0.75)]
}

/** The probability that fewer than `count` of `tosses` fair coins show heads. */
const fewerHeads = (tosses: number, count: number): number => {
  let sum = 0
  let ways = 1
  for (let heads = 0; heads < count; heads += 1) {
    sum += ways
    ways *= (tosses - heads) / (heads + 1)
  }
  return sum / 2 ** tosses
}

/**
 * The interval that has the true median with a probability of at least 95 %, whatever the
 * distribution: between two of the numbers themselves. All of them if there are fewer than six.
 */
export const medianInterval = (numbers: readonly number[]): [number, number] => {
  const sorted = numbers.toSorted((a, b) => a - b)
  let outside = 0
  while (2 * fewerHeads(sorted.length, outside + 2) <= 0.05) outside += 1
  return [sorted[outside] ?? 0, sorted.at(-1 - outside) ?? 0]
}

/**
 * How much the numbers of the second half are above those of the first, each compared with the one at
 * the same place (the test of Cox and Stuart): the median and its interval of 95 %.
 */
export const growth = (series: readonly number[]) => {
  const half = Math.floor(series.length / 2)
  const differences = series.slice(-half || series.length).map((value, at) => value - series[at]!)
  return { median: median(differences), interval: medianInterval(differences) }
}
