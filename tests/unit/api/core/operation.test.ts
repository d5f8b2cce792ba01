import { describe, expect, it } from 'vitest'
import { operationOf } from '@/api/operations/table'
import { isAnswerLoggable, isSecretField, tableOf, timeoutOf } from '@/api/core/operation'
import { createClient } from '#tests/unit/api/support/client'

const table = tableOf(
  {
    logIn: { timeoutMs: 5 },
    authorize: {},
    console: {},
    ask: { kind: 'query' },
    diskList: {},
  },
  // In the order of the ids: ask, authorize, console, diskList, logIn.
  `POST /v1/query
POST /device/auth form *
GET /v1/console stream !
GET /v1/disks
POST /v1/login/{siloName} json password !`,
)

describe('an operation', () => {
  it('has its call, wherever its entry stands', () => {
    const { logIn, authorize, console, ask, diskList } = table
    expect(diskList).toMatchObject({
      kind: 'query',
      method: 'GET',
      path: '/v1/disks',
      send: 'json',
    })
    expect(ask).toMatchObject({ kind: 'query', method: 'POST', path: '/v1/query' })
    expect(authorize).toMatchObject({ kind: 'mutation', path: '/device/auth', send: 'form' })
    expect(console).toMatchObject({ kind: 'stream', path: '/v1/console' })
    expect(logIn).toMatchObject({ path: '/v1/login/{siloName}', send: 'json' })
  })

  it('says what is secret of it', () => {
    const { logIn, authorize, console, diskList } = table
    expect([logIn, console, diskList].map(isAnswerLoggable)).toEqual([false, false, true])
    expect(isSecretField(logIn, 'password')).toBe(true)
    expect(isSecretField(logIn, 'username')).toBe(false)
    expect(isSecretField(authorize, 'anything')).toBe(true)
  })

  it('is waited for longer when it changes something', () => {
    expect([table.diskList, table.authorize, table.logIn].map(timeoutOf)).toEqual([
      30_000, 120_000, 5,
    ])
  })

  it('is known to the store that it has come to, and to no other', () => {
    const [one, other] = [createClient().services.operations, createClient().services.operations]
    delete one.siloList
    expect(() => operationOf(one, 'siloList')).toThrow('The operation siloList is not there yet.')
    expect(operationOf(other, 'siloList').path).toBe('/v1/system/silos')
  })
})
