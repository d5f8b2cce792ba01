import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { canonical, type Canonical } from './canonical'
import type { DocumentSchema } from './document'

const folder = fileURLToPath(new URL('../../../src/api/schema/', import.meta.url))

/** A type renamed here because it would shadow a global one. */
const RENAMED: Record<string, string> = { ErrorBody: 'Error' }

/** All our schemas by their published name. */
export const loadSchemas = async (): Promise<ReadonlyMap<string, z.ZodType>> => {
  const files = readdirSync(folder).filter(file => file.endsWith('.ts') && file !== 'calls.ts')
  const modules = await Promise.all(
    files.map(file => import(`${folder}${file}`) as Promise<Record<string, unknown>>),
  )
  return new Map(
    modules
      .flatMap(module => Object.entries(module))
      .flatMap(([name, value]) =>
        value instanceof z.ZodType ? [[RENAMED[name] ?? name, value] as const] : [],
      ),
  )
}

/** What one of our schemas accepts or, with `output`, what it returns. */
export const demands = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Canonical =>
  canonical(
    z.toJSONSchema(schema, {
      target: 'openapi-3.0',
      io,
      unrepresentable: 'any',
    }) as DocumentSchema,
  )
