import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The subset of OpenAPI schemas that the document uses. */
export interface DocumentSchema {
  $ref?: string
  type?: string
  format?: string
  nullable?: boolean
  enum?: readonly (string | number)[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  default?: unknown
  properties?: Record<string, DocumentSchema>
  required?: readonly string[]
  additionalProperties?: DocumentSchema | boolean
  items?: DocumentSchema
  allOf?: readonly DocumentSchema[]
  oneOf?: readonly DocumentSchema[]
  anyOf?: readonly DocumentSchema[]
}

export interface Parameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
  schema: DocumentSchema
}

type Content = Record<string, { schema: DocumentSchema }>

export interface DocumentOperation {
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content; required?: boolean }
  responses: Record<string, { content?: Content }>
  'x-dropshot-pagination'?: { required: readonly string[] }
  'x-dropshot-websocket'?: object
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentOperation>>
  components: { schemas: Record<string, DocumentSchema> }
}

/** The path of the published document, which may not exist. */
export const documentPath = resolve(process.env.NEXUS_JSON ?? '../shared/api/nexus.json')

/** The published document, or null if it is not available. */
export const apiDocument: ApiDocument | null = existsSync(documentPath)
  ? (JSON.parse(readFileSync(documentPath, 'utf8')) as ApiDocument)
  : null
