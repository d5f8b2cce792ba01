/*
 * An OpenAPI document as the control plane's own tool publishes it, reduced to what is fact. These
 * are all the constructs that the published documents use.
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

/** Schemas by content type; of some answers, such as files, nothing is said. */
export type Content = Readonly<Record<string, { schema?: Schema }>>

export interface DocumentOperation {
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content; required?: boolean }
  /** By status; `default` where the document leaves it open. */
  responses: Readonly<Record<string, { content?: Content }>>
  /** A list with pages, and what its first page cannot do without. */
  'x-dropshot-pagination'?: { required: readonly string[] }
  'x-dropshot-websocket'?: object
}

export interface ApiDocument {
  info: { version: string }
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** An operation with what is said of it around it. */
export interface Published {
  /** In camelCase. */
  id: string
  method: string
  /** With its parameters in camelCase. */
  path: string
  operation: DocumentOperation
}
