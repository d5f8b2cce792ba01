import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { runCommand, selectEntry, startQuery } from '@/api/core/api'
import { callAnswered, callUnanswered } from '@/api/core/connection'
import { api } from '@/api/core/endpoints'
import { abandoned, unreachable, unreadable, unsendable } from '@/api/core/failures'
import { sessionExpired } from '@/api/core/session'
import type { Query } from '@/api/operations/table'
import { createClient, json, refusal } from '#tests/unit/api/support/client'

const disks = (project: string) => ({ endpoint: 'diskList', args: { query: { project } } }) as const
const policy = { endpoint: 'systemPolicyView', args: {} } as const
const deletion = { endpoint: 'projectDelete', args: { path: { project: 'p' } } } as const
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
    await runCommand(dispatch, deletion)
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
    await startQuery(dispatch, policy, { freshSeconds: 60 }).result
    await startQuery(dispatch, policy, { freshSeconds: 60 }).result
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
          'message: no',
        ].join('\n  '),
    ])
  })

  it('is the whole message of the API, whatever a person is told of it', async () => {
    const said = 'already exists: project with name "web"'
    const { dispatch, reports } = createClient(() =>
      json({ message: said, error_code: 'ObjectAlreadyExists' }, 400),
    )
    const body = { name: 'web', description: '' }
    const outcome = await runCommand(dispatch, { endpoint: 'projectCreate', args: { body } })
    expect(outcome).toMatchObject({ error: { message: 'Project with name name already exists' } })
    expect(reports.join()).toContain(`message: ${said}`)
  })

  it('keeps what the API repeats of a body, except what is secret in it', async () => {
    const said = 'invalid credentials for "ada": password "granite" is wrong'
    const { dispatch, reports } = createClient(() => json({ message: said }, 400))
    const credentials = { username: 'ada', password: 'granite' }
    await runCommand(dispatch, {
      endpoint: 'loginLocal',
      args: { path: { siloName: 's' }, body: credentials },
    })
    expect(reports.join()).toContain(
      'message: invalid credentials for "ada": password "•" is wrong',
    )
  })

  it('is what the browser says where there was no answer', async () => {
    const { dispatch, reports } = createClient(() => new TypeError('Failed to fetch'))
    await startQuery(dispatch, disks('web')).result
    expect(reports.join()).toContain('message: TypeError: Failed to fetch')
  })

  it('holds nothing of bodies', async () => {
    const { dispatch, reports } = createClient(() => refusal(400, 'InvalidRequest'))
    const body = { name: 'k', description: '', publicKey: 'ssh-ed25519 hush' }
    await runCommand(dispatch, { endpoint: 'currentUserSshKeyCreate', args: { body } })
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toContain('hush')
  })
})

describe('the connection', () => {
  const told = (dispatched: readonly UnknownAction[]) =>
    dispatched.filter(action => callUnanswered.match(action) || callAnswered.match(action))

  it('is told to be in doubt by each call without an answer, and to be good again once', async () => {
    let answer: Parameters<typeof createClient>[0] = () => json({ items: [] })
    const { dispatch, dispatched } = createClient(call => answer?.(call))
    const read = async (project: string) => startQuery(dispatch, disks(project)).result
    await read('a')
    expect(told(dispatched)).toEqual([])
    answer = () => new TypeError('Failed to fetch')
    await read('b')
    answer = () => refusal(502)
    await read('c')
    answer = () => refusal(503)
    await read('d')
    await read('e')
    expect(told(dispatched)).toEqual([callUnanswered(), callUnanswered(), callAnswered()])
  })
})

describe('an answer that cannot be used', () => {
  it('is unreadable, even with a good status', async () => {
    const { dispatch, reports } = createClient(() => ({ status: 200, body: '<html>' }))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: unreadable({ host: 'rack.test', isChange: false }, 200),
    })
    expect(reports).toHaveLength(1)
  })

  it('never came', async () => {
    const { dispatch } = createClient(() => new TypeError('Failed to fetch'))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: unreachable({ host: 'rack.test', isChange: false }),
    })
  })

  it('does not come for as long as it was waited for', async () => {
    vi.useFakeTimers()
    const { dispatch, aborted } = createClient()
    const { result } = startQuery(dispatch, disks('web'))
    const change = runCommand(dispatch, deletion)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(aborted).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(aborted).toEqual(['GET /v1/disks?project=web'])
    expect(await result).toMatchObject({
      error: { kind: 'timeout', message: expect.stringContaining('within 30 seconds') },
    })
    await vi.advanceTimersByTimeAsync(90_000)
    expect(await change).toMatchObject({
      error: { kind: 'timeout', message: expect.stringMatching(/2 minutes.*may have been done/) },
    })
    vi.useRealTimers()
  })

  it('is empty', async () => {
    const { dispatch } = createClient(() => ({ status: 204 }))
    expect(await runCommand(dispatch, deletion)).toEqual({ data: {} })
    expect(await startQuery(dispatch, { endpoint: 'ping', args: {} }).result).toEqual({ data: {} })
  })

  it('was never asked for, with a part of the address missing', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const { dispatch, calls } = createClient()
    const query = { endpoint: 'diskView', args: { path: {} } } as Query
    expect(await startQuery(dispatch, query).result).toEqual({
      error: unsendable,
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
      error: abandoned,
    })
  })
})
