import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { asCodeRequested, AS_CODE, createSimilarRequested, SIMILAR } from '@/store/as-code/forms'
import type { SimilarParams } from '@/store/as-code/forms'
import type { Indexed } from '@/store/as-code/found'
import { selectReading } from '@/store/as-code/reading'
import { selectSimilar, selectSimilarNames } from '@/store/as-code/similar'
import {
  bulkResumed,
  bulkRetryRequested,
  bulkStarted,
  bulkStopRequested,
} from '@/store/bulk/events'
import { selectBulk } from '@/store/bulk/selectors'
import {
  formCancelled,
  formChanged,
  formPressed,
  formSettled,
  formSubmitted,
} from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import type { WireRequest } from '@/ports/ports'
import { startConsole, type TestConsole } from '#tests/support/console'
import { phaseOf } from '../bulk/support'

type Options = Partial<Parameters<typeof startConsole>[0]>
type Wire = NonNullable<Options['wire']>
type Answer = Awaited<ReturnType<Wire>>

/** Asks the backend itself. */
const ask = async <T>(
  { backend }: Pick<TestConsole, 'backend'>,
  method: string,
  url: string,
  body?: object,
) => {
  const headers = { 'content-type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const answer = await backend.handle({ method, url, headers, body: text } as WireRequest)
  if (answer.status >= 400) throw new Error(`${method} ${url}: ${answer.body}`)
  return (answer.body === '' ? undefined : JSON.parse(answer.body)) as T
}

const settled = async ({ settle }: TestConsole, isDone: () => boolean) => {
  for (let round = 0; round < 400 && !isDone(); round += 1) await settle()
  expect(isDone()).toBe(true)
}

const indexIn = ({ state }: TestConsole) => selectReading(state())?.index

/** The dialog about an object, with everything read. */
const opened = async (console: TestConsole, params: SimilarParams) => {
  await console.send(createSimilarRequested(params))
  await settled(console, () => indexIn(console) !== undefined)
}

interface Copy {
  kind: SimilarParams['kind']
  of: string
  values?: object
  options?: Options
  console?: TestConsole
}

/** The plan of a copy under review. */
const review = async ({ kind, of, values, options, ...given }: Copy) => {
  const project = kind === 'project' ? of : 'mock-project'
  const console = given.console ?? (await startConsole({ path: '/projects', ...options }))
  const url = `/v1/${kind}s/${of}${kind === 'project' ? '' : `?project=${project}`}`
  const { id } = await ask<{ id: string }>(console, 'GET', url)
  await opened(console, { project, kind, ids: id, name: of })
  if (values) await console.send(formChanged({ form: SIMILAR, values: values as never }))
  await console.send(formSubmitted({ form: SIMILAR }))
  await settled(console, () => phaseOf(console) === 'reviewing')
  return console
}

/** Starts the plan and waits for its end. */
const run = async (console: TestConsole) => {
  await console.send(bulkStarted())
  for (let round = 0; round < 200 && phaseOf(console) === 'running'; round += 1)
    await console.advance(2_000)
  // Says what has become of each request, if not all succeeded.
  const { results } = selectBulk(console.state())
  expect([phaseOf(console), results]).toEqual(['empty', {}])
}

/** All that is in a project. */
const read = async (console: TestConsole, project: string): Promise<Indexed> => {
  await console.send(asCodeRequested({ project }))
  await settled(console, () => indexIn(console) !== undefined)
  const index = indexIn(console)!
  await console.send(formCancelled({ form: AS_CODE }))
  return index
}

const MADE_ANEW =
  /^(id|mac|runState|systemRouterId|devicePath|time[A-Z].*|ip|subnet|subnetPoolMemberId|autoRestartCooldownExpiration)$/

const COMPARED = [
  'vpcs',
  'subnets',
  'routers',
  'routes',
  'rules',
  'gateways',
  'gatewayPools',
  'gatewayAddresses',
  'nics',
  'disks',
  'floatingIps',
  'externalSubnets',
  'affinityGroups',
  'antiAffinityGroups',
  'memberships',
  'instances',
  'externalIps',
  'sshKeys',
] as const

/** What is in a project, without what is different in each: objects by their names, not by ids. */
const contentsOf = (index: Indexed) => {
  const names = new Map([
    [index.project.id, 'project'],
    ...index.routers.map(({ id, name, kind }) => [id, kind === 'system' ? kind : name]),
    ...COMPARED.filter(list => list !== 'routers').flatMap(list =>
      index[list].flatMap(each => ('id' in each && 'name' in each ? [[each.id, each.name]] : [])),
    ),
  ] as [string, string][])
  const own = new Set(
    [...index.images.filter(each => each.projectId), ...index.snapshots].map(({ id }) => id),
  )
  const defaultVpc = index.vpcNamed.get('default')
  /** What the API makes by itself. */
  const isMade = (item: object): boolean => {
    const { kind, internetGatewayId } = item as { kind?: string; internetGatewayId?: string }
    // Without an interface, an instance gets no addresses.
    const isAlone =
      'value' in item && 'instanceId' in item && index.nicsOf(String(item.instanceId)).length === 0
    const isSnat = 'value' in item && (item.value as { kind?: string }).kind === 'snat'
    const gateway = index.gateways.find(({ id }) => id === internetGatewayId)
    return (
      isAlone || isSnat || /^(system|vpc_subnet)$/.test(kind ?? '') || gateway?.name === 'default'
    )
  }
  const isRandom = (item: { vpcId?: string; id?: string }) =>
    defaultVpc !== undefined && [item.vpcId, item.id].includes(defaultVpc.id)
  const plain = (value: unknown, isDefault: boolean): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value
    if (Array.isArray(value)) return value.map(each => plain(each, isDefault))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
        // The prefix of the default VPC is random, and the API describes its routes.
        MADE_ANEW.test(key) ||
        (key === 'description' && 'kind' in value && value.kind === 'default') ||
        (isDefault && /^(ipv6|v6$)/.test(key))
          ? []
          : [[key, typeof each === 'string' && own.has(each) ? null : plain(each, isDefault)]],
      ),
    )
  }
  return Object.fromEntries(
    COMPARED.map(list => [
      list,
      (index[list] as readonly object[])
        .filter(each => !isMade(each))
        .map(each => JSON.stringify(plain(each, isRandom(each))))
        .toSorted(),
    ]),
  )
}

