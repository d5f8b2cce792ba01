import fc from 'fast-check'
import type { ApiDocument, Schema } from '@/api/documents/document'
import { createReader, type Field } from '@/api/documents/read'

/** How deep values nest before their optional parts are left out. */
const DEPTH = 8

/** A few digits, so that equal texts are rare. */
const hex = (digits: number) =>
  fc.nat(16 ** digits - 1).map(value => value.toString(16).padStart(digits, '0'))

const name = hex(6).map(text => `n${text}`)
const ipv4 = fc.nat(2 ** 16 - 1).map(value => `10.1.${value >> 8}.${value & 255}`)
const ipv6 = hex(4).map(text => `fd00:0:0:1::${text.replace(/^0+(?=.)/, '')}`)
const version = fc.nat(999).map(patch => `18.0.${patch}`)

/** Texts by format. */
const FORMATS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid({ version: 4 }),
  'date-time': fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map(date => date.toISOString()),
  ip: fc.oneof(ipv4, ipv6),
  ipv4,
  ipv6,
  byte: hex(8),
  uint128: fc.nat().map(String),
}

/** Texts for schemas with patterns. Those that match are drawn. */
const PATTERNED: readonly fc.Arbitrary<string>[] = [
  name,
  fc.nat(255).map(third => `172.30.${third}.0/24`),
  hex(4).map(text => `fd00:${text}::/48`),
  hex(6).map(text => `a8:40:25:${text.replace(/..(?=.)/g, '$&:')}`),
  fc.nat(255).map(last => `${last}`),
  fc.nat(999).map(last => `rack.n${last}`),
  fc.nat(999).map(last => `table:n${last}`),
  version,
]

const textOf = ({ format, pattern, maxLength = 63 }: Schema): fc.Arbitrary<unknown> => {
  if (format && FORMATS[format]) return FORMATS[format]
  if (pattern === undefined) return name.map(text => text.slice(0, maxLength))
  const wanted = new RegExp(pattern)
  const fitting = PATTERNED.filter(each => fc.sample(each, 5).every(text => wanted.test(text)))
  if (fitting.length === 0) throw new Error(`Nothing here matches ${pattern}`)
  return fc.oneof(...fitting)
}

const integerOf = ({ format = '', minimum = 0, maximum }: Schema): fc.Arbitrary<number> => {
  const bits = Number(/\d+/.exec(format)?.[0] ?? 32)
  return fc.integer({ min: minimum, max: maximum ?? Math.min(2 ** (bits - 1) - 1, 2 ** 31) })
}

/**
 * Random values of the schemas of a document, in camelCase. Rules that the document does not state,
 * such as ascending ranges, can be broken.
 */
export const arbitrariesOf = (document: ApiDocument) => {
  const reader = createReader(document)

  const fields = (all: readonly Field[], depth: number) =>
    fc.record(
      Object.fromEntries(
        all
          .filter(({ isRequired }) => isRequired || depth > 0)
          .map(({ name: key, schema }) => [key, valueOf(schema, depth)]),
      ),
      { requiredKeys: all.filter(({ isRequired }) => isRequired).map(({ name: key }) => key) },
    )

  const bare = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const shape = reader.shapeOf(schema)
    switch (shape.kind) {
      case 'reference':
        return valueOf(reader.schemas[shape.name]!, depth)
      case 'choice':
        return fc.constantFrom(...shape.values)
      case 'tagged':
        return fc.oneof(
          ...shape.variants.map(({ values, fields: others }) =>
            fc
              .tuple(fc.constantFrom(...values), fields(others, depth - 1))
              .map(([tag, rest]) => ({ [shape.tag]: tag, ...rest })),
          ),
        )
      case 'untagged':
        return fc.oneof(...shape.variants.map(each => valueOf(each, depth - 1)))
      case 'object':
        return fields(shape.fields, depth - 1)
      case 'map':
        return fc.dictionary(name, valueOf(shape.values, depth - 1), {
          maxKeys: 2,
          noNullPrototype: true,
        })
      case 'list':
        return fc.array(valueOf(shape.items, depth - 1), { maxLength: depth > 0 ? 2 : 0 })
      case 'text':
        return textOf(reader.flatten(schema))
      case 'integer':
        return integerOf(reader.flatten(schema))
      case 'number':
        return fc.integer({ min: 0, max: 2 ** 40 })
      case 'flag':
        return fc.boolean()
      case 'anything':
        return fc.constant({})
    }
  }

  const valueOf = (schema: Schema, depth = DEPTH): fc.Arbitrary<unknown> => {
    const value = bare(schema, depth)
    return reader.flatten(schema).nullable ? fc.option(value, { freq: 4 }) : value
  }

  return { valueOf: (schema: Schema) => valueOf(schema) }
}
