/** Seeds from the first to the last; those of `SEEDS=7-9`, where it is set. */
export const seedRange = (first: number, last: number): number[] => {
  const [from = first, to = process.env.SEEDS ? from : last] = (process.env.SEEDS ?? '')
    .split('-')
    .flatMap(text => (text === '' ? [] : [Number(text)]))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
