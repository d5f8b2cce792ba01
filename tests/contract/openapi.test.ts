import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Operation } from '@/api/core/operation'
import { allOperations } from '@/api/operations/full-table'
import { calls } from '@/api/schema/calls'
import type { CallFacts } from '@/api/schema/calls/facts'
import { camelToSnakeKey, snakeToCamelKey } from '@/lib/case'
import { canonical, differences } from './support/canonical'
import {
  apiDocument,
  type DocumentOperation,
  type DocumentSchema,
  type Parameter,
} from './support/document'
import { demands, loadSchemas } from './support/schemas'

const published = apiDocument ?? { paths: {}, components: { schemas: {} } }
const named = published.components.schemas
const ofDocument = (schema: DocumentSchema) => canonical(schema, named)

interface Published {
  id: string
  method: string
  path: string
  operation: DocumentOperation
}

const publishedOperations: readonly Published[] = Object.entries(published.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: snakeToCamelKey(operation.operationId),
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => `{${snakeToCamelKey(name)}}`),
      operation,
    })),
)

const ourOperations: Record<string, Operation> = allOperations
const ourCalls: Record<string, CallFacts> = calls

/** Posts that only read. */
const READING_POSTS = ['timeseriesQuery', 'systemTimeseriesQuery']

const kindOf = ({ id, method, operation }: Published) => {
  if (operation['x-dropshot-websocket']) return 'stream'
  return ['GET', 'HEAD'].includes(method) || READING_POSTS.includes(id) ? 'query' : 'mutation'
}

const SENDS: Record<string, string> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'application/octet-stream': 'octets',
}

/** Parameters as one object; optional ones may be null where the document says so. */
const parameterObject = (parameters: readonly Parameter[]): DocumentSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

const neededFirst = (query: z.ZodType | undefined): readonly string[] =>
  (query?.safeParse({}).error?.issues ?? [])
    .map(({ message }) => /^missing field `(.*)`$/.exec(message)?.[1])
    .filter(name => name !== undefined)

const comparePart = (
  name: string,
  document: DocumentSchema | undefined,
  ours: z.ZodType | undefined,
  io: 'input' | 'output' = 'input',
) => differences(name, document && ofDocument(document), ours && demands(ours, io))

const NOTHING = { schema: undefined }
const contentOf = (content: Record<string, { schema?: DocumentSchema }> | undefined) =>
  Object.entries(content ?? {})[0] ?? ([undefined, NOTHING] as const)

describe.skipIf(!apiDocument)(
  'our copy of the published document (skipped where NEXUS_JSON names none)',
  () => {
    let schemas: ReadonlyMap<string, z.ZodType>
    beforeAll(async () => {
      schemas = await loadSchemas()
    })

    it('is compared with all of it', () => {
      expect(Object.keys(named)).toHaveLength(360)
      expect(publishedOperations).toHaveLength(243)
    })

    it('has every type as published', () => {
      const found = Object.entries(named).flatMap(([name, schema]) => {
        const ours = schemas.get(name)
        return ours ? differences(name, ofDocument(schema), demands(ours)) : [`${name} is missing`]
      })
      expect(found).toEqual([])
    })

    it('can spell every key of it both ways', () => {
      const keys = Object.values(named)
        .flatMap(schema => JSON.stringify(schema).match(/"[a-z0-9_]+":/g) ?? [])
        .map(key => key.slice(1, -2))
      expect(keys.filter(key => camelToSnakeKey(snakeToCamelKey(key)) !== key)).toEqual([])
    })

    it('has every operation and no other', () => {
      const ids = publishedOperations.map(({ id }) => id).toSorted()
      expect(Object.keys(ourOperations).toSorted()).toEqual(ids)
      expect(Object.keys(ourCalls).toSorted()).toEqual(ids)
    })

    it('calls every operation by its method and path, in its encoding', () => {
      const found = publishedOperations.flatMap(each => {
        const ours = ourOperations[each.id]
        const [encoding] = contentOf(each.operation.requestBody?.content)
        return differences(
          each.id,
          {
            kind: kindOf(each),
            method: each.method,
            path: each.path,
            send: SENDS[encoding ?? 'application/json'],
          },
          { kind: ours?.kind, method: ours?.method, path: ours?.path, send: ours?.send ?? 'json' },
        )
      })
      expect(found).toEqual([])
    })

    it.each(['path', 'query'] as const)('knows all %s parameters', place => {
      const found = publishedOperations.flatMap(({ id, operation }) => {
        const parameters = (operation.parameters ?? []).filter(each => each.in === place)
        const document = parameters.length > 0 ? parameterObject(parameters) : undefined
        return comparePart(`${id}.${place}`, document, ourCalls[id]?.[place], 'output')
      })
      expect(found).toEqual([])
    })

    it('knows what the first page of a list needs', () => {
      const found = publishedOperations.flatMap(({ id, operation }) => {
        const needed = operation['x-dropshot-pagination']?.required ?? []
        const ours = operation['x-dropshot-pagination'] ? neededFirst(ourCalls[id]?.query) : []
        return differences(id, needed.toSorted(), ours.map(camelToSnakeKey).toSorted())
      })
      expect(found).toEqual([])
    })

    it('sends every body as published', () => {
      const found = publishedOperations.flatMap(({ id, operation }) => {
        const [encoding, { schema }] = contentOf(operation.requestBody?.content)
        const document = encoding === 'application/octet-stream' ? undefined : schema
        return comparePart(`${id}.body`, document, ourCalls[id]?.body)
      })
      expect(found).toEqual([])
    })

    it('reads every answer as published', () => {
      const found = publishedOperations.flatMap(({ id, operation }) => {
        const [success] = Object.entries(operation.responses).filter(([status]) =>
          /^[23]\d\d$/.test(status),
        )
        const [status, response] = success ?? []
        const ours = ourCalls[id]
        return [
          ...comparePart(`${id}.result`, contentOf(response?.content)[1].schema, ours?.result),
          ...(status ? differences(`${id}.status`, Number(status), ours?.status) : []),
        ]
      })
      expect(found).toEqual([])
    })
  },
)
