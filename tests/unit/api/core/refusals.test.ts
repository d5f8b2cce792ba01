import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it, test, vi } from 'vitest'
import { runCommand, selectEntry, startQuery } from '@/api/core/api'
import { callAnswered, callUnanswered, sessionExpired } from '@/api/core/connection'
import { api } from '@/api/core/endpoints'
import { abandoned, tooLong, unreachable, unreadable, unsendable } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import { createClient, json, refusal } from '#tests/unit/api/support/client'

const disks = (project: string) => ({ endpoint: 'diskList', args: { query: { project } } }) as const
const policy = { endpoint: 'systemPolicyView', args: {} } as const
const deletion = { endpoint: 'projectDelete', args: { path: { project: 'p' } } } as const
const image = { endpoint: 'imageView', args: { path: { image: 'arch' } } } as const

const expirations = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter(sessionExpired.match)

describe('an expired session', () => {
  it('is reported by every request that gets 401', async () => {
    const { dispatch, open, dispatched } = createClient()
    const results = ['a', 'b', 'b'].map(project => startQuery(dispatch, disks(project)).result)
    for (const release of open.values()) release(refusal(401, 'Unauthorized'))
    const outcomes = await Promise.all(results)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ error: { statusCode: 401 } })
    // The third shared the response to the second.
    expect(expirations(dispatched)).toHaveLength(2)
  })

  it('is reported by commands too, except for a wrong password', async () => {
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

describe('an expected error status', () => {
  it('is a response without data', async () => {
    const { dispatch, state, reports } = createClient(() => refusal(403, 'Forbidden'))
    expect(await startQuery(dispatch, policy).result).toEqual({ data: undefined })
    const entry = selectEntry(state(), policy)
    expect(entry).toMatchObject({ status: 'fulfilled' })
    expect(entry?.data).toBeUndefined()
    expect(reports).toEqual(['info: GET /v1/system/policy answered 403, which is expected here'])
  })

  it('is cached like any response', async () => {
    const { dispatch, calls } = createClient(() => refusal(403, 'Forbidden'))
    await startQuery(dispatch, policy, { freshSeconds: 60 }).result
    await startQuery(dispatch, policy, { freshSeconds: 60 }).result
    expect(calls).toHaveLength(1)
  })

  it('does not hide other statuses', async () => {
    const { dispatch } = createClient(() => refusal(500, 'Internal'))
    expect(await startQuery(dispatch, policy).result).toMatchObject({ error: { statusCode: 500 } })
  })

  it('is expected per caller', async () => {
    const { dispatch, calls } = createClient(() => refusal(404, 'ObjectNotFound'))
    const tolerant = { ...image, expect: [404] } as const
    expect(await startQuery(dispatch, tolerant).result).toEqual({ data: undefined })
    expect(await startQuery(dispatch, image).result).toMatchObject({ error: { statusCode: 404 } })
    expect(calls).toHaveLength(2)
  })
})

const typed = {
  endpoint: 'systemTimeseriesQuery',
  args: { body: { query: 'get a:b | filtre' } },
  isTyped: true,
} as const

test('an answer that was dropped because it is too long is an error, but no failure', async () => {
  const { dispatch, reports } = createClient(() => ({ status: 200, body: '', isCut: true }))
  expect(await startQuery(dispatch, typed).result).toEqual({ error: tooLong })
  expect(reports.join()).not.toContain('error')
})

test('an answer that was read apart from the page is taken as it is', async () => {
  const answer = { tables: [{ name: 'a:b', timeseries: [] }] }
  const { dispatch } = createClient(() => ({ status: 200, body: '', json: answer }))
  expect(await startQuery(dispatch, typed).result).toEqual({ data: answer })
})

test('a refusal of what the user wrote is an error to show, but not to log as one', async () => {
  let status = 400
  const { dispatch, reports } = createClient(() => refusal(status, 'InvalidRequest'))
  const read = async () => startQuery(dispatch, typed, { freshSeconds: 0 }).result
  expect(await read()).toMatchObject({ error: { statusCode: 400, message: 'No' } })
  expect(reports).toEqual([
    'info: POST /v1/system/timeseries/query answered 400, which is expected here',
  ])
  status = 500
  expect(await read()).toMatchObject({ error: { statusCode: 500 } })
  expect(reports.at(-1)).toMatch(/^error: API error/)
})

describe('the error log', () => {
  it('identifies the request', async () => {
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

  it('contains the whole message of the API, not the one shown to users', async () => {
    const said = 'already exists: project with name "web"'
    const { dispatch, reports } = createClient(() =>
      json({ message: said, error_code: 'ObjectAlreadyExists' }, 400),
    )
    const body = { name: 'web', description: '' }
    const outcome = await runCommand(dispatch, { endpoint: 'projectCreate', args: { body } })
    expect(outcome).toMatchObject({ error: { message: 'Project with name name already exists' } })
    expect(reports.join()).toContain(`message: ${said}`)
  })

  it('contains no message that repeats a secret', async () => {
    const said = 'invalid credentials for "ada": password "granite" is wrong'
    const { dispatch, reports } = createClient(() => json({ message: said }, 400))
    const credentials = { username: 'ada', password: 'granite' }
    await runCommand(dispatch, {
      endpoint: 'loginLocal',
      args: { path: { siloName: 's' }, body: credentials },
    })
    expect(reports.join()).toContain('message: The server’s message is not shown')
    expect(reports.join()).not.toContain('granite')
  })

  it('contains nothing of an answer while the code that looks for secrets is missing', async () => {
    let status = 400
    const { dispatch, reports, services } = createClient(() =>
      json({ message: 'bad granite-1', id: 'granite-1' }, status),
    )
    services.ports.loadCode = () => Promise.reject(new Error('no connection'))
    const call = {
      endpoint: 'certificateCreate',
      args: {
        body: { name: 'a', description: '', cert: '', key: 'granite-1', service: 'external_api' },
      },
    } as const
    expect(await runCommand(dispatch, call)).toMatchObject({
      error: { statusCode: 400, message: expect.stringContaining('not shown') as string },
    })
    status = 201
    expect(await runCommand(dispatch, call)).toMatchObject({
      error: { message: expect.stringContaining('check before you try again') as string },
    })
    expect(reports.join()).not.toContain('granite')
  })

  it('contains the browser’s error if there was no response', async () => {
    const { dispatch, reports } = createClient(() => new TypeError('Failed to fetch'))
    await startQuery(dispatch, disks('web')).result
    expect(reports.join()).toContain('message: TypeError: Failed to fetch')
  })

  it('contains no request bodies', async () => {
    const { dispatch, reports } = createClient(() => refusal(400, 'InvalidRequest'))
    const body = { name: 'k', description: '', publicKey: 'ssh-ed25519 hush' }
    await runCommand(dispatch, { endpoint: 'currentUserSshKeyCreate', args: { body } })
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toContain('hush')
  })
})

describe('the connection status', () => {
  const told = (dispatched: readonly UnknownAction[]) =>
    dispatched.filter(action => callUnanswered.match(action) || callAnswered.match(action))

  it('changes to unanswered with each failed request, and back once', async () => {
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

describe('a response', () => {
  it('that is not JSON is unreadable, even with status 200', async () => {
    const { dispatch, reports } = createClient(() => ({ status: 200, body: '<html>' }))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: unreadable({ host: 'rack.test', isChange: false }, 200),
    })
    expect(reports).toHaveLength(1)
  })

  it('that never came makes the API unreachable', async () => {
    const { dispatch } = createClient(() => new TypeError('Failed to fetch'))
    expect(await startQuery(dispatch, disks('web')).result).toEqual({
      error: unreachable({ host: 'rack.test', isChange: false }),
    })
  })

  it('that takes too long times out', async () => {
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

  it('without a body is an empty object for a change, and no answer to a read', async () => {
    const { dispatch } = createClient(() => ({ status: 204 }))
    expect(await runCommand(dispatch, deletion)).toEqual({ data: {} })
    expect(await startQuery(dispatch, { endpoint: 'ping', args: {} }).result).toMatchObject({
      error: { kind: 'client_error', statusCode: 204 },
    })
  })

  it('is replaced by an error if a path parameter is missing', async () => {
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const { dispatch, calls } = createClient()
    const query = { endpoint: 'diskView', args: { path: {} } } as Query
    expect(await startQuery(dispatch, query).result).toEqual({
      error: unsendable,
    })
    expect(calls).toEqual([])
    silenced.mockRestore()
  })

  it('is abandoned if the cache was reset meanwhile', async () => {
    const { dispatch, open } = createClient()
    const { result } = startQuery(dispatch, disks('web'))
    dispatch(api.util.resetApiState())
    open.get('GET /v1/disks?project=web')?.(refusal(500))
    expect(await result).toEqual({
      error: abandoned,
    })
  })
})
