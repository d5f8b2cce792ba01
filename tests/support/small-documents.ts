import type { ApiDocument, DocumentOperation, Schema } from '@/api/documents/document'

/** A document with these types, and with operations by method and path. */
export const documentOf = (
  schemas: Record<string, Schema>,
  operations: Record<string, Partial<DocumentOperation>> = {},
): ApiDocument => {
  const paths: Record<string, Record<string, DocumentOperation>> = {}
  for (const [call, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = call.split(' ')
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { operationId: 'some_call', responses: { '204': {} }, ...operation },
    }
  }
  return { info: { version: '1.0.0' }, paths, components: { schemas } }
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A variant of a tagged union. */
export const variant = (type: string, properties: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  properties: { ...properties, type: { type: 'string', enum: [type] } },
  required: ['type', ...Object.keys(properties)],
})

export const json = (schema: Schema) => ({ 'application/json': { schema } })

/** A text on one line, with single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
