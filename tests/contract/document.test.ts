import { describe, expect, it } from 'vitest'
import { narrowings, wordings } from '@/api/parser/own'
import { camelToSnakeKey, snakeToCamelKey } from '@/lib/case'
import { allOperations } from '@/api/operations/full-table'
import { byHand } from '../../tools/api/by-hand'
import { writeModules } from '../../tools/api/generate'
import { document, operations } from './support/document'

const keysIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'properties' in part ? Object.keys(part.properties as object) : []
  return [...own, ...Object.values(part).flatMap(keysIn)]
}

describe('the API document', () => {
  it('has all 243 operations of release 14', () => {
    expect(document.info.version).toBe('20250212.0.0')
    expect(operations).toHaveLength(243)
    expect(Object.keys(document.components.schemas)).toHaveLength(360)
  })

  it('has only keys that convert to camelCase and back', () => {
    const parameters = operations.flatMap(({ operation }) =>
      (operation.parameters ?? []).map(({ name }) => name),
    )
    const keys = [
      ...keysIn(document),
      ...parameters,
      ...operations.map(each => each.operation.operationId),
    ]
    expect(keys.length).toBeGreaterThan(1000)
    expect(keys.filter(key => camelToSnakeKey(snakeToCamelKey(key)) !== key)).toEqual([])
  })

  it('has an entry in the operation tables for each operation, and no others', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter(id => !(id in allOperations))).toEqual([])
    expect(Object.keys(allOperations).filter(id => !ids.includes(id))).toEqual([])
  })
})

describe('what is added to the document by hand', () => {
  const schemas = writeModules(document, byHand).get('schemas.ts') ?? ''
  const namesIn = (builder: string) =>
    Array.from(
      schemas.matchAll(new RegExp(`${builder}\\("([\\w.]+)"`, 'g')),
      ([, name = '']) => name,
    )

  it('has a use for every narrowing in the schemas', () => {
    expect(namesIn('narrow').toSorted()).toEqual(Object.keys(narrowings).toSorted())
  })

  it('has a wording for every pattern, and no others', () => {
    const worded = [...namesIn('worded'), ...namesIn('either')]
    expect(worded.toSorted()).toEqual(Object.keys(wordings).toSorted())
  })
})
