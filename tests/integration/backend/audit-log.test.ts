import { describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { openSeeded, type Seeded } from './support/seeded'

const LOG = '/v1/system/audit-log'
const START = '2025-01-15T12:00:00Z'

const open = (release: Release = 23): Seeded => openSeeded({ release })

const entries = async (cloud: Seeded, query = `start_time=${START}`) =>
  (await cloud.get(`${LOG}?${query}`)).body.items

const project = { name: 'quarry', description: '' }

describe('the audit log', () => {
  it('holds a week of every kind of entry', async () => {
    const items = await entries(open(), 'start_time=2024-12-01T00:00:00Z&limit=1000')
    const kinds = (field: string) =>
      new Set(items.map(each => (each[field] as { kind: string }).kind))
    expect(items.length).toBeGreaterThan(90)
    expect(kinds('actor')).toEqual(
      new Set(['silo_user', 'user_builtin', 'scim', 'unauthenticated']),
    )
    expect(kinds('result')).toEqual(new Set(['success', 'error', 'unknown']))
    expect(items.some(({ request_uri }) => String(request_uri).length === 512)).toBe(true)
  })

  it('records a change with its actor', async () => {
    const cloud = open()
    const headers = { 'user-agent': 'x'.repeat(300), cookie: 'demo-user=Bruno%20Slate' }
    await cloud.send('POST', '/v1/projects', { json: project })
    await cloud.send('POST', '/v1/projects', { json: project, headers })
    await cloud.get('/v1/projects')
    const [made, refused, ...others] = await entries(cloud)
    expect(made).toMatchObject({
      operation_id: 'project_create',
      request_uri: '/v1/projects',
      result: { kind: 'success', http_status_code: 201 },
      auth_method: 'session_cookie',
      user_agent: null,
    })
    expect(refused).toMatchObject({
      result: { kind: 'error', http_status_code: 403, error_code: 'Forbidden' },
      user_agent: 'x'.repeat(256),
    })
    expect(others).toEqual([])
  })

  it('has the request ID of the response', async () => {
    const cloud = open()
    const failed = await cloud.delete('/v1/projects/none')
    const [entry] = await entries(cloud)
    expect(entry?.['request_id']).toBe(failed.headers['x-request-id'])
  })

  it('records logins without their user', async () => {
    const cloud = open()
    await cloud.post('/v1/login/maze-war/local', { username: 'ada-quarry', password: 'bad' })
    const [entry] = await entries(cloud)
    expect(entry).toMatchObject({
      actor: { kind: 'unauthenticated' },
      operation_id: 'login_local',
      result: { kind: 'error', http_status_code: 401 },
    })
  })

  it('leaves out requests that cannot be parsed', async () => {
    const cloud = open()
    await cloud.post('/v1/projects', { name: 'No Name' })
    await cloud.withCookie('session=none').post('/v1/projects', project)
    expect(await entries(cloud)).toEqual([])
  })

  it('is filtered and sorted by time', async () => {
    const cloud = open()
    await cloud.post('/v1/projects', project)
    cloud.clock.advance(1_000)
    await cloud.delete('/v1/projects/quarry')
    const range = `start_time=${START}&sort_by=time_and_id_descending`
    const newest = (await entries(cloud, range)).map(each => each['time_completed'])
    expect(newest).toEqual(['2025-01-15T12:00:01.000Z', '2025-01-15T12:00:00.000Z'])
    expect(await entries(cloud, `${range}&end_time=2025-01-15T12:00:01Z`)).toHaveLength(1)
    const { body } = await cloud.get(`${LOG}?${range}&limit=1`)
    expect((await entries(cloud, `page_token=${body.next_page}`))[0]?.['time_completed']).toBe(
      newest[1],
    )
  })

  it('forgets entries after 90 days from release 19 on', async () => {
    for (const [release, left] of [
      [18, true],
      [19, false],
    ] as const) {
      const cloud = open(release)
      cloud.clock.advance(100 * 24 * 3_600_000)
      expect((await entries(cloud, 'start_time=2024-12-01T00:00:00Z')).length > 0).toBe(left)
    }
  })

  it('holds a few operations only before release 18', async () => {
    const cloud = open(17)
    await cloud.put('/v1/projects/mock-project', { description: 'x' })
    await cloud.post('/v1/projects', project)
    expect((await entries(cloud)).map(each => each['operation_id'])).toEqual(['project_create'])
  })

  it('is visible to viewers of the fleet', async () => {
    const url = `${LOG}?start_time=${START}`
    expect((await open().as('fleetViewer').get(url)).status).toBe(200)
    expect((await open().as('siloViewer').get(url)).status).toBe(403)
  })
})
