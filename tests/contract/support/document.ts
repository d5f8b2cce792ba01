import type { ApiDocument, Published, Schema } from '@/api/documents/document'
import { keptDocuments } from '../../../tools/api/files'
import {
  contentOf,
  createReader,
  publishedOperations,
  successOf,
  type Field,
} from '@/api/documents/read'

/** The API document that the console is built for. */
export const document = keptDocuments().at(-1) as ApiDocument

export const operations = publishedOperations(document)

const reader = createReader(document)

/**
 * All field paths of a schema, without lists and maps: `bgpPeers.peers.md5AuthKey`. Recursive types
 * are not expanded again.
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

/** The field paths of an operation's request body. */
export const sentFields = ({ operation }: Published): readonly string[] => {
  const { schema } = contentOf(operation.requestBody?.content)
  return schema ? unique(fieldsOf(schema)) : []
}

/** The field paths of an operation's response. */
export const answeredFields = (published: Published): readonly string[] => {
  const { schema } = successOf(published)
  return schema ? unique(fieldsOf(schema)) : []
}
