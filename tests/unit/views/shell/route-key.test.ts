import { describe, expect, it } from 'vitest'
import { routeKey } from '@/views/shell/route-key'

const disks = { id: 'disks', path: '/projects/:project/disks' }

describe('the key of a drawn route', () => {
  it('differs between the same list of two projects', () => {
    expect(routeKey(disks, { project: 'web' })).not.toBe(routeKey(disks, { project: 'db' }))
  })

  it('leaves a list alone while a panel about one of its rows opens over it', () => {
    const list = { id: 'projects', path: '/projects' }
    expect(routeKey(list, { project: 'web' })).toBe(routeKey(list, {}))
  })

  it('counts optional parameters that are there', () => {
    const rule = { id: 'rule-create', path: '/vpcs/:vpc/firewall-rules-new{/:rule}' }
    expect(routeKey(rule, { vpc: 'default' })).not.toBe(
      routeKey(rule, { vpc: 'default', rule: 'allow-ssh' }),
    )
  })
})
