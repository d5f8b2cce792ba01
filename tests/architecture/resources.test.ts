import { describe, expect, test } from 'vitest'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { handlers } from '@/mirage/routes/all'
import { KIND_NAMES, type KindNames } from '@/lib/kinds'
import type { ObjectKind } from '@/store/everywhere/kind'
import { KIND_IDS, KINDS } from '@/store/everywhere/kinds'
import { layouts } from '@/store/layouts'
import type { Section } from '@/store/routing/layout'
import { operationSentBy } from '@/store/session/rights'
import { objectOf } from '@/store/system/audit-log/objects'
import { systemSections } from '@/store/system/layout'
import { lateIcons } from '@/views/shared/late-icons'
import { dialogNames, wholeTable } from '../../tools/whole-table'

/** Creates a part of another object, on whose page it is listed, or something no page shows. */
const PARTS: ReadonlySet<string> = new Set<AnyOperationId>([
  'affinityGroupMemberInstanceAdd',
  'antiAffinityGroupMemberInstanceAdd',
  'instanceNetworkInterfaceCreate',
  'internetGatewayIpAddressCreate',
  'internetGatewayIpPoolCreate',
  'networkingSwitchPortLldpConfigUpdate',
  'probeCreate',
  'scimTokenCreate',
  'systemIpPoolSiloLink',
  'systemSubnetPoolSiloLink',
  'systemUpdateTrustRootCreate',
  'vpcRouterRouteCreate',
  'webhookSecretsAdd',
])

/** Changes no object, or one without a name of its own. */
const NAMES_NOTHING: ReadonlySet<string> = new Set<AnyOperationId>([
  'deviceAccessToken',
  'deviceAuthConfirm',
  'deviceAuthRequest',
  'logout',
  'networkingBfdDisable',
  'networkingBfdEnable',
  'systemTimeseriesQuery',
  'timeseriesQuery',
])

/** Everyone may create their own. */
const NEEDS_NO_RIGHTS: ReadonlySet<string> = new Set<AnyOperationId>(['currentUserSshKeyCreate'])

const ids = Object.keys(allOperations) as AnyOperationId[]
const at = (method: string, path: string) =>
  ids.find(id => allOperations[id].method === method && allOperations[id].path === path)

/** Each kind of object that the API lists and creates at the same path. */
const resources = ids.flatMap(create => {
  const { method, path } = allOperations[create]
  const list = at('GET', path)
  if (method !== 'POST' || !list || PARTS.has(create)) return []
  const remove = ids.find(
    id =>
      allOperations[id].method === 'DELETE' &&
      (allOperations[id].path === path ||
        new RegExp(`^${path.replace(/[{}]/g, '.')}(/\\{\\w+\\})+$`).test(allOperations[id].path)),
  )
  return [{ create, list, path, remove }]
})

/** Parameters of any address. */
const anything = new Proxy({}, { get: (_target, key) => String(key) }) as Record<string, string>

const kinds: readonly ObjectKind[] = Object.values(KINDS)
const kindOf = (list: string) => kinds.find(kind => kind.list(anything).endpoint === list)

/** The operations that are read for any screen. */
const read = new Set<string>(
  wholeTable.flatMap(({ queries }) => queries?.(anything).map(({ endpoint }) => endpoint) ?? []),
)

const lacking = (has: (resource: (typeof resources)[number]) => unknown) =>
  resources.filter(resource => !has(resource)).map(({ path }) => path)

describe('every resource of the API', () => {
  test('is found', () => {
    expect(resources.length).toBeGreaterThan(20)
  })

  test('has a list in the route tree', () => {
    expect(lacking(({ list }) => read.has(list))).toEqual([])
  })

  test('has a form whose rights are known', () => {
    const forms = [...wholeTable.map(({ id }) => id), ...dialogNames]
    const sent = new Set(forms.map(operationSentBy))
    expect(lacking(({ create }) => sent.has(create) || NEEDS_NO_RIGHTS.has(create))).toEqual([])
  })

  test('is a kind that the palette finds', () => {
    expect(lacking(({ list }) => kindOf(list))).toEqual([])
  })

  test('has the same noun in the audit log as in the palette', () => {
    const isSame = ({ list, path }: (typeof resources)[number]) => {
      const { noun, logged = noun } = kindOf(list) ?? {}
      return objectOf(path)?.noun === logged
    }
    expect(lacking(isSame)).toEqual([])
  })

  test('is created, listed and deleted by the backend', () => {
    expect(lacking(({ create, list }) => create in handlers && list in handlers)).toEqual([])
    expect(lacking(({ remove }) => remove && remove in handlers)).toEqual([])
  })
})

test('every change has an object in the audit log', () => {
  const changes = ids.filter(id => allOperations[id].method !== 'GET' && !NAMES_NOTHING.has(id))
  expect(changes.filter(id => !objectOf(allOperations[id].path))).toEqual([])
})

describe('every kind', () => {
  const collections = Object.values(KIND_NAMES).flatMap(
    (names: KindNames) => names.collections ?? [],
  )

  test('has collections of its own, which are in addresses of the API', () => {
    expect(collections.toSorted()).toEqual([...new Set(collections)].toSorted())
    const parts = new Set(ids.flatMap(id => allOperations[id].path.split('/')))
    const unknown = collections.filter(each => !parts.has(each))
    // Identity providers call these, which the document leaves out.
    expect(unknown).toEqual(['Users', 'Groups'])
  })
})

describe('every kind that the palette finds', () => {
  test('has the names of its id', () => {
    expect(KIND_IDS.filter(id => KINDS[id].noun !== KIND_NAMES[id].noun)).toEqual([])
  })

  test('has a list in the route tree', () => {
    const unlisted = kinds.filter(({ list }) => !read.has(list(anything).endpoint))
    expect(unlisted.map(({ noun }) => noun)).toEqual([])
  })

  test('is named alike by the list that leads to its objects', () => {
    const groups = wholeTable.flatMap(({ palette }) => palette?.rows ?? [])
    expect(groups.length).toBeGreaterThan(20)
    const unknown = groups.filter(({ list, group }) => {
      const nouns = kinds
        .filter(kind => kind.list(anything).endpoint === list(anything).endpoint)
        .map(({ noun }) => noun.replace('silo image', 'image'))
      return !nouns.some(noun => [`Go to ${noun}`, 'Silo detail'].includes(group))
    })
    expect(unknown.map(({ group }) => group)).toEqual([])
  })
})

test('every section of a sidebar has an icon', () => {
  const sections = [
    ...Object.values(layouts).flatMap((layout): readonly Section<never>[] => layout.sections),
    ...Object.values(systemSections),
  ]
  expect(sections.length).toBeGreaterThan(30)
  expect(sections.filter(({ id }) => !(id in lateIcons)).map(({ id }) => id)).toEqual([])
})