/** Private addresses are kept; external ones cannot be. */
const privateIpsOf = (index: Indexed) =>
  index.nics
    .map(({ name, ipStack, vpcId }) => {
      const text = JSON.stringify(ipStack)
      const isDefault = index.vpc.get(vpcId)?.name === 'default'
      return [name, isDefault ? /"(172|10|192)[.\d]*"/.exec(text)?.[0] : text].join()
    })
    .toSorted()

const VPC = fc.record({
  description: fc.constantFrom('', 'For the harbour'),
  /** What becomes of the subnet that the API makes. */
  made: fc.constantFrom('kept', 'moved', 'deleted'),
  hasRouter: fc.boolean(),
  isRouted: fc.boolean(),
  subnets: fc.nat({ max: 2 }),
  hasGateway: fc.boolean(),
  rules: fc.constantFrom('made', 'none', 'instance'),
})

type Network = typeof VPC extends fc.Arbitrary<infer Of> ? Of : never

/** What is in a project: VPCs, of which the first is the default one, and instances in them. */
const world = fc.record({
  vpcs: fc.array(VPC, { minLength: 1, maxLength: 2 }),
  disks: fc.array(fc.record({ isAttached: fc.boolean(), isLocal: fc.boolean() }), { maxLength: 3 }),
  instances: fc.array(
    fc.record({
      vpc: fc.nat({ max: 1 }),
      nics: fc.nat({ max: 2 }),
      isStarted: fc.boolean(),
      isGrouped: fc.boolean(),
      isTogether: fc.boolean(),
      isReachable: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
})

type World = typeof world extends fc.Arbitrary<infer Of> ? Of : never

const named = (name: string, description = '') => ({ name, description })

const buildVpc = async (
  console: TestConsole,
  project: string,
  vpc: string,
  network: Network,
  at: number,
) => {
  const place = `project=${project}`
  const within = `${place}&vpc=${vpc}`
  const { description, made, hasRouter, isRouted, subnets, hasGateway } = network
  if (at > 0)
    await ask(console, 'POST', `/v1/vpcs?${place}`, { ...named(vpc, description), dns_name: vpc })
  else if (description !== '')
    await ask(console, 'PUT', `/v1/vpcs/${vpc}?${place}`, { description })
  const router = hasRouter ? { custom_router: 'pilot' } : {}
  if (hasRouter) {
    await ask(console, 'POST', `/v1/vpc-routers?${within}`, named('pilot', 'By hand'))
    await ask(console, 'POST', `/v1/vpc-router-routes?${within}&router=pilot`, {
      ...named('away'),
      destination: { type: 'ip_net', value: '192.168.40.0/24' },
      target: { type: 'drop' },
    })
  }
  if (made !== 'kept') await ask(console, 'DELETE', `/v1/vpc-subnets/default?${within}`)
  if (made === 'moved')
    await ask(console, 'POST', `/v1/vpc-subnets?${within}`, {
      ...named('default', `The subnet ${vpc} was made with`),
      ipv4_block: '172.30.8.0/24',
      ...router,
    })
  else if (made === 'kept' && hasRouter)
    await ask(console, 'PUT', `/v1/vpc-subnets/default?${within}`, router)
  const most = made === 'deleted' ? Math.max(subnets, 1) : subnets
  for (let index = 0; index < most; index += 1)
    await ask(console, 'POST', `/v1/vpc-subnets?${within}`, {
      ...named(`berth-${index}`, 'A berth'),
      // Overlaps with what the API makes.
      ipv4_block: made === 'kept' ? `10.20.${index}.0/24` : `172.30.${index}.0/24`,
      ...router,
    })
  if (hasGateway) {
    await ask(console, 'POST', `/v1/internet-gateways?${within}`, named('gate'))
    await ask(console, 'POST', `/v1/internet-gateway-ip-addresses?${within}&gateway=gate`, {
      ...named('seen'),
      address: '198.51.100.7',
    })
  }
  if (isRouted)
    await ask(console, 'PUT', `/v1/vpc-router-routes/default-v4?${within}&router=system`, {
      destination: { type: 'ip_net', value: '0.0.0.0/0' },
      target: hasGateway ? { type: 'internet_gateway', value: 'gate' } : { type: 'drop' },
    })
}

/** The rules of a VPC, once there are the instances that they name. */
const buildRules = (console: TestConsole, project: string, vpc: string, rules: Network['rules']) =>
  rules === 'made'
    ? undefined
    : ask(console, 'PUT', `/v1/vpc-firewall-rules?project=${project}&vpc=${vpc}`, {
        rules:
          rules === 'none'
            ? []
            : [
                {
                  ...named('to-crane', 'One of them'),
                  status: 'enabled',
                  direction: 'inbound',
                  action: 'allow',
                  priority: 100,
                  targets: [
                    { type: 'instance', value: 'crane-0' },
                    { type: 'vpc', value: vpc },
                  ],
                  filters: { ports: ['443'], hosts: [{ type: 'vpc', value: vpc }] },
                },
              ],
      })

/** Makes a project of the description. */
const build = async (console: TestConsole, project: string, { vpcs, disks, instances }: World) => {
  const place = `project=${project}`
  await ask(console, 'POST', '/v1/projects', named(project, 'A harbour'))
  const nameOf = (at: number) => (at === 0 ? 'default' : `quay-${at}`)
  for (const [at, network] of vpcs.entries())
    await buildVpc(console, project, nameOf(at), network, at)
  for (const [at, { isLocal }] of disks.entries())
    await ask(console, 'POST', `/v1/disks?${place}`, {
      ...named(`cargo-${at}`, 'Manifests'),
      size: 2 ** 30 * (at + 1),
      disk_backend: isLocal
        ? { type: 'local' }
        : { type: 'distributed', disk_source: { type: 'blank', block_size: 4096 } },
    })
  await ask(console, 'POST', `/v1/anti-affinity-groups?${place}`, {
    ...named('apart'),
    policy: 'allow',
    failure_domain: 'sled',
  })
  await ask(console, 'POST', `/v1/affinity-groups?${place}`, {
    ...named('together'),
    policy: 'allow',
    failure_domain: 'sled',
  })
  for (const [at, instance] of instances.entries()) {
    const { vpc, nics, isStarted, isGrouped, isTogether, isReachable } = instance
    const network = vpcs[Math.min(vpc, vpcs.length - 1)]!
    const name = `crane-${at}`
    const berths = Array.from({ length: network.subnets }, (_, index) => `berth-${index}`)
    const first = network.made === 'deleted' ? 'berth-0' : 'default'
    const taken = [...new Set([first, ...berths])].slice(0, nics)
    await ask(console, 'POST', `/v1/instances?${place}`, {
      ...named(name, 'Lifts'),
      hostname: `host-${at}`,
      memory: 2 ** 30,
      ncpus: 1,
      disks: disks.flatMap(({ isAttached }, index) =>
        isAttached && index % 2 === at ? [{ type: 'attach', name: `cargo-${index}` }] : [],
      ),
      network_interfaces:
        taken.length === 0
          ? { type: 'none' }
          : {
              type: 'create',
              params: taken.map((subnet, index) => ({
                ...named(`net${index}`),
                vpc_name: nameOf(Math.min(vpc, vpcs.length - 1)),
                subnet_name: subnet,
                ip_config: { type: 'v4', value: { ip: { type: 'auto' } } },
              })),
            },
      external_ips:
        isReachable && taken.length > 0
          ? [{ type: 'ephemeral', pool_selector: { type: 'auto', ip_version: 'v4' } }]
          : [],
      anti_affinity_groups: isGrouped ? ['apart'] : [],
      ssh_public_keys: [],
      start: false,
    })
    const member = `/v1/affinity-groups/together/members/instance/${name}?${place}`
    if (isTogether) await ask(console, 'POST', member)
    if (isStarted && !(isTogether && isGrouped))
      await ask(console, 'POST', `/v1/instances/${name}/start?${place}`)
  }
  for (const [at, { rules }] of vpcs.entries())
    await buildRules(console, project, nameOf(at), rules)
}

describe('a project is copied with all in it', () => {
  test.each<Release>([14, 18, 23])('on a rack of release %i', async release => {
    const console = await startConsole({ path: '/projects', release })
    const place = 'project=mock-project'
    // What the API makes by itself.
    const vpc = { name: 'default', description: 'Default VPC', dns_name: 'default' }
    await ask(console, 'POST', `/v1/vpcs?${place}`, vpc)
    await ask(console, 'POST', `/v1/internet-gateways?${place}&vpc=mock-vpc`, {
      name: 'default',
      description: 'The gateway the VPC was made with',
    })
    const values = { name: 'again', description: 'Once more' }
    await review({ kind: 'project', of: 'mock-project', console, values })
    await run(console)
    const [original, copy] = [await read(console, 'mock-project'), await read(console, 'again')]
    expect(copy.project.description).toBe('Once more')
    expect(contentsOf(copy)).toEqual(contentsOf(original))
    expect(privateIpsOf(copy)).toEqual(privateIpsOf(original))
    expect(new Set(copy.instances.map(({ runState }) => runState))).toEqual(new Set(['stopped']))
    expect([copy.snapshots, copy.images.filter(each => each.projectId)]).toEqual([[], []])
  })

  test('whatever is in it', async () => {
    const console = await startConsole({ path: '/projects', release: 23 })
    let count = 0
    await fc.assert(
      fc.asyncProperty(world, async given => {
        count += 1
        const [from, name] = [`from-${count}`, `to-${count}`]
        await build(console, from, given)
        await review({ kind: 'project', of: from, console, values: { name, state: 'asOriginals' } })
        await run(console)
        const [original, copy] = [await read(console, from), await read(console, name)]
        expect(contentsOf(copy)).toEqual(contentsOf(original))
        expect(privateIpsOf(copy)).toEqual(privateIpsOf(original))
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })
})

describe('an instance and a VPC are copied beside the original', () => {
  test('an instance with its disks, in the same subnets', async () => {
    const console = await review({ kind: 'instance', of: 'db1', options: { release: 23 } })
    await run(console)
    const index = await read(console, 'mock-project')
    const [original, copy] = ['db1', 'db1-copy'].map(name => index.instanceNamed.get(name)!)
    const about = ({ id }: { id: string }) => ({
      disks: index.disksOf(id).map(({ size, blockSize }) => [size, blockSize]),
      floatingIps: index.floatingIpsOf(id).length,
      nics: index.nicsOf(id).map(({ name, subnetId }) => [name, subnetId]),
      groups: index.groupsOf(id).map(({ groupId }) => groupId),
    })
    expect(about(copy!)).toEqual(about(original!))
    expect(index.disk.get(copy!.bootDiskId ?? '')?.name).toBe('disk-1-copy')
    expect(original!.bootDiskId).not.toBe(copy!.bootDiskId)
    const [shown] = console.state().toasts.shown
    expect(shown?.content).toContainEqual({
      emphasis: 'db1-copy',
      href: '/projects/mock-project/instances/db1-copy/storage',
    })
  })

  test('a VPC with all in it, whose rules name the copy', async () => {
    const console = await review({ kind: 'vpc', of: 'mock-vpc', options: { release: 23 } })
    await run(console)
    const index = await read(console, 'mock-project')
    const about = (name: string) => {
      const { id, ipv6Prefix } = index.vpcNamed.get(name)!
      const text = JSON.stringify({
        ipv6Prefix,
        rules: index.rulesOf(id).map(({ targets, filters }) => ({ targets, filters })),
        subnets: index.subnetsOf(id).map(each => [each.name, each.ipv4Block, each.ipv6Block]),
        gateways: index.gatewaysOf(id).flatMap(each => (each.name === 'default' ? [] : each.name)),
        routers: index
          .routersOf(id)
          .flatMap(each =>
            each.kind === 'system' ? [] : [each.name, index.routesOf(each.id).map(to => to.target)],
          ),
      })
      return JSON.parse(text.replaceAll(`"${name}"`, '"it"')) as unknown
    }
    expect(about('mock-vpc-copy')).toEqual(about('mock-vpc'))
  })
})

const isCreation = (path: string) => (request: WireRequest) =>
  request.method === 'POST' && request.url.startsWith(path)

const problem = (status: number, code: string) =>
  Promise.resolve({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error_code: code, message: 'No such luck' }),
  })

const countsIn = (console: TestConsole) => {
  const counts: Record<string, number> = {}
  for (const { status } of Object.values(selectBulk(console.state()).results))
    counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const messagesIn = (console: TestConsole) =>
  Object.values(selectBulk(console.state()).results).flatMap(each =>
    each.status === 'failed' ? each.message : [],
  )

/** What failed is tried again, and the copy of db1 has both disks. */
const expectRetried = async (console: TestConsole) => {
  await console.send(bulkRetryRequested())
  await settled(console, () => phaseOf(console) === 'empty')
  const index = await read(console, 'mock-project')
  expect(index.disksOf(index.instanceNamed.get('db1-copy')!.id)).toHaveLength(2)
}

describe('a copy that does not succeed at once', () => {
  test('leaves out what needs the part that failed, and completes it when tried again', async () => {
    let isBroken = true
    const console = await review({
      kind: 'instance',
      of: 'db1',
      options: {
        wire: (request, next) =>
          isBroken && isCreation('/v1/disks')(request) && request.body?.includes('disk-2-copy')
            ? problem(500, 'Internal')
            : next(request),
      },
    })
    await console.send(bulkStarted())
    await settled(console, () => phaseOf(console) === 'finished')
    expect(countsIn(console)).toEqual({ done: 2, failed: 4 })
    expect(messagesIn(console)).toContain('Not done, because the disk disk-2-copy was not created.')
    isBroken = false
    await expectRetried(console)
  })

  test('can be stopped and goes on where it was', async () => {
    let go = () => {}
    const console = await review({
      kind: 'vpc',
      of: 'mock-vpc',
      options: {
        hold: request =>
          isCreation('/v1/vpc-subnets')(request)
            ? new Promise<void>(resolve => {
                go = resolve
              })
            : null,
      },
    })
    await console.send(bulkStarted())
    await console.send(bulkStopRequested())
    go()
    await settled(console, () => phaseOf(console) === 'stopped')
    const { waiting = 0, done = 0 } = countsIn(console)
    expect([waiting > 0, done > 0]).toEqual([true, true])
    await console.send(bulkResumed())
    await settled(console, () => phaseOf(console) === 'empty')
    const sent = console.changes().map(({ method, url, body }) => `${method} ${url} ${body}`)
    expect(new Set(sent).size).toBe(sent.length)
  })

  test('goes on after a reload, also if what was sent had been created', async () => {
    const first = await startConsole({
      path: '/projects',
      // Created, but the page is left before that is known.
      hold: request => {
        if (!isCreation('/v1/vpcs')(request)) return null
        void backend.handle(request)
        return new Promise(() => undefined)
      },
    })
    const { backend } = first
    await review({ kind: 'vpc', of: 'mock-vpc', console: first })
    await first.send(bulkStarted())
    await first.settle()
    expect(countsIn(first)).toMatchObject({ running: 1 })
    const kept = Object.fromEntries(first.storage)
    first.stop()
    const again = await startConsole({ path: '/projects', backend, kept })
    await settled(again, () => phaseOf(again) === 'restored')
    await again.send(bulkResumed())
    await settled(again, () => phaseOf(again) === 'empty')
    const index = await read(again, 'mock-project')
    expect(index.subnetsOf(index.vpcNamed.get('mock-vpc-copy')!.id).length).toBeGreaterThan(0)
  })
})

describe('a creation that is not over at once', () => {
  const CREATING = (request: WireRequest) => isCreation('/v1/disks')(request)
  /** A backend whose new disks take a while; `look` answers those who look at one. */
  const slow =
    (look: (next: () => Promise<Answer>) => Promise<Answer>): Wire =>
    async (request, next) => {
      const isLook = request.method === 'GET' && /^\/v1\/disks\/disk-\d-copy/.test(request.url)
      if (isLook) return look(() => next(request))
      const answer = await next(request)
      if (!CREATING(request) || answer.status !== 201) return answer
      const disk = JSON.parse(answer.body) as object
      return { ...answer, body: JSON.stringify({ ...disk, state: { state: 'creating' } }) }
    }

  test('is waited for, also if looking at it fails meanwhile', async () => {
    let looks = 0
    const wire = slow(next => (++looks <= 4 ? problem(503, 'ServiceUnavailable') : next()))
    const console = await review({ kind: 'instance', of: 'db1', options: { wire } })
    await run(console)
    expect(looks).toBeGreaterThan(4)
    expect(console.changes().filter(({ url }) => url.startsWith('/v1/disks'))).toHaveLength(2)
  })

  test('that takes too long is found by the next try, not refused', async () => {
    let isStuck = true
    const wire = slow(async next => {
      const answer = await next()
      const disk = JSON.parse(answer.body) as object
      return isStuck
        ? { ...answer, body: JSON.stringify({ ...disk, state: { state: 'creating' } }) }
        : answer
    })
    const console = await review({ kind: 'instance', of: 'db1', options: { wire } })
    await console.send(bulkStarted())
    for (let minute = 0; minute < 7; minute += 1) await console.advance(60_000)
    expect(phaseOf(console)).toBe('finished')
    expect(messagesIn(console)).toContain('It is still being created after 5 minutes.')
    isStuck = false
    await expectRetried(console)
  })

  test('is not taken for an object that someone else has made under its name', async () => {
    const first = await startConsole({
      path: '/projects',
      hold: request => (isCreation('/v1/vpcs')(request) ? new Promise(() => undefined) : null),
    })
    const { backend } = first
    await review({ kind: 'vpc', of: 'mock-vpc', console: first })
    await first.send(bulkStarted())
    const kept = Object.fromEntries(first.storage)
    first.stop()
    const theirs = { ...named('mock-vpc-copy', 'Of someone else'), dns_name: 'theirs' }
    await ask(first, 'POST', '/v1/vpcs?project=mock-project', theirs)
    const again = await startConsole({ path: '/projects', backend, kept })
    await settled(again, () => phaseOf(again) === 'restored')
    await again.send(bulkResumed())
    await settled(again, () => phaseOf(again) === 'finished')
    expect(again.changes().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/vpcs?project=mock-project',
    ])
    expect(countsIn(again)).toEqual({
      failed: Object.keys(selectBulk(again.state()).results).length,
    })
  })
})

describe('the dialog', () => {
  test('stays open with what was typed while another plan runs', async () => {
    const console = await review({
      kind: 'vpc',
      of: 'mock-vpc',
      options: {
        hold: request => (isCreation('/v1/vpcs')(request) ? new Promise(() => undefined) : null),
      },
    })
    await console.send(bulkStarted())
    const { id } = await ask<{ id: string }>(console, 'GET', '/v1/projects/mock-project')
    const params = {
      project: 'mock-project',
      kind: 'project',
      ids: id,
      name: 'mock-project',
    } as const
    await opened(console, params)
    await console.send(formChanged({ form: SIMILAR, values: { name: 'typed' } }))
    await console.send(formSubmitted({ form: SIMILAR }))
    await console.settle()
    expect(selectForm(console.state(), SIMILAR)?.context).toMatchObject({
      values: { name: 'typed' },
      failure: { message: expect.stringMatching(/is still running/) as string },
    })
  })

  test('asks again about a list that cannot be read after a reload', async () => {
    const wire: Wire = (request, next) =>
      request.url.startsWith('/v1/floating-ips') ? problem(500, 'Internal') : next(request)
    const first = await startConsole({ path: '/projects', wire })
    const { id } = await ask<{ id: string }>(first, 'GET', '/v1/projects/mock-project')
    const params = {
      project: 'mock-project',
      kind: 'project',
      ids: id,
      name: 'mock-project',
    } as const
    await first.send(createSimilarRequested(params))
    await settled(first, () => selectReading(first.state())?.failures.length === 1)
    const on = selectReading(first.state())!.failures[0]!.key
    await first.send(formPressed({ form: SIMILAR, press: 'leaveOut', on }))
    await first.send(formChanged({ form: SIMILAR, values: { name: 'typed' } }))
    await first.advance(3_000)
    const kept = Object.fromEntries(first.storage)
    first.stop()
    const again = await startConsole({ path: '/projects', backend: first.backend, kept, wire })
    await again.send(createSimilarRequested(params))
    await settled(again, () => selectReading(again.state())?.failures.length === 1)
    expect(selectForm(again.state(), SIMILAR)?.context.values).toMatchObject({ name: 'typed' })
  })

  test('says that a list is not known before anything is planned', async () => {
    const console = await startConsole({
      path: '/projects',
      wire: (request, next) =>
        request.url.startsWith('/v1/floating-ips') ? problem(500, 'Internal') : next(request),
    })
    const { id } = await ask<{ id: string }>(console, 'GET', '/v1/projects/mock-project')
    const params = {
      project: 'mock-project',
      kind: 'project',
      ids: id,
      name: 'mock-project',
    } as const
    await console.send(createSimilarRequested(params))
    await settled(console, () => selectReading(console.state())?.failures.length === 1)
    expect(selectSimilar(console.state())).toBeUndefined()
    const on = selectReading(console.state())!.failures[0]!.key
    await console.send(formPressed({ form: SIMILAR, press: 'leaveOut', on }))
    await settled(console, () => selectSimilar(console.state()) !== undefined)
    const { leftOut, counts } = selectSimilar(console.state())!
    expect(JSON.stringify(leftOut)).toContain('List of Floating IPs')
    expect(counts.map(([kind]) => kind)).not.toContain('floating IP')
  })

  test('plans nothing under a name that is taken', async () => {
    const console = await startConsole({ path: '/projects' })
    const { id } = await ask<{ id: string }>(console, 'GET', '/v1/projects/mock-project')
    await opened(console, {
      project: 'mock-project',
      kind: 'project',
      ids: id,
      name: 'mock-project',
    })
    expect(selectSimilarNames(console.state())?.name).toBe('mock-project-copy')
    await console.send(formChanged({ form: SIMILAR, values: { name: 'rock-garden' } }))
    await console.send(formSubmitted({ form: SIMILAR }))
    await console.settle()
    expect(selectSimilarNames(console.state())?.nameProblem).toBe('Name already exists')
    expect(phaseOf(console)).toBe('empty')
    await console.send(formChanged({ form: SIMILAR, values: { names: { [id]: ' web ' } } }))
    await console.send(formSettled({ form: SIMILAR, field: 'names' }))
    const { values } = selectForm(console.state(), SIMILAR)!.context
    expect(values).toMatchObject({ names: { [id]: 'web' } })
  })
})
