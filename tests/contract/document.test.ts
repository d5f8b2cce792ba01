import { describe, expect, it } from 'vitest'
import { narrowings, wordings } from '@/api/parser/own'
import { camelToSnakeKey, snakeToCamelKey } from '@/lib/case'
import { allOperations } from '@/api/operations/full-table'
import type { Schema } from '@/api/documents/document'
import { typeName } from '@/api/documents/read'
import { keptDocuments } from '../../tools/api/files'
import { document, operations } from './support/document'

const keysIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'properties' in part ? Object.keys(part.properties as object) : []
  return [...own, ...Object.values(part).flatMap(keysIn)]
}

describe('the API document', () => {
  it('is that of the newest release', () => {
    expect(document.info.version).toBe('2026081901.0.0')
    expect(operations).toHaveLength(317)
    expect(Object.keys(document.components.schemas)).toHaveLength(469)
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

  it('has all operations of the tables, and no others', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter(id => !(id in allOperations))).toEqual([])
    expect(Object.keys(allOperations).filter(id => !ids.includes(id))).toEqual([])
  })
})

/** Types and fields by name, with their schemas: `Vni`, `InstanceCreate.userData`. */
const named = (): ReadonlyMap<string, Schema> => {
  const found = new Map<string, Schema>()
  for (const each of keptDocuments()) {
    for (const [name, schema] of Object.entries(each.components.schemas)) {
      found.set(typeName(name), schema)
      for (const [key, field] of Object.entries(schema.properties ?? {}))
        found.set(`${name}.${snakeToCamelKey(key)}`, field)
    }
  }
  return found
}

describe('what is added to the documents by hand', () => {
  const schemas = named()

  it('narrows only types and fields that some document has', () => {
    expect(Object.keys(narrowings).filter(name => !schemas.has(name))).toEqual([])
    expect(Object.keys(wordings).filter(name => !schemas.has(name))).toEqual([])
  })

  it('has a wording for every pattern', () => {
    const patterns = [...schemas].filter(([, { pattern }]) => pattern !== undefined)
    expect(patterns.length).toBeGreaterThan(10)
    expect(patterns.map(([name]) => name).filter(name => !(name in wordings))).toEqual([])
  })
})
