import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { FLEET_ID } from '@/mirage/server/backend-state'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ release: 23 })
})

const UPDATE = '/v1/system/update'
const MINUTE = 60_000

const status = async (at = cloud) => (await at.get(`${UPDATE}/status`)).body
const setTarget = (system_version: string, at = cloud) =>
  at.put(`${UPDATE}/target-release`, { system_version })

/** As the server passes on what it has received. */
const upload = (fileName: string, contents = 'PK...') =>
  cloud.send('PUT', `${UPDATE}/repositories?file_name=${fileName}`, {
    json: {
      size: contents.length,
      hash: createHash('sha256').update(contents).digest('hex'),
      isZip: contents.startsWith('PK'),
    },
  })

describe('the status of the update', () => {
  it('counts components by version', async () => {
    expect(await status()).toMatchObject({
      components_by_release_version: { 'install dataset': 3, '16.0.0': 5, '17.0.0': 12 },
      suspended: false,
      contact_support: false,
      target_release: { version: '17.0.0' },
    })
    cloud.clock.advance(6 * MINUTE)
    expect((await status())['components_by_release_version']).toEqual({
      '16.0.0': 4,
      '17.0.0': 16,
    })
    cloud.clock.advance(60 * MINUTE)
    expect((await status())['components_by_release_version']).toEqual({ '17.0.0': 20 })
  })

  it('says to contact support from release 20 on', async () => {
    expect(await status(openSeeded({ release: 19 }))).not.toHaveProperty('contact_support')
  })
})

describe('the target release', () => {
  const refused = /^400 InvalidRequest Target release cannot be changed: /

  it('is changed when the update to the present one is finished', async () => {
    expect(gist(await setTarget('18.0.0'))).toMatch(refused)
    cloud.clock.advance(20 * MINUTE)
    expect((await setTarget('18.0.0')).status).toBe(204)
    expect(await status()).toMatchObject({ target_release: { version: '18.0.0' } })
    cloud.clock.advance(2 * MINUTE)
    expect((await status())['components_by_release_version']).toEqual({ '18.0.0': 20 })
  })

  it('is neither older nor the same, and skips no release', async () => {
    await upload('repo-19.0.0.zip')
    for (const version of ['16.0.0', '17.0.0', '19.0.0']) {
      expect(gist(await setTarget(version))).toMatch(refused)
    }
    expect(gist(await setTarget('20.0.0'))).toMatch(/^404 ObjectNotFound/)
  })

  it('may be the same on release 17', async () => {
    const old = openSeeded({ release: 17 })
    expect((await setTarget('17.0.0', old)).status).toBe(204)
    expect(gist(await setTarget('16.0.0', old))).toMatch(/must not be older than/)
  })

  it('becomes the release of the rack', async () => {
    const old = openSeeded({ release: 17 })
    old.clock.advance(20 * MINUTE)
    await setTarget('18.0.0', old)
    expect(old.backend.backendState.release).toBe(17 satisfies Release)
    old.clock.advance(2 * MINUTE)
    expect(old.backend.backendState.release).toBe(18 satisfies Release)
    expect((await old.plain('GET', '/v1/me')).status).toBe(502)
    old.clock.advance(5_000)
    expect((await old.get('/v1/subnet-pools')).status).toBe(200)
  })
})

