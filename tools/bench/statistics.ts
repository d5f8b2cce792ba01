export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The first and third quartile. */
export const quartiles = (numbers: readonly number[]): [number, number] => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? 0
  return [at(0.25), at(0.75)]
}
