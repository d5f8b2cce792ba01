import type { Published, Schema } from '../../../tools/api/document'
import { newestDocument } from '../../../tools/api/files'
import {
  contentOf,
  createReader,
  publishedOperations,
  successOf,
  type Field,
} from '../../../tools/api/read'

/** The document that the console is written for. */
export const document = newestDocument()

export const operations = publishedOperations(document)

const reader = createReader(document)

/**
 * Every field of a schema by its path, lists and maps left out: `bgpPeers.peers.md5AuthKey`. What a
 * type has of its own kind inside is not gone into again.
 */
const fieldsOf = (schema: Schema, above: readonly string[] = []): readonly string[] => {
  const inside = (fields: readonly Field[], path: string): readonly string[] =>
    fields.flatMap(({ name, schema: field }) => {
      const own = path === '' ? name : `${path}.${name}`
      return [own, ...fieldsOf(field, above).map(deeper => `${own}.${deeper}`)]
    })
  const shape = reader.shapeOf(schema)
  switch (shape.kind) {
    case 'reference': {
      const target = reader.schemas[shape.name]
      return target && !above.includes(shape.name) ? fieldsOf(target, [...above, shape.name]) : []
    }
    case 'tagged':
      return [shape.tag, ...shape.variants.flatMap(({ fields }) => inside(fields, ''))]
    case 'untagged':
      return shape.variants.flatMap(each => fieldsOf(each, above))
    case 'object':
      return inside(shape.fields, '')
    case 'map':
      return fieldsOf(shape.values, above)
    case 'list':
      return fieldsOf(shape.items, above)
    default:
      return []
  }
}

const unique = (names: readonly string[]) => [...new Set(names)]

/** What is sent in the body of an operation. */
export const sentFields = ({ operation }: Published): readonly string[] => {
  const { schema } = contentOf(operation.requestBody?.content)
  return schema ? unique(fieldsOf(schema)) : []
}

/** What it answers. */
export const answeredFields = (published: Published): readonly string[] => {
  const { schema } = successOf(published)
  return schema ? unique(fieldsOf(schema)) : []
}
