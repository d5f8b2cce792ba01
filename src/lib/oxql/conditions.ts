import {
  builderOf,
  changeBuilder,
  type BuilderChange,
  type BuilderCondition,
  type BuilderQuery,
} from './builder'
import { literalOf, operatorsFor } from './literals'
import { namesOf, shapeOfTimeseries, type ShapeName } from './shape'
import type { OxqlSchema } from './tree'

/** What was chosen or typed in a row of `Where`; a value as typed, without quotes. */
export type ConditionChoice = Partial<BuilderCondition>

/** A press in the builder: what it changes, or the choices in a row, which say that together. */
export type BuilderPress =
  | BuilderChange
  | {
      readonly kind: 'choices'
      readonly index: number
      readonly choices: readonly ConditionChoice[]
    }

const EMPTY: BuilderCondition = { field: '', operator: '==', value: '' }

/** The names that conditions of a query can use. */
export const namesIn = ({ timeseries }: BuilderQuery, schemas: readonly OxqlSchema[]) =>
  namesOf(shapeOfTimeseries(timeseries, schemas))

/** A row after choices in it; a new one if there is none yet. */
export const chosenCondition = (
  choices: readonly ConditionChoice[],
  names: readonly ShapeName[],
  row = EMPTY,
): BuilderCondition => {
  const typeOf = (field: string) => names.find(({ name }) => name === field)?.type
  return choices.reduce<BuilderCondition>((before, { field, operator, value }) => {
    if (operator !== undefined) return { ...before, operator }
    // Nothing is written for a value that is still empty.
    if (value !== undefined)
      return { ...before, value: value && literalOf(value, typeOf(before.field)) }
    if (field === undefined) return before
    const isSameType = typeOf(field) === typeOf(before.field) && typeOf(field) !== 'id'
    const isPossible = operatorsFor(typeOf(field)).includes(before.operator)
    return {
      field,
      operator: isPossible ? before.operator : EMPTY.operator,
      value: isSameType ? before.value : '',
    }
  }, row)
}

/** A query after a press in the builder. A new row is written once it has a field and a value. */
export const builtQuery = (
  text: string,
  press: BuilderPress,
  schemas: readonly OxqlSchema[],
): string => {
  if (press.kind !== 'choices') return changeBuilder(text, press)
  const query = builderOf(text)
  if (query.kind === 'text') return text
  const row = query.conditions[press.index]
  const condition = chosenCondition(press.choices, namesIn(query, schemas), row)
  return row || (condition.field && condition.value)
    ? changeBuilder(text, { kind: 'condition', index: press.index, condition })
    : text
}
