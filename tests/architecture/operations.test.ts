import { describe, expect, it } from 'vitest'
import { accountOperations } from '@/api/operations/account'
import { affinityOperations } from '@/api/operations/affinity'
import { externalSubnetOperations } from '@/api/operations/external'
import { systemOperations } from '@/api/operations/system'
import { firstOperations } from '@/api/operations/table'
import { multicastOperations } from '@/api/operations/multicast'
import { vpcOperations } from '@/api/operations/vpc'
import { operations } from '../contract/support/document'
import { sourcesOf, type Import } from './sources'

const sources = new Map(
  sourcesOf('src').map(source => [source.path.replace(/\.tsx?$/, ''), source]),
)

const ids = new Set(operations.map(({ id }) => id))

/** The module that names the late parts of the tree, and modules that bypass the table of the store. */
const PAGES = 'src/routes'
const ELSEWHERE = /^src\/(api|mirage|inspector|browser\/devtools$)/

/**
 * Data of both group kinds, of which other areas use only lists and members, and of objects that the
 * palette and the sidebar of the system read, and act on, once the code of their pages has loaded;
 * and the least roles, and steps of scripts, for operations that other code has loaded.
 */
const SHARED =
  /^src\/store\/(session\/rights$|as-code\/system-steps$|project\/(affinity-kinds|affinity\/queries|(routers|router-routes|gateways|external-subnets)\/(actions|queries))|system\/(address-lots|alerting|bfd|bgp|loopback-addresses|port-settings|racks|subnet-pools|switch-ports|switches|ip-pools|silos|sleds|issues|utilization|uninitialized-sleds|unadopted-disks|physical-disks|support-bundles)\/(actions|queries)|silo\/(certificates|identities|multicast-groups|projects)\/(actions|queries)|settings\/access-tokens\/(access-tokens|queries))$/

const isLatePart = ({ target, isDynamic }: Import) =>
  isDynamic && /\/([\w-]+-)?pages$/.test(target ?? '')

const lazyTables = (sources.get(PAGES)?.imports ?? []).filter(isLatePart)

/** The operations that screens and dialogs load besides their code. */
const BROUGHT_BY_CODE: Readonly<Record<string, object>> = {
  'src/views/login/device/success.screen': accountOperations,
  'src/views/project/multicast-groups/join.dialog': multicastOperations,
  'src/views/commands/as-code.dialog': {
    ...affinityOperations,
    ...externalSubnetOperations,
    ...vpcOperations,
  },
  'src/views/commands/create-similar.dialog': {
    ...affinityOperations,
    ...externalSubnetOperations,
    ...vpcOperations,
  },
  'src/views/project/project-delete/page.screen': {
    ...affinityOperations,
    ...externalSubnetOperations,
    ...vpcOperations,
  },
}

const isFollowed = (found: Import) =>
  found.target !== null &&
  !found.isTypeOnly &&
  !ELSEWHERE.test(found.target) &&
  !(found.target in BROUGHT_BY_CODE) &&
  !isLatePart(found)

/** All modules that can run from an entry module on, including screens and dialogs. */
const reachable = (from: string): readonly string[] => {
  const found = new Set<string>()
  const rest = [from]
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    const source = sources.get(path)
    if (!source || found.has(path)) continue
    found.add(path)
    for (const each of source.imports)
      if (each.target !== null && isFollowed(each)) rest.push(each.target)
  }
  return [...found]
}

/** The operations that modules name, with their paths. */
const namedIn = (paths: readonly string[]) =>
  paths.flatMap(path =>
    Array.from(sources.get(path)?.text.matchAll(/'(\w+)'/g) ?? [], ([, id = '']) => id)
      .filter(id => ids.has(id))
      .map(id => ({ id, path })),
  )

/** The operations that late tables load besides their routes. */
const BROUGHT: Readonly<Record<string, object>> = {
  'src/views/project/affinity-pages': affinityOperations,
  'src/views/project/external-subnet-pages': externalSubnetOperations,
  'src/views/project/instance-pages': { ...externalSubnetOperations, ...multicastOperations },
  'src/views/project/metrics-pages': systemOperations,
  'src/views/project/reachability-pages': { ...externalSubnetOperations, ...vpcOperations },
  'src/views/project/vpc-pages': vpcOperations,
  'src/views/settings/pages': accountOperations,
  'src/views/silo/certificate-pages': systemOperations,
  'src/views/silo/home-pages': { ...accountOperations, ...systemOperations },
  'src/views/silo/multicast-pages': multicastOperations,
  'src/views/silo/identity-pages': { ...accountOperations, ...systemOperations },
  'src/views/system/pages': systemOperations,
}

const missing = (paths: readonly string[], known: object) =>
  namedIn(paths)
    .filter(({ id, path }) => !(id in known) && !SHARED.test(path))
    .map(({ id, path }) => `${path}: ${id}`)

describe('the operations that the code names are loaded', () => {
  it('from the start', () => {
    const paths = reachable('src/main')
    expect(paths.length).toBeGreaterThan(500)
    expect(missing(paths, firstOperations)).toEqual([])
  })

  it.each(lazyTables.map(({ target }) => target ?? ''))('once %s has loaded', table => {
    const paths = reachable(table)
    expect(paths.length).toBeGreaterThan(10)
    expect(missing(paths, { ...firstOperations, ...BROUGHT[table] })).toEqual([])
  })

  it.each(Object.entries(BROUGHT_BY_CODE))('once %s has loaded', (code, brought) => {
    expect(missing(reachable(code), { ...firstOperations, ...brought })).toEqual([])
  })

  it('by exactly the late tables listed here', () => {
    const bringing = lazyTables.filter(({ target }) =>
      sources
        .get(target ?? '')
        ?.imports.some(each => each.target?.startsWith('src/api/operations/') && !each.isTypeOnly),
    )
    expect(bringing.map(({ target }) => target).toSorted()).toEqual(Object.keys(BROUGHT).toSorted())
  })
})
