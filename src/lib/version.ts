/** A parsed semantic version. Ignores build metadata (`+…`), which does not affect precedence. */
interface Version {
  readonly numbers: readonly number[]
  /** Empty for a release. */
  readonly prerelease: readonly string[]
}

/** Expects a valid semantic version. */
const parse = (text: string): Version => {
  const [main = ''] = text.split('+')
  const [numbers = '', ...prerelease] = main.split('-')
  return {
    numbers: numbers.split('.').map(Number),
    prerelease: prerelease.length > 0 ? prerelease.join('-').split('.') : [],
  }
}

const isNumber = (part: string) => /^\d+$/.test(part)

/** Numbers by value and before words; words by their bytes. */
const comparePart = (a: string, b: string): number => {
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1
  if (isNumber(a)) return Number(a) - Number(b)
  return a < b ? -1 : a > b ? 1 : 0
}

const comparePrerelease = (a: readonly string[], b: readonly string[]): number => {
  // A prerelease precedes its release.
  if (a.length === 0 || b.length === 0) return b.length - a.length
  for (const [index, part] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    const order = comparePart(part, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Negative if `a` is older. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [parse(a), parse(b)]
  for (const [index, number] of left.numbers.entries()) {
    const order = number - (right.numbers[index] ?? 0)
    if (order !== 0) return order
  }
  return comparePrerelease(left.prerelease, right.prerelease)
}

/** The first number of a version, such as 19 of `19.0.0`. */
export const majorOf = (version: string): number => parse(version).numbers[0] ?? 0

/** As semver.org writes it: three numbers, then perhaps a prerelease and build metadata. */
const SEMANTIC =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-z-]+(\.[0-9a-z-]+)*)?(\+[0-9a-z-]+(\.[0-9a-z-]+)*)?$/i

export const isVersion = (text: string): boolean => SEMANTIC.test(text)
