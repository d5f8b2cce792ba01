/*
 * An OpenAPI document as published by the control plane's own tool, reduced to facts. Covers all
 * constructs that the published documents use.
 */

export interface Schema {
  $ref?: string
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
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
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
}

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: Schema
}

/** Schemas by content type; some responses, such as files, have none. */
export type Content = Readonly<Record<string, { schema?: Schema }>>

export interface DocumentOperation {
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content; required?: boolean }
  /** By status; `default` if the document leaves it open. */
  responses: Readonly<Record<string, { content?: Content }>>
  /** Present for paged lists, with the parameters that the first page requires. */
  'x-dropshot-pagination'?: { required: readonly string[] }
  'x-dropshot-websocket'?: object
}

export interface ApiDocument {
  info: { version: string }
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** An operation with its method and path. */
export interface Published {
  /** In camelCase. */
  id: string
  method: string
  /** With parameters in camelCase. */
  path: string
  operation: DocumentOperation
}
