import type { SyntaxNode } from '@lezer/common'
import { metricKind, valueType, type ValueType } from './literals'
import { childOf, nodesIn, type OxqlField, type OxqlSchema, stagesOf, textOf } from './tree'

/** What the tables are like that a part of a query gives. */
export interface Shape {
  /** The timeseries that they are of. */
  readonly timeseries: readonly string[]
  /** Their fields, as far as all of them have these; null if a schema is not known. */
  readonly fields: readonly OxqlField[] | null
  readonly tables: number
  readonly isAligned: boolean
  /** Values of each series: more than one after a join. */
  readonly columns: number
  readonly schemas: readonly OxqlSchema[]
}

const NOTHING: Shape = {
  timeseries: [],
  fields: null,
  tables: 0,
  isAligned: false,
  columns: 1,
  schemas: [],
}

/** What a `get` of a timeseries gives. */
export const shapeOfTimeseries = (name: string, schemas: readonly OxqlSchema[]): Shape => {
  const schema = schemas.find(({ timeseriesName }) => timeseriesName === name)
  return {
    ...NOTHING,
    timeseries: [name],
    fields: schema?.fieldSchema ?? null,
    tables: 1,
    schemas: schema ? [schema] : [],
  }
}

const nameIn = (text: string, get: SyntaxNode): string => {
  const node = childOf(get, 'Timeseries')
  return node ? textOf(text, node) : ''
}

const commonFields = (shapes: readonly Shape[]): readonly OxqlField[] | null => {
  const [first, ...others] = shapes.flatMap(({ fields }) => (fields ? [fields] : []))
  if (!first || others.length + 1 < shapes.length) return null
  return first.filter(({ name }) => others.every(each => each.some(field => field.name === name)))
}

const shapeOfSubqueries = (
  text: string,
  node: SyntaxNode,
  schemas: readonly OxqlSchema[],
): Shape => {
  const shapes = node.getChildren('Pipeline').map(each => shapeOf(text, each, schemas))
  return {
    timeseries: shapes.flatMap(({ timeseries }) => timeseries),
    fields: commonFields(shapes),
    tables: shapes.reduce((sum, { tables }) => sum + tables, 0),
    isAligned: shapes.length > 0 && shapes.every(({ isAligned }) => isAligned),
    columns: Math.max(1, ...shapes.map(({ columns }) => columns)),
    schemas: shapes.flatMap(shape => shape.schemas),
  }
}

const after = (text: string, shape: Shape, stage: SyntaxNode): Shape => {
  switch (stage.name) {
    case 'Align':
      return { ...shape, isAligned: true }
    case 'GroupBy': {
      const kept = nodesIn(stage, 'Field').map(field => textOf(text, field))
      const fields = shape.fields?.filter(({ name }) => kept.includes(name)) ?? null
      return { ...shape, fields }
    }
    case 'Join':
      return { ...shape, tables: 1, columns: shape.tables }
    default:
      return shape
  }
}

/** What a query or subquery gives before a place of the text, by default at its end. */
export const shapeOf = (
  text: string,
  pipeline: SyntaxNode | null,
  schemas: readonly OxqlSchema[],
  end = pipeline?.to ?? 0,
): Shape => {
  const [source, ...stages] = pipeline ? stagesOf(pipeline) : []
  if (!source) return NOTHING
  const given =
    source.name === 'Get'
      ? shapeOfTimeseries(nameIn(text, source), schemas)
      : source.name === 'Subqueries'
        ? shapeOfSubqueries(text, source, schemas)
        : NOTHING
  return stages
    .filter(({ to }) => to <= end)
    .reduce((shape, stage) => after(text, shape, stage), given)
}

const IMPLICIT: Readonly<Record<'timestamp' | 'datum' | 'start_time', string>> = {
  timestamp: 'When it was measured',
  datum: 'The measured value',
  start_time: 'When counting began',
}

/** A name that a condition can use. */
export interface ShapeName {
  readonly name: string
  readonly type: ValueType | undefined
  readonly description: string
}

const datumType = ({ schemas }: Shape): ValueType | undefined => {
  const [schema] = schemas
  if (!schema) return undefined
  const kind = metricKind(schema)
  return kind === 'yes/no' || kind === 'text' ? kind : 'number'
}

/** The names that a condition can use: the fields, and those that all timeseries have. */
export const namesOf = (shape: Shape): readonly ShapeName[] => {
  const kinds = shape.schemas.map(metricKind)
  const has: Record<keyof typeof IMPLICIT, boolean> = {
    timestamp: true,
    datum: shape.columns === 1 && !kinds.includes('distribution'),
    start_time:
      !shape.isAligned && kinds.some(kind => kind === 'counter' || kind === 'distribution'),
  }
  return [
    ...(shape.fields ?? []).map(({ name, fieldType, description }) => ({
      name,
      type: valueType(fieldType),
      description,
    })),
    ...(['timestamp', 'datum', 'start_time'] as const)
      .filter(name => has[name])
      .map(name => ({
        name,
        type: name === 'datum' ? datumType(shape) : ('time' as const),
        description: IMPLICIT[name],
      })),
  ]
}
