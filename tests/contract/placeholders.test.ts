import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allOperations } from '@/api/operations/full-table'
import { calls } from '@/api/schema/calls'
import { withPlaceholders } from '@/api/core/placeholders'
import type { CallFacts } from '@/api/schema/calls/facts'
import { snakeToCamelKey } from '@/lib/case'
import { demands } from './support/schemas'

/** Field names in request bodies that may hold a secret. */
const SUSPICIOUS = /pass|secret|key|token|code|data|private|value$/i

/** Reviewed as not secret, unless hidden because of a sibling field. */
const PUBLIC = ['idpMetadataSource', 'key', 'publicKey', 'signingKeypair', 'sshPublicKeys', 'value']

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

test('every suspicious field name in a body has been reviewed', () => {
  const facts: Record<string, CallFacts> = calls
  const names = Object.keys(allOperations).flatMap(id => {
    const body: z.ZodType | undefined = facts[id]?.body
    return body ? namesIn(demands(body)) : []
  })
  const found = [...new Set(names)].filter(name => SUSPICIOUS.test(name)).map(snakeToCamelKey)
  const shown = found.filter(name => {
    const { args } = withPlaceholders({ args: { body: { [name]: 'x' } } })
    return args.body[name] === 'x'
  })
  expect(shown.toSorted()).toEqual(PUBLIC)
})
