import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const ABSENT = 'ffffffff-0000-4000-8000-000000000000'
const idOf = async (url: string) => (await cloud.get(url)).body.id

describe('an object given by ID', () => {
  it('is found without its parents, and rejected with them', async () => {
    const id = await idOf('/v1/disks/disk-1?project=mock-project')
    expect((await cloud.get(`/v1/disks/${id}`)).body.name).toBe('disk-1')
    expect(gist(await cloud.get(`/v1/disks/${id}?project=mock-project`))).toBe(
      '400 InvalidRequest when providing disk as an ID project should not be specified',
    )
  })

  it('in a VPC is rejected with VPC or project', async () => {
    const id = await idOf('/v1/vpc-subnets/mock-subnet?project=mock-project&vpc=mock-vpc')
    expect((await cloud.get(`/v1/vpc-subnets/${id}`)).status).toBe(200)
    for (const [parent, value] of [
      ['vpc', 'mock-vpc'],
      ['project', 'mock-project'],
    ]) {
      expect(gist(await cloud.get(`/v1/vpc-subnets/${id}?${parent}=${value}`))).toBe(
        `400 InvalidRequest when providing subnet as an ID ${parent} should not be specified`,
      )
    }
  })

  it('that does not exist is named as in the request', async () => {
    expect(gist(await cloud.get(`/v1/disks/${ABSENT}`))).toBe(
      `404 ObjectNotFound not found: disk with id "${ABSENT}"`,
    )
  })
})

describe('an object given by name', () => {
  it('requires its parent', async () => {
    expect(gist(await cloud.get('/v1/disks/disk-1'))).toBe(
      '400 InvalidRequest disk should either be UUID or project should be specified',
    )
    expect(gist(await cloud.get('/v1/vpc-subnets/mock-subnet'))).toBe(
      '400 InvalidRequest subnet should either be UUID or vpc should be specified',
    )
  })

  it('requires the parent of a parent given by name', async () => {
    expect(gist(await cloud.get('/v1/vpc-subnets/mock-subnet?vpc=mock-vpc'))).toBe(
      '400 InvalidRequest vpc should either be UUID or project should be specified',
    )
    expect(gist(await cloud.get('/v1/vpc-subnets?vpc=mock-vpc'))).toBe(
      '400 InvalidRequest vpc should either be UUID or project should be specified',
    )
  })

  it('accepts the ID of its parent, and then no grandparent', async () => {
    const vpc = await idOf('/v1/vpcs/mock-vpc?project=mock-project')
    expect((await cloud.get(`/v1/vpc-subnets/mock-subnet?vpc=${vpc}`)).status).toBe(200)
    expect(gist(await cloud.get(`/v1/vpc-subnets?vpc=${vpc}&project=mock-project`))).toBe(
      '400 InvalidRequest when providing vpc as an ID project should not be specified',
    )
  })

  it('is found in that project', async () => {
    for (const project of ['one', 'two']) {
      await cloud.post('/v1/projects', { name: project, description: '' })
    }
    const [one, two] = [
      await idOf('/v1/vpcs/default?project=one'),
      await idOf('/v1/vpcs/default?project=two'),
    ]
    expect(one).not.toBe(two)
    expect((await cloud.get('/v1/vpcs?project=two')).body.items.map(vpc => vpc.id)).toEqual([two])
  })

  it.each([
    ['/v1/projects/absent', 'project'],
    ['/v1/disks/absent?project=mock-project', 'disk'],
    ['/v1/vpcs/absent?project=mock-project', 'vpc'],
    ['/v1/vpc-subnets/absent?project=mock-project&vpc=mock-vpc', 'vpc-subnet'],
    ['/v1/ip-pools/absent', 'ip-pool'],
    ['/v1/system/ip-pools/absent', 'ip-pool'],
    ['/v1/me/ssh-keys/absent', 'ssh-key'],
    ['/v1/system/utilization/silos/absent', 'silo'],
  ])('that does not exist is named as in the request: %s', async (url, type) => {
    expect(gist(await cloud.get(url))).toBe(
      `404 ObjectNotFound not found: ${type} with name "absent"`,
    )
  })

  it('reports the outermost missing parent', async () => {
    expect(gist(await cloud.get('/v1/vpc-subnets/a?project=absent&vpc=b'))).toBe(
      '404 ObjectNotFound not found: project with name "absent"',
    )
    expect(gist(await cloud.get('/v1/vpc-subnets/a?project=mock-project&vpc=b'))).toBe(
      '404 ObjectNotFound not found: vpc with name "b"',
    )
  })
})

describe('an image', () => {
  it('without a project is one of the silo', async () => {
    expect((await cloud.get('/v1/images/debian-12')).status).toBe(200)
    expect((await cloud.get('/v1/images/image-1')).status).toBe(404)
    expect((await cloud.get('/v1/images/image-1?project=mock-project')).status).toBe(200)
  })
})
