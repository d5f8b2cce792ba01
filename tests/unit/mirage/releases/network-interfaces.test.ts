import { describe, expect, it } from 'vitest'
import { networkInterfaceSteps } from '@/mirage/releases/network-interfaces'
import { converting, failureOf } from './support/changes'

const convert = converting(networkInterfaceSteps)

const create = (body: object) => convert(18, 'POST /v1/network-interfaces', 'body', body)
const view = (ipStack: object) =>
  convert(18, 'GET /v1/network-interfaces/{interface}', 'result', { id: 'nic', ipStack })

const v4 = { ip: '10.0.0.5', transitIps: ['10.9.0.0/16'] }
const v6 = { ip: 'fd00::5', transitIps: [] }

describe('before release 18, an interface to create', () => {
  it('has an IPv4 address by default', () => {
    expect(create({ name: 'a', ip: null })).toEqual({
      name: 'a',
      ipConfig: { type: 'v4', value: { ip: { type: 'auto' }, transitIps: [] } },
    })
  })

  it('has the IP version of its address', () => {
    expect(create({ ip: '10.0.0.5', transitIps: ['10.9.0.0/16'] })).toEqual({
      ipConfig: {
        type: 'v4',
        value: { ip: { type: 'explicit', value: '10.0.0.5' }, transitIps: ['10.9.0.0/16'] },
      },
    })
    expect(create({ ip: 'fd00::5' })).toEqual({
      ipConfig: {
        type: 'v6',
        value: { ip: { type: 'explicit', value: 'fd00::5' }, transitIps: [] },
      },
    })
  })

  it('cannot have transit IPs of the other version', () => {
    expect(failureOf(() => create({ transitIps: ['fd00::/64'] })).status).toBe(400)
  })
})

describe('before release 18, an interface', () => {
  it('has one address', () => {
    expect(view({ type: 'v4', value: v4 })).toEqual({ id: 'nic', ...v4 })
    expect(view({ type: 'v6', value: v6 })).toEqual({ id: 'nic', ...v6 })
  })

  it('is refused if it has two', () => {
    const refused = failureOf(() => view({ type: 'dual_stack', value: { v4, v6 } }))
    expect(refused.status).toBe(400)
    expect(refused.message).toMatch(/^The network interface with ID 'nic' is a dual-stack NIC/)
  })

  it('is refused with its whole list', () => {
    const items = [
      { id: 'one', ipStack: { type: 'v4', value: v4 } },
      { id: 'two', ipStack: { type: 'dual_stack', value: { v4, v6 } } },
    ]
    const call = 'GET /v1/vpc-subnets/{subnet}/network-interfaces'
    expect(failureOf(() => convert(18, call, 'result', { items })).message).toContain("'two'")
  })
})

it('The interface of a probe has a subnet as well', () => {
  const value = { ...v4, subnet: '10.0.0.0/24' }
  const probe = { id: 'probe', interface: { id: 'nic', ipConfig: { type: 'v4', value } } }
  expect(convert(18, 'GET /experimental/v1/probes/{probe}', 'result', probe)).toEqual({
    id: 'probe',
    interface: { id: 'nic', ...value },
  })
})
