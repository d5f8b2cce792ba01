import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allOperations } from '@/api/operations/full-table'
import { calls } from '@/api/schema/calls'
import { withPlaceholders } from '@/api/core/placeholders'
import type { CallFacts } from '@/api/schema/calls/facts'
import { snakeToCamelKey } from '@/lib/case'
import { demands } from './support/schemas'

/** Names that may be those of a secret, of what is sent in a body. */
const SUSPICIOUS = /pass|secret|key|token|code|data|private|value$/i

/** Those that anybody may see, as far as they are not hidden for what stands beside them. */
const PUBLIC = ['idpMetadataSource', 'key', 'publicKey', 'signingKeypair', 'sshPublicKeys', 'value']

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

test('every name of a body that may be a secret has been looked at', () => {
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
