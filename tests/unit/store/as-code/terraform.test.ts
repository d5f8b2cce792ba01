import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { wellFormed } from '@/lib/hcl'
import { SLICE } from '@/lib/slices'
import { providersOf } from '@/store/as-code/dialects'
import { indexOf, type Found } from '@/store/as-code/found'
import { DEFAULTS, type Options, type Scope } from '@/store/as-code/options'
import { terraformOf } from '@/store/as-code/terraform'
import { atOnce } from '#tests/support/slices'
import { parseChecked, unescaped, type Parsed } from './check-hcl'
import { projects } from './projects'
import { tidewater } from './tidewater'

const WHOLE: Scope = { kind: 'project', ids: [] }

const write = (
  options: Partial<Options> = {},
  found = tidewater,
  scope = WHOLE,
  provider = providersOf(found.release).at(-1)!,
) => atOnce(terraformOf(indexOf(found), scope, { ...DEFAULTS, ...options }, provider))

const RUNS = { numRuns: 12, endOnFailure: true }

/** The parser normalizes texts, as Terraform does. */
const read = (text: string): string => wellFormed(text).normalize('NFC')

describe('the worked example', () => {
  const f = providersOf(22)[0]!

  test('is written as the specification has it', () => {
    expect(write({ instances: 'restart' }, tidewater, WHOLE, f).text).toBe(
      readFileSync('tests/unit/store/as-code/tidewater.tf', 'utf8'),
    )
  })

  test('is the same in any order of the lists', () => {
    const turned = Object.fromEntries(
      Object.entries(tidewater).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.toReversed() : value,
      ]),
    ) as object as Found
    expect(write({}, turned).text).toBe(write().text)
    expect(write({ purpose: 'copy' }, turned).text).toBe(write({ purpose: 'copy' }).text)
  })

  test('imports instances by a script unless they may restart', () => {
    const { text, importScript, warnings } = write()
    expect(text).not.toContain('to = oxide_instance')
    expect(importScript).toContain(
      `"$TERRAFORM" import 'oxide_instance.crane_1' d3e4f506-1728-4394-aa5b-6c7d8e9f0011`,
    )
    expect(warnings.map(each => each.text)).toContain(
      '1 subnet would lose its custom router on a change',
    )
    expect(write({ instances: 'restart' }).importScript).toBe('')
  })

  test('is copied without ids, addresses and protection', () => {
    const { text, warnings } = write({ purpose: 'copy' })
    expect(text).toContain('name        = "tidewater-copy"')
    expect(text).toContain('ip_config   = { v4 = { ip = "auto" }, v6 = { ip = "auto" } }')
    expect(text).toMatch(/ip_pool_id += data\.oxide_ip_pool\.public\.id/)
    expect(text).not.toMatch(/import \{|prevent_destroy|ipv6_prefix|ipv6_block|ssh_public_keys =/)
    const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-/
    const uncommented = text.split('\n').map(line => line.replace(/#.*/, ''))
    expect(uncommented.filter(line => uuids.test(line))).toEqual([])
    expect(warnings[0]).toEqual({
      text: 'Contents of 3 disks are not copied',
      names: ['cargo', 'crane-1-boot', 'crane-2-boot'],
    })
  })

  test('refers to the snapshot that an image seems to be made from, unless that is newer', () => {
    const disk = tidewater.disks[0]!
    const own = { name: 'golden', size: disk.size, projectId: tidewater.project.id }
    const [debian] = tidewater.images
    const image = { ...debian!, ...own, id: 'a1b2c3d4-0000-4000-8000-000000000001' }
    const snapshots: Found['snapshots'] = [
      {
        ...disk,
        ...own,
        id: 'a1b2c3d4-0000-4000-8000-000000000002',
        diskId: disk.id,
        state: 'ready',
      },
    ]
    const sourceIn = (timeCreated: string) => {
      const images = [...tidewater.images, { ...image, timeCreated }]
      const { text } = write({ hasImages: true }, { ...tidewater, images, snapshots })
      const [, block = ''] = text.split('resource "oxide_image"')
      return /source_snapshot_id += (\S+)/.exec(block)?.[1]
    }
    expect(sourceIn('2099-01-01T00:00:00Z')).toMatch(/^oxide_snapshot\..*\.id$/)
    expect(sourceIn('2000-01-01T00:00:00Z')).toBe('"00000000-0000-0000-0000-000000000000"')
  })

  test('is written in part for one instance', () => {
    const scope: Scope = { kind: 'instance', ids: ['d3e4f506-1728-4394-aa5b-6c7d8e9f0011'] }
    const { text, resources } = write({}, tidewater, scope)
    expect(resources).toBe(4)
    expect(text).toContain('# 1 instance of project "tidewater" on')
    expect(text).toContain('subnet_id   = "5c7f0a31-47de-4f1b-9a6c-0e2b8d3fa003"')
    expect(write({ hasParts: false }, tidewater, scope).resources).toBe(1)
    expect(write({ outside: 'names' }, tidewater, scope).text).toContain(
      'data "oxide_vpc_subnet" "quay_berths" {',
    )
  })
})

/** The blocks of a configuration by the ids that it imports. */
const byImport = ({ resource = {}, import: imports = [] }: Parsed) =>
  imports.map(({ to, id }) => {
    const [type = '', label = ''] = to.slice(2, -1).split('.')
    return { type, id, values: resource[type]![label]![0]! }
  })

const objectsOf = (found: Found) =>
  [
    [found.project],
    found.vpcs,
    found.subnets,
    found.routers,
    found.routes,
    found.gateways,
    found.gatewayPools,
    found.gatewayAddresses,
    found.disks,
    found.snapshots,
    found.floatingIps,
    found.externalSubnets,
    found.antiAffinityGroups,
    found.affinityGroups,
    found.instances,
    found.images.filter(({ projectId }) => projectId),
  ].flat()

describe.each<Release>([14, 16, 17, 18, 19, 22])('of a rack of release %i', release => {
  const provider = providersOf(release).at(-1)!
  const whole = { outside: 'names', instances: 'restart' } as const

  test('every object is imported with its texts, or left out', async () => {
    await fc.assert(
      fc.asyncProperty(projects(release), fc.boolean(), async (found, hasApiMade) => {
        const all = { ...whole, hasApiMade, hasImages: hasApiMade }
        const { text, resources, leftOut } = write(all, found)
        const parsed = await parseChecked(text, provider.dialect)
        const imported = byImport(parsed)
        expect(imported).toHaveLength(resources)
        const written = imported.flatMap(({ type, id }) =>
          /firewall_rules|subnet_attachment/.test(type) ? [] : id.split('/').at(-1)!,
        )
        const left = leftOut.flatMap(({ keys }) => keys)
        const objects = objectsOf(found)
        const ids = new Set(objects.map(({ id }) => id))
        expect([...written, ...left.filter(key => ids.has(key))].toSorted()).toEqual(
          [...ids].toSorted(),
        )
        const texts = new Map(objects.map(each => [each.id, each]))
        for (const { id, values } of imported) {
          const object = texts.get(id)
          if (!object || values.name === undefined) continue
          expect(unescaped(values.name)).toBe(read(object.name))
          expect(unescaped(values.description)).toBe(read(object.description))
        }
        expect(text).not.toContain('start_on_create')
      }),
      RUNS,
    )
  })

  test('copies import nothing and keep to the dialect', async () => {
    await fc.assert(
      fc.asyncProperty(projects(release), fc.boolean(), async (found, keepsAddresses) => {
        const { text, resources } = write({ purpose: 'copy', keepsAddresses }, found)
        const parsed = await parseChecked(text, provider.dialect)
        expect(parsed.import).toBeUndefined()
        const written = Object.values(parsed.resource ?? {}).flatMap(each => Object.keys(each))
        expect(written).toHaveLength(resources)
        const made = parsed.resource?.oxide_vpc ?? {}
        expect(Object.values(made).map(([vpc]) => vpc!.name)).not.toContain('default')
      }),
      RUNS,
    )
  })
})

test('3,000 resources are written in slices, between which others have their turn', () => {
  const [first, second] = tidewater.instances
  const count = 1000
  const uuid = (kind: number, index: number) =>
    `0000000${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`
  const numbered = <Item extends { id: string; name: string }>(item: Item, kind: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...item,
      id: uuid(kind, index),
      name: `${item.name}-${index}`,
    }))
  const attached = (disks: Found['disks']) =>
    disks.map((disk, index) => ({
      ...disk,
      state: { state: 'attached' as const, instance: uuid(1, index) },
    }))
  const large: Found = {
    ...tidewater,
    instances: numbered(first ?? second!, 1),
    disks: [
      ...attached(numbered(tidewater.disks[0]!, 2)),
      ...attached(numbered(tidewater.disks[1]!, 3)),
    ],
    nics: numbered(tidewater.nics[0]!, 4).map((nic, index) => ({
      ...nic,
      instanceId: uuid(1, index),
    })),
  }
  const index = indexOf(large)
  const slices = terraformOf(index, WHOLE, DEFAULTS, providersOf(22)[0]!)
  let taken = 1
  let step = slices.next()
  for (; !step.done; step = slices.next()) taken += 1
  const { resources } = step.value
  expect(resources).toBeGreaterThan(3000)
  // Once to make the resources of what was read, and once to write them.
  expect(taken).toBeGreaterThan((2 * resources) / SLICE)
})
