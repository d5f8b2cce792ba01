/** A parsed query: a source and the stages applied to it. */
export interface Query {
  readonly source: Source
  readonly stages: readonly Stage[]
}

export type Source =
  | { readonly kind: 'get'; readonly timeseries: string }
  | { readonly kind: 'subqueries'; readonly queries: readonly Query[] }

/** How values are computed at the aligned times. */
export type Alignment = 'mean_within' | 'interpolate'
export type Reducer = 'mean' | 'sum'

export type Stage =
  | { readonly kind: 'filter'; readonly condition: Condition }
  /** The period in milliseconds. */
  | { readonly kind: 'align'; readonly method: Alignment; readonly period: number }
  | { readonly kind: 'group_by'; readonly fields: readonly string[]; readonly reducer: Reducer }
  | { readonly kind: 'join' }
  | { readonly kind: 'limit'; readonly end: 'first' | 'last'; readonly count: number }

export const comparisons = ['==', '!=', '>=', '>', '<=', '<', '~='] as const
export type Comparison = (typeof comparisons)[number]

export type Literal =
  | { readonly kind: 'integer' | 'double'; readonly value: number }
  | { readonly kind: 'string' | 'uuid' | 'ip_addr'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Milliseconds, of a timestamp since the epoch. */
  | { readonly kind: 'timestamp' | 'duration'; readonly value: number }

/** A comparison of a field, or of a built-in name such as `timestamp`, with a literal. */
export interface Comparing {
  readonly kind: 'compare'
  readonly field: string
  readonly comparison: Comparison
  readonly literal: Literal
}

export type Condition =
  | Comparing
  | { readonly kind: 'not'; readonly operand: Condition }
  | { readonly kind: 'and' | 'or' | 'xor'; readonly left: Condition; readonly right: Condition }

/** How deep a condition nests; 0 for a comparison. */
export const depthOf = (condition: Condition): number => {
  switch (condition.kind) {
    case 'compare':
      return 0
    case 'not':
      return depthOf(condition.operand)
    default:
      return 1 + Math.max(depthOf(condition.left), depthOf(condition.right))
  }
}

const writtenLiteral = ({ kind, value }: Literal): string => {
  switch (kind) {
    case 'string':
    case 'uuid':
    case 'ip_addr':
      return `"${value}"`
    case 'timestamp':
      return `@${new Date(value).toISOString().slice(0, -1)}`
    case 'duration':
      return `${value}ms`
    default:
      return String(value)
  }
}

const SIGNS = { and: '&&', or: '||', xor: '^' } as const

/** A condition as errors show it. */
export const written = (condition: Condition): string => {
  switch (condition.kind) {
    case 'compare':
      return `${condition.field} ${condition.comparison} ${writtenLiteral(condition.literal)}`
    case 'not':
      return `!(${written(condition.operand)})`
    default:
      return `(${written(condition.left)}) ${SIGNS[condition.kind]} (${written(condition.right)})`
  }
}
