import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDocument } from '@/api/documents/load'
import { contentOf, parametersOf, publishedOperations } from '@/api/documents/read'
import type { Command } from '@/api/operations/table'
import { NEWEST, type Release } from '@/api/releases/ladder'
import { snakeToCamelKey } from '@/lib/case'
import { providersOf } from '@/store/as-code/dialects'
import { knownIn, type Known } from '@/store/as-code/known'
import { terraformOfRequests } from '@/store/as-code/requested'
import { arbitrariesOf } from '#tests/support/arbitrary'
import { parseChecked, unescaped } from './check-hcl'
import { hostile } from './projects'

const { document } = await loadDocument(NEWEST)
const { valueOf } = arbitrariesOf(document)
const operations = new Map(publishedOperations(document).map(each => [each.id, each]))

/** The operations that change something, of which each form ends in one. */
const sent = [...operations.values()]
  .filter(({ method }) => method !== 'GET')
  .map(({ id }) => id)
  .toSorted()

const NOTHING = knownIn({ api: { queries: {} } } as never)

/** Planted in all secret fields, and in user data. */
const SECRET = 'hunter2-hunter2-hunter2'

const planted = (value: unknown, texts: () => string): unknown => {
  if (Array.isArray(value)) return value.map(each => planted(each, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => {
      if (/^(key|privateKey|userData|password|secret|data|md5\w*)$/.test(key))
        return [key, each === undefined ? each : SECRET]
      if (key === 'description') return [key, texts()]
      return [key, planted(each, texts)]
    }),
  )
}

/** Random calls of an operation, with descriptions that a language could misread. */
const calls = (id: string): fc.Arbitrary<Command> => {
  const operation = operations.get(id)!
  const { schema } = contentOf(operation.operation.requestBody?.content)
  const given = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parametersOf(operation, place).map((each, at) => [
          snakeToCamelKey(each.name),
          fc.constantFrom('alpha', 'beta', `0f4e3a52-6d0b-4d8e-8f2a-1d7c5a9be00${at}`),
        ]),
      ),
    )
  return fc
    .record({
      path: given('path'),
      query: given('query'),
      body: schema ? valueOf(schema) : fc.constant(undefined),
      texts: fc.infiniteStream(hostile),
    })
    .map(({ path, query, body, texts }) => ({
      endpoint: id,
      args: { path, query, body: planted(body, () => texts.next().value as string) },
    })) as object as fc.Arbitrary<Command>
}

const write = (command: Command, release: Release, isByIds = false, known: Known = NOTHING) =>
  terraformOfRequests([command], { known, host: 'https://rack.example.com', release, isByIds })

/** Operations that become a resource on all racks, whatever is in them. */
const ALWAYS =
  /^(project|vpc|vpcSubnet|vpcRouter|internetGateway|disk|snapshot|image|instance|floatingIp|antiAffinityGroup|currentUserSshKey)Create$/

describe.each<Release>([14, 18, 23])('on a rack of release %i', release => {
  const { dialect } = providersOf(release)[0]!

  test('what any form sends is a configuration, or a reason', { timeout: 60_000 }, async () => {
    expect(sent.length).toBeGreaterThan(60)
    for (const id of sent)
      await fc.assert(
        fc.asyncProperty(calls(id), fc.boolean(), async (command, isByIds) => {
          const { text, reason } = write(command, release, isByIds)
          expect(text === '', `${id}: ${reason ?? text}`).toBe(reason !== undefined)
          expect(text).not.toContain(SECRET)
          expect(`${text}${reason}`).not.toContain('undefined [')
          if (reason !== undefined) {
            expect(reason).toMatch(/^[A-Z].*\.$/s)
            expect(id).not.toMatch(ALWAYS)
            return
          }
          const parsed = await parseChecked(text, dialect)
          const { description } = (command.args as { body?: { description?: string } }).body ?? {}
          const blocks = Object.values(parsed.resource ?? {}).flatMap(each => Object.values(each))
          if (ALWAYS.test(id)) expect(blocks).not.toEqual([])
          if (id.endsWith('Create') && blocks.length === 1)
            expect(unescaped(blocks[0]![0]!.description)).toBe(
              description!.replace(/\p{Cs}/gu, '\ufffd').normalize('NFC'),
            )
        }),
        { numRuns: 5, seed: release },
      )
  })
})

