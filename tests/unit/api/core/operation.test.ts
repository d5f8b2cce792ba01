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
  // Sorted by id: ask, authorize, console, diskList, logIn.
  `POST /v1/query
POST /device/auth form *
GET /v1/console stream !
GET /v1/disks
POST /v1/login/{siloName} json password !`,
)

describe('an operation', () => {
  it('is matched with its line by the order of ids', () => {
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

  it('declares its secrets', () => {
    const { logIn, authorize, console, diskList } = table
    expect([logIn, console, diskList].map(isAnswerLoggable)).toEqual([false, false, true])
    expect(isSecretField(logIn, 'password')).toBe(true)
    expect(isSecretField(logIn, 'username')).toBe(false)
    expect(isSecretField(authorize, 'anything')).toBe(true)
  })

  it('has a longer timeout if it changes something', () => {
    expect([table.diskList, table.authorize, table.logIn].map(timeoutOf)).toEqual([
      30_000, 120_000, 5,
    ])
  })

  it('is available only in the store that loaded it', () => {
    const [one, other] = [createClient().services.operations, createClient().services.operations]
    delete one.siloList
    expect(() => operationOf(one, 'siloList')).toThrow('The operation siloList is not there yet.')
    expect(operationOf(other, 'siloList').path).toBe('/v1/system/silos')
  })
})
