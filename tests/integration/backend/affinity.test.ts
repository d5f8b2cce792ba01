import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud

beforeEach(async () => {
  cloud = await openCloud()
})

const kinds = [
  { path: 'affinity-groups', type: 'affinity-group', thing: 'affinity group' },
  { path: 'anti-affinity-groups', type: 'anti-affinity-group', thing: 'anti-affinity group' },
] as const

describe.each(kinds)('$path', ({ path, type, thing }) => {
  const post = (name: string, spec: object = {}) =>
    cloud.post(`/v1/${path}?project=web`, {
      name,
      description: '',
      policy: 'fail',
      failure_domain: 'sled',
      ...spec,
    })
  const make = async (name: string, spec?: object) => (await post(name, spec)).body
  const memberPath = (group: string, instance: string) =>
    `/v1/${path}/${group}/members/instance/${instance}?project=web`
  const add = (group: string, instance: string) => cloud.post(memberPath(group, instance))
  const members = async (group: string) =>
    (await cloud.see(`/v1/${path}/${group}/members?project=web`)).items.map(({ value }) => value)
  const groupsOf = async (instance: string) =>
    (await cloud.see(`/v1/instances/${instance}/${path}?project=web`)).items.map(({ name }) => name)

  it('are created, updated and deleted', async () => {
    const { status, body } = await post('trio', { description: 'three' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'trio',
      description: 'three',
      policy: 'fail',
      failure_domain: 'sled',
      project_id: cloud.project.id,
    })
    await make('duo')
    const { items } = await cloud.see(`/v1/${path}?project=web`)
    expect(items.map(({ name }) => name)).toEqual(['duo', 'trio'])
    cloud.clock.advance(1_000)
    const changed = await cloud.put(`/v1/${path}/trio?project=web`, {
      name: 'four',
      policy: 'allow',
    })
    expect(changed.body).toEqual({
      ...body,
      name: 'four',
      time_modified: '2025-01-15T12:00:01.000Z',
    })
    expect((await cloud.see(`/v1/${path}/${body.id}`)).name).toBe('four')
    expect((await cloud.del(`/v1/${path}/four?project=web`)).status).toBe(204)
    expect(said(await cloud.get(`/v1/${path}/four?project=web`))).toBe(
      `404 ObjectNotFound not found: ${type} with name "four"`,
    )
  })

  it('need unique names', async () => {
    const { id } = await make('trio')
    await make('duo')
    const taken = `400 ObjectAlreadyExists already exists: ${type} "duo"`
    expect(said(await post('duo'))).toBe(taken)
    expect(said(await cloud.put(`/v1/${path}/${id}`, { name: 'duo' }))).toBe(taken)
    const other = kinds.find(kind => kind.path !== path)!.path
    const same = { name: 'duo', description: '', policy: 'allow', failure_domain: 'sled' }
    expect((await cloud.post(`/v1/${other}?project=web`, same)).status).toBe(201)
  })

  it('accept members and show their run states', async () => {
    await make('trio')
    const [b, a] = [await cloud.instance('b'), await cloud.instance('a')]
    const added = await add('trio', 'b')
    expect([added.status, added.body]).toEqual([
      201,
      { type: 'instance', value: { id: b.id, name: 'b', run_state: 'stopped' } },
    ])
    await add('trio', 'a')
    await cloud.post(`/v1/instances/${b.id}/start`)
    expect(await members('trio')).toEqual([
      { id: a.id, name: 'a', run_state: 'stopped' },
      { id: b.id, name: 'b', run_state: 'starting' },
    ])
    expect((await cloud.see(memberPath('trio', 'b')))['value']).toMatchObject({
      run_state: 'starting',
    })
    await make('duo')
    await add('duo', 'a')
    expect(await groupsOf('a')).toEqual(['duo', 'trio'])
    expect(await groupsOf('b')).toEqual(['trio'])
  })

  it('require group and instance both by name or both by ID', async () => {
    const group = await make('trio')
    const { id } = await cloud.instance('db')
    const byIds = `/v1/${path}/${group.id}/members/instance/${id}`
    expect((await cloud.post(byIds)).status).toBe(201)
    expect((await cloud.get(memberPath('trio', 'db'))).status).toBe(200)
    expect(gist(await cloud.get(`${byIds}?project=web`))).toBe('400 InvalidRequest')
    expect(gist(await cloud.get(memberPath('trio', id)))).toBe('400 InvalidRequest')
    expect(gist(await cloud.get(`/v1/${path}/${group.id}/members/instance/db`))).toBe(
      '400 InvalidRequest',
    )
  })

  it('show a new member as stopped, even if it has failed', async () => {
    await make('trio')
    const { id } = await cloud.instance('db')
    cloud.db.instances.update(id, { runState: 'failed' })
    const { status, body } = await add('trio', 'db')
    expect([status, body['value']]).toEqual([201, { id, name: 'db', run_state: 'stopped' }])
    expect(await members('trio')).toEqual([{ id, name: 'db', run_state: 'failed' }])
  })

  it.each([
    ['creating', '201'],
    ['stopped', '201'],
    ['failed', '201'],
    ['starting', '400 InvalidRequest'],
    ['running', '400 InvalidRequest'],
    ['stopping', '400 InvalidRequest'],
    ['rebooting', '400 InvalidRequest'],
    ['migrating', '400 InvalidRequest'],
    ['repairing', '400 InvalidRequest'],
  ] as const)('judge an instance that is %s: %s', async (runState, verdict) => {
    await make('trio')
    const { id } = await cloud.instance('db')
    cloud.db.instances.update(id, { runState })
    const answer = await add('trio', 'db')
    expect(gist(answer)).toBe(verdict)
    if (answer.status === 400) {
      expect(answer.body.message).toBe(
        `instance "db" cannot be added to ${thing} "trio" with reservation: it must be stopped first`,
      )
    }
  })

  it('accept an instance once, and only of their own project', async () => {
    const group = await make('trio')
    await cloud.instance('db')
    await add('trio', 'db')
    expect(said(await add('trio', 'db'))).toBe(
      `400 ObjectAlreadyExists already exists: ${type}-member "db"`,
    )
    await cloud.make('/v1/projects', { name: 'far', description: '' })
    const far = await cloud.make('/v1/instances?project=far', cloud.wishInstance('far'))
    expect(said(await cloud.post(`/v1/${path}/${group.id}/members/instance/${far.id}`))).toBe(
      `400 InvalidRequest instance must be in the same project as the ${thing}`,
    )
  })

  it('have at most 32 members', async () => {
    await make('crowd')
    const none = { network_interfaces: { type: 'none' } }
    cloud.addPool('wide', ['198.51.100.0', '198.51.100.255'], false)
    for (let i = 1; i <= 33; i += 1) await cloud.instance(`i${i}`, none)
    for (let i = 1; i <= 32; i += 1) expect((await add('crowd', `i${i}`)).status).toBe(201)
    expect(said(await add('crowd', 'i33'))).toBe(
      `400 InvalidRequest ${thing} "crowd" already has the maximum of 32 members`,
    )
  })

  it('are limited to 16 of a kind per instance', async () => {
    await cloud.instance('db')
    for (let i = 1; i <= 17; i += 1) await make(`g${i}`)
    for (let i = 1; i <= 16; i += 1) expect((await add(`g${i}`, 'db')).status).toBe(201)
    expect(said(await add('g17', 'db'))).toBe(
      `400 InvalidRequest an instance may be in at most 16 ${thing}s`,
    )
  })

  it('can drop members in any state', async () => {
    await make('trio')
    const { id } = await cloud.instance('db')
    await add('trio', 'db')
    await cloud.post(`/v1/instances/${id}/start`)
    expect((await cloud.del(memberPath('trio', 'db'))).status).toBe(204)
    const absent = `404 ObjectNotFound not found: ${type}-member with name "db"`
    expect(said(await cloud.del(memberPath('trio', 'db')))).toBe(absent)
    expect(said(await cloud.get(memberPath('trio', 'db')))).toBe(absent)
    expect(said(await cloud.get(memberPath('trio', 'nobody')))).toBe(
      '404 ObjectNotFound not found: instance with name "nobody"',
    )
  })

  it('lose memberships when the group or the instance is deleted', async () => {
    await make('duo')
    await make('trio')
    const { id } = await cloud.instance('db')
    await add('duo', 'db')
    await add('trio', 'db')
    await cloud.del(`/v1/${path}/duo?project=web`)
    expect(await groupsOf('db')).toEqual(['trio'])
    await cloud.del(`/v1/instances/${id}`)
    expect(await members('trio')).toEqual([])
  })

  it('can be read by viewers and changed by collaborators', async () => {
    const { id } = await make('trio')
    const instance = await cloud.instance('db')
    const member = `/v1/${path}/${id}/members/instance/${instance.id}`
    expect((await cloud.get(`/v1/${path}/${id}`, 'viewer')).status).toBe(200)
    expect(gist(await cloud.post(member, undefined, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.post(member, undefined, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.post(member, undefined, 'collaborator')).status).toBe(201)
    expect(gist(await cloud.del(member, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.del(`/v1/${path}/${id}`, 'viewer'))).toBe('403 Forbidden')
  })
})
