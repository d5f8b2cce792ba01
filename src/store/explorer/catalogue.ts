import type { OxqlSchema } from '@/lib/oxql/tree'

const targetOf = (name: string) => name.slice(0, name.indexOf(':'))

interface Group {
  target: string
  text: string
  schemas: readonly OxqlSchema[]
}

/** The timeseries by what they are measured on, both in the order of their names. */
export const groupsOf = (schemas: readonly OxqlSchema[]): readonly Group[] => {
  const ordered = schemas.toSorted((a, b) => (a.timeseriesName < b.timeseriesName ? -1 : 1))
  return [...new Set(ordered.map(({ timeseriesName }) => targetOf(timeseriesName)))].map(target => {
    const own = ordered.filter(({ timeseriesName }) => targetOf(timeseriesName) === target)
    return { target, text: own[0]!.description.target, schemas: own }
  })
}

const hasWord = (schema: OxqlSchema, word: string): boolean => {
  const [, name, value = ''] = /^(unit|field):(.*)$/.exec(word) ?? []
  const { timeseriesName, units, description, fieldSchema } = schema
  if (name === 'unit') return units.startsWith(value)
  if (name === 'field') return fieldSchema.some(field => field.name.startsWith(value))
  return [timeseriesName, units, description.metric, description.target]
    .concat(fieldSchema.map(field => field.name))
    .some(text => text.toLowerCase().includes(word))
}

/** The timeseries that have all words of a filter: `unit:bytes field:sled_id sent`. */
export const matching = (schemas: readonly OxqlSchema[], filter: string): readonly OxqlSchema[] => {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  return schemas.filter(schema => words.every(word => hasWord(schema, word)))
}
