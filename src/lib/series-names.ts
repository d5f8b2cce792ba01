import { truncateMiddle } from './text'

/** Characters of an id that has no name. */
const ID_LENGTH = 18

/** How words of names are written that are none in English. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  api: 'API',
  bgp: 'BGP',
  cpu: 'CPU',
  cpus: 'CPUs',
  dns: 'DNS',
  http: 'HTTP',
  id: 'ID',
  io: 'I/O',
  ip: 'IP',
  mac: 'MAC',
  pv: 'PV',
  ram: 'memory',
  sql: 'SQL',
  vcpu: 'vCPU',
  vcpus: 'vCPUs',
  vm: 'VM',
  zfs: 'ZFS',
}

/** `io_latency` → `I/O latency`. */
const wordsOf = (name: string): string =>
  name
    .split('_')
    .map(word => ABBREVIATIONS[word] ?? word)
    .join(' ')

/** `virtual_disk:bytes_read` → `bytes_read`. */
export const metricOf = (timeseries: string): string =>
  timeseries.slice(timeseries.indexOf(':') + 1)

/** `virtual_disk:bytes_read` → `bytes read`. */
export const metricWords = (timeseries: string): string => wordsOf(metricOf(timeseries))

/** `vcpu_id` → `vCPU`. */
export const fieldWords = (field: string): string => wordsOf(field.replace(/_id$/, ''))

/** Starts a title with a capital, unless its first word has its own. */
export const titleCase = (words: string): string =>
  /^\S*[A-Z]/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1)

/** The values of a series by the names of its fields, in snake_case. */
type FieldValues = Readonly<Record<string, string | number | boolean>>

/** Comparisons of a value that a search for the fewest fields may take. */
const MOST_COMPARISONS = 200_000

const valuesOf = (fields: FieldValues, names: readonly string[]) =>
  JSON.stringify(names.map(name => fields[name] ?? null))

/** The fields in which series differ, those that read best first: names, texts, numbers, ids. */
const differing = (
  series: readonly FieldValues[],
  nameOf: (field: string, value: string) => string,
): readonly string[] => {
  const [first] = series
  const names = [...new Set(series.flatMap(fields => Object.keys(fields)))]
  const rank = (name: string) => {
    const value = first?.[name]
    if (typeof value !== 'string') return 2
    if (!name.endsWith('_id')) return 1
    return series.some(each => nameOf(name, String(each[name])) !== String(each[name])) ? 0 : 3
  }
  const isApart = (name: string) => series.some(fields => fields[name] !== first?.[name])
  return names.filter(isApart).toSorted((a, b) => rank(a) - rank(b))
}

/** The subsets of a size, in the order of the items. */
function* subsets(items: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) yield []
  else
    for (const [at, item] of items.entries())
      for (const rest of subsets(items.slice(at + 1), size - 1)) yield [item, ...rest]
}

/** The fewest fields whose values no two series share; all that differ if that is not soon found. */
const fewest = (series: readonly FieldValues[], names: readonly string[]): readonly string[] => {
  let left = MOST_COMPARISONS
  for (let size = 1; size < names.length; size += 1)
    for (const some of subsets(names, size)) {
      left -= series.length
      if (left < 0) return names
      if (new Set(series.map(fields => valuesOf(fields, some))).size === series.length) return some
    }
  return names
}

/**
 * Names series by the fewest fields that tell them apart: ids by the names of their objects or else
 * cut, and numbers with what they count, such as `slot 3`. A single series has no name.
 */
export const seriesNames = (
  series: readonly FieldValues[],
  nameOf: (field: string, value: string) => string,
): readonly string[] => {
  const chosen = fewest(series, differing(series, nameOf))
  return series.map(fields =>
    chosen
      .flatMap(name => {
        const value = fields[name]
        if (value === undefined) return []
        if (typeof value !== 'string') return `${fieldWords(name)} ${String(value)}`
        const words = nameOf(name, value)
        return words === value && name.endsWith('_id') ? truncateMiddle(value, ID_LENGTH) : words
      })
      .join(', '),
  )
}
