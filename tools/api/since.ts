import type { ApiDocument } from '@/api/documents/document'
import { createReader, publishedOperations } from '@/api/documents/read'
import { LADDER } from '@/api/releases/ladder'

/** Method and path, whatever the names of path parameters. */
const callOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** What a document has: calls, ids, types, fields and the values of choices and tags. */
const factsIn = (document: ApiDocument): ReadonlySet<string> => {
  const reader = createReader(document)
  const facts = new Set<string>()
  for (const operation of publishedOperations(document)) {
    facts.add(callOf(operation))
    facts.add(operation.id)
  }
  for (const [name, schema] of Object.entries(reader.schemas)) {
    facts.add(name)
    const shape = reader.shapeOf(schema)
    if (shape.kind === 'object')
      for (const field of shape.fields) facts.add(`${name}.${field.name}`)
    if (shape.kind === 'choice') for (const value of shape.values) facts.add(`${name}=${value}`)
    if (shape.kind === 'tagged')
      for (const { values } of shape.variants)
        for (const value of values) facts.add(`${name}=${value}`)
  }
  return facts
}

/** The first release whose document has a fact. */
type Since = (...facts: readonly string[]) => number | undefined

export const createSince = (documents: readonly ApiDocument[]): Since => {
  const releases = LADDER.map(({ release, version }) => {
    const document = documents.find(({ info }) => info.version === version)
    if (!document) throw new Error(`There is no document of version ${version}`)
    return { release, facts: factsIn(document) }
  })
  return (...wanted) => releases.find(({ facts }) => wanted.some(fact => facts.has(fact)))?.release
}

/** The first release that has an operation, by its call or else by its id. */
export const sinceOperation = (
  since: Since,
  operation: { id: string; method: string; path: string },
): number => since(callOf(operation), operation.id) ?? LADDER[0].release

/** `src/api/generated/since.ts`: since which release each feature is there. */
export const writeSince = (since: Since, features: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(features).map(([name, fact]) => {
    const release = since(fact)
    if (release === undefined) throw new Error(`No document has ${fact}`)
    return `${name}: ${release}`
  })
  return `export const since = { ${lines.join(', ')} } as const`
}
