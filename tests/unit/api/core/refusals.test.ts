import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { runCommand, selectEntry, startQuery } from '@/api/core/api'
import { api } from '@/api/core/endpoints'
import { sessionExpired } from '@/api/core/session'
import type { Query } from '@/api/operations/table'
import { createClient, refusal } from '#tests/unit/api/support/client'

const disks = (project: string) => ({ endpoint: 'diskList', args: { query: { project } } }) as const
const policy = { endpoint: 'systemPolicyView', args: {} } as const
const image = { endpoint: 'imageView', args: { path: { image: 'arch' } } } as const

const expirations = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter(sessionExpired.match)

describe('a lost session', () => {
  it('is told of by every call that is refused for it', async () => {
    const { dispatch, open, dispatched } = createClient()
    const results = ['a', 'b', 'b'].map(project => startQuery(dispatch, disks(project)).result)
    for (const release of open.values()) release(refusal(401, 'Unauthorized'))
    const outcomes = await Promise.all(results)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ error: { statusCode: 401 } })
    // The third waited for the answer to the second.
    expect(expirations(dispatched)).toHaveLength(2)
  })

  it('is told of by commands too, but a wrong password is none', async () => {
    const { dispatch, dispatched } = createClient(() => refusal(401))
    const credentials = { username: 'ada', password: 'wrong' }
    await runCommand(dispatch, {
      endpoint: 'loginLocal',
      args: { path: { siloName: 's' }, body: credentials },
    })
    expect(expirations(dispatched)).toHaveLength(0)
    await runCommand(dispatch, { endpoint: 'projectDelete', args: { path: { project: 'p' } } })
    expect(expirations(dispatched)).toHaveLength(1)
  })

  it('is an event with an empty payload', () => {
    expect(sessionExpired()).toEqual({ type: 'session/expired', payload: {} })
  })
})

describe('a refusal that was expected', () => {
  it('is an answer without data: no fleet viewer', async () => {
    const { dispatch, state, reports } = createClient(() => refusal(403, 'Forbidden'))
    expect(await startQuery(dispatch, policy).result).toEqual({ data: undefined })
    const entry = selectEntry(state(), policy)
    expect(entry).toMatchObject({ status: 'fulfilled' })
    expect(entry?.data).toBeUndefined()
    expect(reports).toEqual(['info: GET /v1/system/policy answered 403, which is expected here'])
  })

  it('is cached like any answer', async () => {
    const { dispatch, calls } = createClient(() => refusal(403, 'Forbidden'))
    await startQuery(dispatch, policy, { forceRefetch: 60 }).result
    await startQuery(dispatch, policy, { forceRefetch: 60 }).result
    expect(calls).toHaveLength(1)
  })

  it('is still an error with any other status', async () => {
    const { dispatch } = createClient(() => refusal(500, 'Internal'))
    expect(await startQuery(dispatch, policy).result).toMatchObject({ error: { statusCode: 500 } })
  })

  it('may be expected by one caller and not by another', async () => {
    const { dispatch, calls } = createClient(() => refusal(404, 'ObjectNotFound'))
    const tolerant = { ...image, expect: [404] } as const
    expect(await startQuery(dispatch, tolerant).result).toEqual({ data: undefined })
    expect(await startQuery(dispatch, image).result).toMatchObject({ error: { statusCode: 404 } })
    expect(calls).toHaveLength(2)
  })
})

describe('what is told to the developer', () => {
  it('finds the call again', async () => {
    const { dispatch, reports } = createClient(() => refusal(404, 'ObjectNotFound'))
    await startQuery(dispatch, disks('web')).result
    expect(reports).toEqual([
      'error: ' +
        [
          'API error: GET /v1/disks?project=web',
          'status: 404',
          'page: /projects/web?tab=1',
          'request id: r-1',
          'error code: ObjectNotFound',
          'message: No',
        ].join('\n  '),
    ])
  })

  it('holds nothing of bodies', async () => {
    const { dispatch, reports } = createClient(() => refusal(400, 'InvalidRequest'))
    const body = { name: 'k', description: '', publicKey: 'ssh-ed25519 hush' }
    await runCommand(dispatch, { endpoint: 'currentUserSshKeyCreate', args: { body } })
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toContain('hush')
  })
})

describe('an answer that cannot be used', () => {
  it('is unreadable, even with a good status', async () => {
    const { dispatch, reports } = createClient(() => ({ status: 200, body: '<html>' }))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: { kind: 'client_error', message: 'Error reading API response', statusCode: 200 },
    })
    expect(reports).toHaveLength(1)
  })

  it('never came', async () => {
    const { dispatch } = createClient(() => new TypeError('Failed to fetch'))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: { kind: 'network', message: 'Failed to fetch' },
    })
  })

  it('is empty', async () => {
    const { dispatch } = createClient(() => ({ status: 204 }))
    const command = { endpoint: 'projectDelete', args: { path: { project: 'p' } } } as const
    expect(await runCommand(dispatch, command)).toEqual({ data: {} })
    expect(await startQuery(dispatch, { endpoint: 'ping', args: {} }).result).toEqual({ data: {} })
  })

  it('was never asked for, with a part of the address missing', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const { dispatch, calls } = createClient()
    const query = { endpoint: 'diskView', args: { path: {} } } as Query
    expect(await startQuery(dispatch, query).result).toEqual({
      error: { kind: 'client_error', message: 'No disk given for /v1/disks/{disk}' },
    })
    expect(calls).toEqual([])
    silenced.mockRestore()
  })

  it('was let go of: the cache was emptied meanwhile', async () => {
    const { dispatch, open } = createClient()
    const { result } = startQuery(dispatch, disks('web'))
    dispatch(api.util.resetApiState())
    open.get('GET /v1/disks?project=web')?.(refusal(500))
    expect(await result).toEqual({
      error: { kind: 'abandoned', message: 'The request was abandoned' },
    })
  })
})
