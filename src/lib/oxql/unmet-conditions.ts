import type { SyntaxNode } from '@lezer/common'
import { isUuid, valueOfLiteral } from './literals'
import { childOf, nodesIn, pipelinesAround, stagesOf, textOf, treeOf } from './tree'

/** A condition that leaves no series of a timeseries. */
interface UnmetCondition {
  readonly timeseries: string
  readonly field: string
  /** As written: `state == "rum"`. */
  readonly text: string
}

/** The comparisons that all have to be met: those that `&&` joins. */
const required = (node: SyntaxNode | null): readonly SyntaxNode[] => {
  switch (node?.name) {
    case 'Comparison':
      return [node]
    case 'And':
    case 'Filter':
    case 'Group': {
      const found: SyntaxNode[] = []
      for (let at = node.firstChild; at; at = at.nextSibling) found.push(...required(at))
      return found
    }
    default:
      return []
  }
}

const isSame = (value: string, literal: SyntaxNode, text: string): boolean => {
  const own = valueOfLiteral(textOf(text, literal))
  if (literal.firstChild?.name === 'Number') return Number(value) === Number(own)
  return isUuid(own) ? value === own.toLowerCase() : value === own
}

/**
 * The conditions on fields of a query, as it is sent, that none of the known values of the field
 * meets. `valuesOf` has all values of a field of a timeseries; undefined if they are not known.
 */
export const unmetConditions = (
  text: string,
  valuesOf: (timeseries: string, field: string) => readonly string[] | undefined,
): readonly UnmetCondition[] =>
  nodesIn(treeOf(text), 'Get').flatMap(get => {
    const name = childOf(get, 'Timeseries')
    if (!name) return []
    const timeseries = textOf(text, name)
    const filters = pipelinesAround(get).flatMap(pipeline =>
      stagesOf(pipeline).filter(stage => stage.name === 'Filter'),
    )
    return filters.flatMap(required).flatMap((node): UnmetCondition[] => {
      const [field, compare, value] = [
        childOf(node, 'Field'),
        childOf(node, 'Compare'),
        childOf(node, 'Value'),
      ]
      if (!field || !compare || !value) return []
      const known = valuesOf(timeseries, textOf(text, field))
      const operator = textOf(text, compare)
      if (!known || known.length === 0 || !['==', '!='].includes(operator)) return []
      const isMet = known.some(each => isSame(each, value, text) === (operator === '=='))
      return isMet ? [] : [{ timeseries, field: textOf(text, field), text: textOf(text, node) }]
    })
  })
