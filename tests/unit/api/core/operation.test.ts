import { describe, expect, it } from 'vitest'
import { accountCalls } from '@/api/generated/calls/account'
import { affinityCalls } from '@/api/generated/calls/affinity'
import { externalCalls } from '@/api/generated/calls/external'
import { firstCalls } from '@/api/generated/calls/first'
import { multicastCalls } from '@/api/generated/calls/multicast'
import { restCalls } from '@/api/generated/calls/rest'
import { systemCalls } from '@/api/generated/calls/system'
import { vpcCalls } from '@/api/generated/calls/vpc'
import { accountEntries } from '@/api/operations/account'
import { affinityEntries } from '@/api/operations/affinity'
import { externalEntries } from '@/api/operations/external'
import { firstEntries } from '@/api/operations/first'
import { multicastEntries } from '@/api/operations/multicast'
import { restEntries } from '@/api/operations/full-table'
import { systemEntries } from '@/api/operations/system'
import { vpcEntries } from '@/api/operations/vpc'
import { operationOf } from '@/api/operations/table'
import { isAnswerLoggable, isSecretField, tableOf, timeoutOf } from '@/api/core/operation'
import { createClient } from '#tests/unit/api/support/client'

const table = tableOf<'ask' | 'authorize' | 'console' | 'diskList' | 'logIn'>(
  `ask POST /v1/query
authorize POST /device/auth form *
console GET /v1/console stream !
diskList GET /v1/disks
logIn 16 POST /v1/login/{siloName} json password !`,
  { logIn: { timeoutMs: 5 }, ask: { kind: 'query' } },
)

describe('an operation', () => {
  it('is read from its line, which begins with its id', () => {
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
    expect(logIn).toMatchObject({ path: '/v1/login/{siloName}', send: 'json', since: 16 })
  })

  it('has the tags that its id tells, unless they are unusual', () => {
    const disk = { id: '1', name: 'one' }
    const tags = tableOf<
      | 'diskList'
      | 'networkingBfdView'
      | 'vpcRouterRouteView'
      | 'vpcUpdate'
      | 'currentUserSshKeyDelete'
      | 'diskDelete'
    >(
      `currentUserSshKeyDelete DELETE /v1/me/ssh-keys/{sshKey}
diskDelete DELETE /v1/disks/{disk}
diskList GET /v1/disks page
networkingBfdView GET /v1/bfd
vpcRouterRouteView GET /v1/vpc-router-routes/{route}
vpcUpdate PUT /v1/vpcs/{vpc}`,
      { diskDelete: { invalidates: () => [{ type: 'utilization' }] } },
    )
    expect(tags.diskList.provides?.({ items: [disk] }, {})).toEqual([
      { type: 'disk', id: 'LIST' },
      { type: 'disk', id: '1' },
    ])
    expect(tags.vpcRouterRouteView.provides?.(disk, { path: { route: 'one' } })).toEqual([
      { type: 'routerRoute', id: 'one' },
      { type: 'routerRoute', id: '1' },
    ])
    expect(tags.vpcUpdate.invalidates?.(disk, { path: { vpc: 'one' } })).toEqual([
      { type: 'vpc', id: 'LIST' },
      { type: 'vpc', id: '1' },
      { type: 'vpc', id: 'one' },
    ])
    expect(tags.currentUserSshKeyDelete.invalidates?.({}, {})).toEqual([
      { type: 'sshKey', id: 'LIST' },
    ])
    expect(tags.diskDelete.invalidates?.({}, {})).toEqual([{ type: 'utilization' }])
    expect(tags.networkingBfdView.provides).toBeUndefined()
  })

  it.each([
    ['account', accountCalls, accountEntries],
    ['affinity', affinityCalls, affinityEntries],
    ['external', externalCalls, externalEntries],
    ['first', firstCalls, firstEntries],
    ['multicast', multicastCalls, multicastEntries],
    ['rest', restCalls, restEntries],
    ['system', systemCalls, systemEntries],
    ['vpc', vpcCalls, vpcEntries],
  ])('is described in the file of its area: %s', (_area, calls, entries) => {
    const ids = calls.split('\n').map(line => line.split(' ')[0])
    expect(Object.keys(entries).filter(id => !ids.includes(id))).toEqual([])
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
