import type { Schema } from '@/api/documents/document'
import type { LoadedDocument } from '@/api/documents/load'
import { contentOf, createReader, publishedOperations, type Shape } from '@/api/documents/read'
import { camelToSnakeKey } from '@/lib/case'

/** Values for text of each format. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2025-01-01T00:00:00Z',
  ip: '10.0.0.1',
  ipv4: '10.0.0.1',
  ipv6: 'fd00::1',
  uri: 'https://example.com/hook',
  uuid: '00000000-1111-4222-8333-444444444444',
}

/** Values for text with a pattern, each for some of them. */
const PATTERNED = ['nowhere', '10.0.0.0/24', 'fd00::/64', '1.0.0', 'test:field', '80']

const textFor = ({ format = '', pattern }: Schema): string =>
  FORMATS[format] ?? PATTERNED.find(text => !pattern || new RegExp(pattern).test(text)) ?? ''

/** Small valid bodies for the operations of a document: required fields, and first variants. */
export const bodiesOf = ({ document }: LoadedDocument): ReadonlyMap<string, unknown> => {
  const reader = createReader(document)

  const fields = (of: Extract<Shape, { kind: 'object' }>['fields']) =>
    Object.fromEntries(
      of
        .filter(({ isRequired }) => isRequired)
        .map(({ name, schema }) => [camelToSnakeKey(name), sample(schema)]),
    )

  const sample = (schema: Schema): unknown => {
    const shape = reader.shapeOf(schema)
    switch (shape.kind) {
      case 'reference':
        return sample(reader.follow(schema))
      case 'choice':
        return shape.values[0]
      case 'tagged': {
        const [first] = shape.variants
        return { [camelToSnakeKey(shape.tag)]: first?.values[0], ...fields(first?.fields ?? []) }
      }
      case 'untagged':
        return sample(shape.variants[0] ?? {})
      case 'object':
        return fields(shape.fields)
      case 'map':
        return {}
      case 'list':
        return Array.from({ length: schema.minItems ?? 0 }, () => sample(shape.items))
      case 'text':
        return textFor(schema)
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 0, 1)
      case 'flag':
        return true
      case 'anything':
        return {}
    }
  }

  return new Map(
    publishedOperations(document).flatMap(({ id, operation }) => {
      const { schema } = contentOf(operation.requestBody?.content)
      return schema ? [[id, sample(schema)]] : []
    }),
  )
}
