/** Seeds from `first` to `last`, or those in the environment variable: `SEEDS=7-9`. */
export const seedRange = (first: number, last: number): number[] => {
  const [from = first, to = process.env.SEEDS ? from : last] = (process.env.SEEDS ?? '')
    .split('-')
    .flatMap(text => (text === '' ? [] : [Number(text)]))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
