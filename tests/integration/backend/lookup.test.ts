import { beforeEach, describe, expect, it } from 'vitest'
import { ApiFailure } from '@/mirage/server/errors'
import { lookup } from '@/mirage/server/lookup'
import { openSeeded, people, type Person } from './support/seeded'

const { backendState } = openSeeded().backend
const { db } = backendState

const contextOf = (person: Person) => {
  const user = Array.from(db.users.all()).find(each => each.displayName === people[person])!
  return { caller: { user }, backendState }
}

let ada = contextOf('operator')

beforeEach(() => {
  ada = contextOf('operator')
})

const refusal = (action: () => unknown): string => {
  try {
    action()
  } catch (error) {
    if (error instanceof ApiFailure) return `${error.status} ${error.message}`
    throw error
  }
  return 'found'
}

const mock = { vpc: 'mock-vpc', project: 'mock-project' }

describe('a route', () => {
  const custom = { ...mock, router: 'mock-custom-router' }

  it('is found by name with router, VPC and project, or by ID', () => {
    const dc2 = lookup.route(ada, 'dc2', custom)
    expect(dc2.name).toBe('dc2')
    expect(lookup.route(ada, dc2.id, {})).toBe(dc2)
    const router = lookup.inVpc(ada, 'router', 'mock-custom-router', mock)
    expect(lookup.route(ada, 'dc2', { router: router.id })).toBe(dc2)
  })

  it('requires a parent for each name', () => {
    expect(refusal(() => lookup.route(ada, 'dc2', {}))).toBe(
      '400 route should either be UUID or router should be specified',
    )
    expect(refusal(() => lookup.route(ada, 'dc2', { router: 'mock-custom-router' }))).toBe(
      '400 router should either be UUID or vpc should be specified',
    )
    const { id } = lookup.route(ada, 'dc2', custom)
    expect(refusal(() => lookup.route(ada, id, { project: 'mock-project' }))).toBe(
      '400 when providing route as an ID project should not be specified',
    )
  })

  it('is hidden from others, and viewers cannot change it', () => {
    const { id } = lookup.route(ada, 'dc2', custom)
    const need = (person: Person) =>
      refusal(() => lookup.route(contextOf(person), id, {}, 'collaborator'))
    expect(need('nobody')).toBe(`404 not found: router-route with id "${id}"`)
    expect(need('projectViewer')).toBe('403 Forbidden')
    expect(need('projectCollaborator')).toBe('found')
  })
})

describe('attachments of a gateway', () => {
  const gateway = { ...mock, gateway: 'internet-gateway-1' }

  it('are found by name or ID', () => {
    const pool = lookup.onGateway(ada, 'gatewayPool', 'igw-pool-1', gateway)
    const address = lookup.onGateway(ada, 'gatewayAddress', 'igw-ip', gateway)
    expect(address.address).toBe('123.4.56.3')
    expect(lookup.onGateway(ada, 'gatewayPool', pool.id, {})).toBe(pool)
    const { id } = lookup.inVpc(ada, 'internetGateway', 'internet-gateway-1', mock)
    expect(lookup.onGateway(ada, 'gatewayPool', 'igw-pool-1', { gateway: id })).toBe(pool)
  })

  it('are named by their own type in a 404', () => {
    expect(refusal(() => lookup.onGateway(ada, 'gatewayPool', 'absent', gateway))).toBe(
      '404 not found: internet-gateway-ip-pool with name "absent"',
    )
    expect(refusal(() => lookup.onGateway(ada, 'gatewayAddress', 'absent', gateway))).toBe(
      '404 not found: internet-gateway-ip-address with name "absent"',
    )
  })
})

describe('a network interface', () => {
  it('is found by name with its instance, or by ID', () => {
    const nic = lookup.networkInterface(ada, 'my-nic', { instance: 'db1', project: 'mock-project' })
    expect(lookup.networkInterface(ada, nic.id, {})).toBe(nic)
    expect(refusal(() => lookup.networkInterface(ada, nic.id, { instance: 'db1' }))).toBe(
      '400 when providing network interface as an ID instance should not be specified',
    )
  })
})

describe('a silo', () => {
  it('is found by its members and by operators', () => {
    expect(lookup.silo(contextOf('nobody'), 'maze-war').name).toBe('maze-war')
    expect(refusal(() => lookup.silo(contextOf('siloViewer'), 'myriad'))).toMatch(/^404/)
    expect(lookup.silo(contextOf('fleetViewer'), 'quiet-room').discoverable).toBe(false)
    expect(refusal(() => lookup.silo(ada, 'control-plane'))).toMatch(/^404/)
  })
})
