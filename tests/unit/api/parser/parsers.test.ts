import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { newest } from '#tests/support/documents'

const { parsers } = newest

/** The query schema of an operation that has one. */
const queryOf = (id: string) => parsers.of(id).query as z.ZodType

describe('query strings', () => {
  it('parse numbers and booleans', () => {
    const query = queryOf('instanceSerialConsole')
    expect(query.parse({ maxBytes: '100', project: 'web' })).toEqual({
      maxBytes: 100,
      project: 'web',
    })
    expect(queryOf('internetGatewayDelete').parse({ cascade: 'true' })).toEqual({ cascade: true })
    expect(query.safeParse({ maxBytes: 'many' }).success).toBe(false)
    expect(queryOf('internetGatewayDelete').safeParse({ cascade: 'yes' }).success).toBe(false)
  })

  it('of lists have a limit of at least one', () => {
    const query = queryOf('diskList')
    expect(query.parse({ project: 'web', limit: '25' })).toEqual({ project: 'web', limit: 25 })
    expect(query.safeParse({ project: 'web', limit: '0' }).error?.issues[0]?.message).toBe(
      'invalid value: integer `0`, expected a nonzero u32',
    )
  })

  it('of the first page need their parent, unless there is a page token', () => {
    const query = queryOf('diskList')
    expect(query.safeParse({}).error?.issues[0]?.message).toBe('missing field `project`')
    expect(query.parse({ pageToken: 'token' })).toEqual({ pageToken: 'token' })
    expect(query.safeParse({ pageToken: 'x'.repeat(513) }).success).toBe(false)
  })

  it('accept only the sort orders of their list', () => {
    const query = queryOf('diskList')
    expect(query.parse({ project: 'web', sortBy: 'name_descending' })).toHaveProperty('sortBy')
    expect(query.safeParse({ project: 'web', sortBy: 'size' }).success).toBe(false)
    expect(queryOf('sledList').safeParse({ sortBy: 'name_ascending' }).success).toBe(false)
  })

  it('of metrics need a start and an end', () => {
    const path = parsers.of('siloMetric').path?.safeParse({ metricName: 'cpus' })
    expect(path?.success).toBe(false)
    const messages = queryOf('siloMetric')
      .safeParse({})
      .error?.issues.map(each => each.message)
    expect(messages?.toSorted()).toEqual(['missing field `end_time`', 'missing field `start_time`'])
  })
})

it('paths are parsed with their numbers', () => {
  const path = { rackId: '001de000-1334-4000-8000-000000000000', switchSlot: 'switch0' }
  const { path: schema } = parsers.of('networkingLoopbackAddressDelete')
  const parsed = schema?.parse({ ...path, address: '10.0.0.1', subnetMask: '32' })
  expect(parsed).toMatchObject({ subnetMask: 32 })
})
