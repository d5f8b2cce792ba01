import * as theirs from 'path-to-regexp'
import { describe, expect, it } from 'vitest'
import { wholeTable } from '../../../../tools/whole-table'
import { routes } from '@/routes'
import { definePath, partsOf, pathMatcher } from '@/store/routing/path'
import { matchOf, matchRoute, resolveRoute } from '@/store/routing/match'
import { systemLayout } from '@/store/system/layout'

const found = (path: string) => {
  const match = matchRoute(wholeTable, path)
  return match && [match.route.id, match.params]
}

describe('the route of a path', () => {
  it.each([
    ['/projects', 'silo/projects/list', {}],
    ['/Projects/', 'silo/projects/list', {}],
    ['/projects/P/DISKS-new', 'project/disks/create', { project: 'P' }],
    ['/projects/a%20b/instances', 'project/instances/list', { project: 'a b' }],
  ])('is found for %s', (path, id, params) => {
    expect(found(path)).toEqual([id, params])
  })

  it.each(['/', '/nowhere', '/projectsx', '/projects/p/disks/d/e/f', '/projects/%E0/disks'])(
    '%s has no screen',
    path => {
      const match = matchRoute(wholeTable, path)
      expect(match?.route.screen).toBeUndefined()
    },
  )

  it('of a page of the system has its sections', () => {
    const pages = wholeTable.filter(({ path }) => path.startsWith('/system'))
    expect(pages.length).toBeGreaterThan(50)
    const bare = pages.filter(({ layout }) => layout !== systemLayout)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['/projects/p/vpcs', 'project/vpc-pages'],
    ['/projects/p/VPCs-new', 'project/vpc-pages'],
    ['/projects/p/vpcs/v/subnets', 'project/vpc-pages'],
    ['/settings', 'settings/pages'],
    ['/system/silos/s', 'system/pages'],
  ])('of %s is in the late table %s', (path, id) => {
    expect(matchRoute(routes, path)?.route.id).toBe(id)
  })

  it.each([
    ['', 'project/instance-storage/tab', {}],
    ['?disk=', 'project/instance-storage/tab', {}],
    ['?disk=d', 'project/instance-storage/disk', { disk: 'd' }],
  ])('of a panel needs its search parameter: %s', (search, id, more) => {
    const match = matchRoute(wholeTable, '/projects/p/instances/i/storage', search)
    expect([match?.route.id, match?.params]).toEqual([id, { project: 'p', instance: 'i', ...more }])
  })

  it('is not found for a longer word', () => {
    expect(matchRoute(routes, '/systems')).toBeNull()
  })

  it('is found for the pattern of each route', () => {
    for (const route of wholeTable) {
      const path = partsOf(route.path).path.replace(/:\w+/g, 'x')
      expect(matchRoute(wholeTable, path)?.route.path, path).toBeDefined()
    }
  })

  it('is found by its id if the table contains it', () => {
    const match = matchRoute(wholeTable, '/projects/p/vpcs/v/subnets')!
    const known = { id: match.route.id, params: match.params }
    expect(match.chain.length).toBeGreaterThan(1)
    expect(matchOf(wholeTable, known)).toEqual(match)
    expect(matchOf(routes, known)).toBeNull()
    expect(matchOf(wholeTable, null)).toBeNull()
  })
})

describe('a redirect', () => {
  it('may lead to an address with a query string', () => {
    const { path, search, match } = resolveRoute(wholeTable, '/system/silos/s/quotas', '?page=2')
    expect([path, search]).toEqual(['/system/silos/s', '?tab=quotas'])
    expect(match).toMatchObject({
      route: { id: 'system/silos/page' },
      params: { silo: 's', tab: 'quotas' },
    })
  })

  it.each([
    ['/images/arch', '/images/arch/edit'],
    ['/projects/p/images/arch', '/projects/p/images/arch/edit'],
    ['/projects/p/affinity-new', '/projects/p/affinity/anti-affinity-groups-new'],
    ['/system/silos/s/scim', '/system/silos/s'],
  ])('leads from %s, an address of other consoles, to %s', (path, expected) => {
    expect(resolveRoute(wholeTable, path, '').path).toBe(expected)
  })

  it('drops the query string of the first address', () => {
    expect(resolveRoute(wholeTable, '/system/inventory', '?page=2')).toMatchObject({
      path: '/system/inventory/sleds',
      search: '',
    })
  })
})

describe('a pattern', () => {
  const patterns = [...new Set([...routes, ...wholeTable].map(({ path }) => partsOf(path).path))]
  const value = 'A b/ü.%'
  const addressOf = (pattern: string) =>
    pattern
      .replace(/\{[^}]*\}/g, '')
      .replace(/:\w+/g, encodeURIComponent(value))
      .replace(/^$/, '/')
  const addresses = patterns
    .map(addressOf)
    .flatMap(address => [
      address,
      `${address}/`,
      `${address}-new`,
      `${address}/x/y`,
      address.toUpperCase(),
    ])

  // The library of the routers of other consoles: an independent reading of the same patterns.
  it.each(patterns)('%s matches what path-to-regexp says', pattern => {
    const ours = pathMatcher(pattern)
    const expectedOf = theirs.match(pattern)
    // The history of the tab removes slashes at the start.
    for (const address of addresses.filter(each => !each.startsWith('//'))) {
      const expected = expectedOf(address)
      const { rest: _, ...params } = ours(address) ?? { rest: '' }
      const { rest: __, ...others } = expected ? expected.params : { rest: '' }
      expect([address, ours(address) !== null, params]).toEqual([
        address,
        expected !== false,
        others,
      ])
    }
  })

  it.each(patterns.filter(pattern => !pattern.includes('{')))(
    '%s makes the same address',
    pattern => {
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value])
      const params = Object.fromEntries(names) as Record<string, string>
      expect(definePath(pattern)(params as never)).toBe(theirs.compile(pattern)(params))
    },
  )

  it('has all parts that follow in a wildcard', () => {
    const matches = pathMatcher('/a{-new}{/*rest}')
    expect(matches('/a-new/b/c')).toEqual({ rest: 'b/c' })
    expect(matches('/a')).toEqual({})
    expect(matches('/ab')).toBeNull()
  })

  it('refuses to make an address without a name', () => {
    expect(() => definePath('/projects/:project')({ project: '' })).toThrow(TypeError)
  })
})