const uuid = (number: number) => `0000000${number}-0000-4000-8000-000000000000`

/** What a cache may hold of a project. */
const KNOWN = knownIn({
  api: {
    queries: {
      project: { endpointName: 'projectView', data: { id: uuid(1), name: 'tidewater' } },
      images: { endpointName: 'imageList', data: { items: [{ id: uuid(2), name: 'debian-12' }] } },
      pools: {
        endpointName: 'ipPoolList',
        data: { items: [{ id: uuid(3), name: 'public', isDefault: true, ipVersion: 'v4' }] },
      },
    },
  },
} as never)

const INSTANCE = {
  endpoint: 'instanceCreate',
  args: {
    query: { project: 'tidewater' },
    body: {
      name: 'crane-1',
      description: '',
      hostname: 'crane-1',
      memory: 2 ** 33,
      ncpus: 4,
      bootDisk: {
        type: 'create',
        name: 'crane-1-boot',
        description: '',
        size: 2 ** 34,
        diskBackend: {
          type: 'distributed',
          diskSource: { type: 'image', imageId: uuid(2) },
        },
      },
      disks: [{ type: 'attach', name: 'cargo' }],
      networkInterfaces: { type: 'default_ipv4' },
      externalIps: [{ type: 'ephemeral', poolSelector: { type: 'auto' } }],
      start: false,
    },
  },
} as const satisfies Command

test('an instance and its new disks refer to each other, and to all else by name', async () => {
  const { text } = write(INSTANCE, 23, false, KNOWN)
  const { resource, data } = await parseChecked(text, 'F')
  expect(Object.keys(data ?? {})).toEqual([
    'oxide_disk',
    'oxide_image',
    'oxide_ip_pool',
    'oxide_project',
    'oxide_vpc',
    'oxide_vpc_subnet',
  ])
  expect(resource?.oxide_disk?.crane_1_boot?.[0]).toMatchObject({
    project_id: '${data.oxide_project.tidewater.id}',
    source_image_id: '${data.oxide_image.debian_12.id}',
  })
  expect(resource?.oxide_instance?.crane_1?.[0]).toMatchObject({
    boot_disk_id: '${oxide_disk.crane_1_boot.id}',
    disk_attachments: ['${data.oxide_disk.cargo.id}', '${oxide_disk.crane_1_boot.id}'],
    external_ips: { ephemeral: [{ pool_id: '${data.oxide_ip_pool.public.id}' }] },
    start_on_create: false,
  })
})

test('ids are written on request, as far as they are known', () => {
  const { text } = write(INSTANCE, 23, true, KNOWN)
  expect(text).toContain(`project_id          = "${uuid(1)}" # project "tidewater"`)
  expect(text).toContain('data "oxide_disk" "cargo" {')
  expect(text).not.toContain('data "oxide_image"')
})

test('what is deleted, and what is no object, is said', () => {
  const query = { project: 'tidewater' }
  const requests = [
    { endpoint: 'diskDelete', args: { path: { disk: 'cargo' }, query } },
    { endpoint: 'instanceStop', args: { path: { instance: 'crane-1' }, query } },
  ] as const satisfies Command[]
  const wanted = { known: KNOWN, host: '', release: 23, isByIds: false } as const
  expect(terraformOfRequests(requests, wanted).text).toMatch(
    /# Terraform describes objects, not actions\.\n\n# Remove .*\n# - oxide_disk\.cargo$/s,
  )
  expect(terraformOfRequests(requests.slice(1), wanted)).toEqual({
    text: '',
    reason: 'Terraform describes objects, not actions.',
  })
})
