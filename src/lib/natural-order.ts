/** A text in lower case, cut into numbers and the texts between them. */
type NaturalKey = readonly (string | number)[]

/** The key that `byNature` compares: `db10` → `['db', 10, '']`. */
export const naturalKey = (text: string): NaturalKey =>
  text
    .toLowerCase()
    .split(/(\d+)/)
    .map((part, at) => (at % 2 === 1 ? Number(part) : part))

/** Compares texts so that `db2` comes before `db10`. */
export const byNature = (a: NaturalKey, b: NaturalKey): number => {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [one, other] = [a[at]!, b[at]!]
    if (one !== other) return one < other ? -1 : 1
  }
  return a.length - b.length
}
