import { describe, expect, it } from 'vitest'
import { routeKey } from '@/views/shell/route-names'

const disks = { id: 'disks', path: '/projects/:project/disks' }

describe('the key of a route', () => {
  it('differs between the lists of two projects', () => {
    expect(routeKey(disks, { project: 'web' })).not.toBe(routeKey(disks, { project: 'db' }))
  })

  it('of a list ignores the parameters of a panel over it', () => {
    const list = { id: 'projects', path: '/projects' }
    expect(routeKey(list, { project: 'web' })).toBe(routeKey(list, {}))
  })

  it('includes optional parameters', () => {
    const rule = { id: 'rule-create', path: '/vpcs/:vpc/firewall-rules-new{/:rule}' }
    expect(routeKey(rule, { vpc: 'default' })).not.toBe(
      routeKey(rule, { vpc: 'default', rule: 'allow-ssh' }),
    )
  })
})
