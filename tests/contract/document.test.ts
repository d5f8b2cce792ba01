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

describe('the document', () => {
  it('has all 243 operations of release 14', () => {
    expect(document.info.version).toBe('20250212.0.0')
    expect(operations).toHaveLength(243)
    expect(Object.keys(document.components.schemas)).toHaveLength(360)
  })

  it('has no key that cannot be spelled both ways', () => {
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

  it('has an entry by hand for every operation, and none for another', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter(id => !(id in allOperations))).toEqual([])
    expect(Object.keys(allOperations).filter(id => !ids.includes(id))).toEqual([])
  })
})

describe('what the server knows better than the document', () => {
  const schemas = writeModules(document, byHand).get('schemas.ts') ?? ''
  const namesIn = (builder: string) =>
    Array.from(
      schemas.matchAll(new RegExp(`${builder}\\("([\\w.]+)"`, 'g')),
      ([, name = '']) => name,
    )

  it('is asked for by the schemas', () => {
    expect(namesIn('narrow').toSorted()).toEqual(Object.keys(narrowings).toSorted())
  })

  it('has words for every text of a form, and none for anything else', () => {
    const worded = [...namesIn('worded'), ...namesIn('either')]
    expect(worded.toSorted()).toEqual(Object.keys(wordings).toSorted())
  })
})