describe('the scenario updating', () => {
  it.each([17, 19, 22] as const)('goes on from release %i to the next', async release => {
    cloud = openSeeded({ scenario: 'updating', release })
    const [present, target] = [`${release}.0.0`, `${release + 1}.0.0`]
    const components = async () => (await status())['components_by_release_version']
    expect(await components()).toEqual({ 'install dataset': 2, [present]: 12, [target]: 6 })
    cloud.clock.advance(MINUTE)
    expect(await components()).toEqual({ [present]: 10, [target]: 10 })
    cloud.clock.advance(3 * MINUTE)
    expect(await components()).toEqual({ [target]: 20 })
    expect(cloud.backend.backendState.release).toBe(release + 1)
  })

  it('has a variant that is suspended until the recovery is finished', async () => {
    cloud = openSeeded({ scenario: 'update-suspended', release: 19 })
    cloud.clock.advance(60 * MINUTE)
    expect(await status()).toMatchObject({ suspended: true })
    expect(await status()).toMatchObject({ components_by_release_version: { unknown: 2 } })
    await cloud.put(`${UPDATE}/recovery-finish`, { system_version: '20.0.0' })
    cloud.clock.advance(5 * MINUTE)
    expect(await status()).toMatchObject({ components_by_release_version: { '20.0.0': 20 } })
    expect(cloud.backend.backendState.release).toBe(20 satisfies Release)
  })

  it('has a variant that leads to support', async () => {
    cloud = openSeeded({ scenario: 'update-support' })
    expect(await status()).toMatchObject({ contact_support: true, suspended: false })
  })
})

describe('recovery', () => {
  const finish = (system_version: string) =>
    cloud.put(`${UPDATE}/recovery-finish`, { system_version })

  it('is finished while the update is suspended', async () => {
    expect((await finish('17.0.0')).status).toBe(400)
    cloud.backend.backendState.db.updates.update(FLEET_ID, { suspended: true })
    expect(gist(await setTarget('18.0.0'))).toMatch(/recovery must be finished/)
    expect((await finish('15.0.0')).status).toBe(204)
    expect((await status())['suspended']).toBe(true)
    expect((await finish('16.0.0')).status).toBe(204)
    expect((await status())['suspended']).toBe(false)
  })
})

describe('repositories', () => {
  const REPOSITORIES = `${UPDATE}/repositories`

  it('are listed by version', async () => {
    const versions = async (query: string) =>
      (await cloud.get(`${REPOSITORIES}${query}`)).body.items.map(each => each['system_version'])
    expect(await versions('')).toEqual(['18.0.0', '17.0.0', '16.0.0'])
    expect(await versions('?sort_by=version_ascending')).toEqual(['16.0.0', '17.0.0', '18.0.0'])
  })

  it('are uploaded once', async () => {
    const first = await upload('repo-19.1.0.zip')
    expect([first.status, first.body['status']]).toEqual([200, 'inserted'])
    expect(first.body['repo']).toMatchObject({
      file_name: 'repo-19.1.0.zip',
      system_version: '19.1.0',
      hash: createHash('sha256').update('PK...').digest('hex'),
    })
    expect((await upload('repo-19.1.0.zip')).body['status']).toBe('already_exists')
    expect((await upload('repo-19.1.0.zip', 'PK!')).status).toBe(400)
    expect((await cloud.get(`${REPOSITORIES}/19.1.0`)).status).toBe(200)
  })

  it('must be signed ZIP files', async () => {
    expect(gist(await upload('repo-19.0.0.zip', 'text'))).toMatch(/invalid Zip archive/)
    expect(gist(await upload('bad-signature.zip'))).toMatch(/no trust root has signed it/)
    const [root] = (await cloud.get(`${UPDATE}/trust-roots`)).body.items
    await cloud.delete(`${UPDATE}/trust-roots/${root!.id}`)
    expect(gist(await upload('repo-19.0.0.zip'))).toMatch(/there are no trust roots/)
  })

  it('are changed by fleet admins only', async () => {
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get(REPOSITORIES)).status).toBe(200)
    expect((await viewer.put(`${REPOSITORIES}?file_name=a.zip`, {})).status).toBe(403)
    expect((await cloud.as('nobody').get(`${UPDATE}/status`)).status).toBe(403)
  })
})

describe('a trust root', () => {
  it('keeps the keys of its role', async () => {
    const role = { signed: { _type: 'root', keys: { '0f_a1': { keyid_hash: 1 } } }, signatures: [] }
    const made = await cloud.post(`${UPDATE}/trust-roots`, role)
    expect([made.status, made.body['root_role']]).toEqual([201, role])
    expect((await cloud.post(`${UPDATE}/trust-roots`, { signed: {} })).status).toBe(400)
  })
})
