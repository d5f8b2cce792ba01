import { describe, expect, test } from 'vitest'
import { MAX_NAME_LENGTH } from '@/lib/limits'
import { nameError } from '@/lib/name'
import { indexOf, type Found } from '@/store/as-code/found'
import { similarSteps, type Wish } from '@/store/as-code/similar-steps'
import { copiedName } from '@/lib/copied-name'
import { namesOf } from '@/store/as-code/similar-names'
import { needsOf, poolNeedsOf, takenOf } from '@/store/as-code/similar-needs'
import { similarPlan } from '@/store/as-code/similar-plan'
import type { Read } from '@/store/forms/definition'
import { tidewater } from './tidewater'

const index = indexOf(tidewater)
const [crane] = tidewater.instances
const quay = tidewater.vpcs.find(({ name }) => name === 'quay')!

const wish = (more: Partial<Wish>): Wish => ({
  kind: 'project',
  id: tidewater.project.id,
  name: 'elsewhere',
  description: 'Another harbour',
  renamings: [],
  isStarted: false,
  ...more,
})

const ofCrane = wish({ kind: 'instance', id: crane!.id, name: 'crane-9' })

const bodies = (given: Wish, found = index) =>
  similarSteps(found, given).steps.map(({ command }) => ({
    endpoint: command.endpoint,
    ...(command.args as { path?: object; query?: object; body?: Record<string, unknown> }),
  }))

const reasons = (given: Wish, found = index) =>
  similarSteps(found, given).leftOut.map(({ text, reason }) => `${text}: ${reason}`)

const long = 'a'.repeat(MAX_NAME_LENGTH)

describe('the name of a copy', () => {
  test.each([
    ['web', [], 'web-copy'],
    ['web', ['web-copy'], 'web-copy-2'],
    ['web', ['web-copy', 'web-copy-2'], 'web-copy-3'],
    ['web-copy', [], 'web-copy-copy'],
    [long, [], `${'a'.repeat(58)}-copy`],
    [long, [`${'a'.repeat(58)}-copy`], `${'a'.repeat(56)}-copy-2`],
    [`${'a'.repeat(57)}-bcdef`, [], `${'a'.repeat(57)}-copy`],
  ])('of %s besides %j is free and valid', (name, taken, copy) => {
    expect(copiedName(name, new Set(taken))).toBe(copy)
    expect(nameError('Name', copy)).toBeUndefined()
  })

  const disk = (name: string, instance?: string) => ({
    id: `id of ${name}`,
    name,
    state: instance === undefined ? { state: 'detached' } : { state: 'attached', instance },
  })
  const found = (disks: readonly object[], typed: Partial<Parameters<typeof namesOf>[0]> = {}) => {
    const read = ({ endpoint }: { endpoint: string }) => ({
      items:
        endpoint === 'diskList'
          ? disks
          : endpoint === 'instanceList'
            ? [
                { id: 'i', name: 'web' },
                { id: 'j', name: 'api' },
              ]
            : [],
    })
    return namesOf(
      { name: null, description: null, names: {}, ...typed },
      {
        read: read as object as Read,
        params: { project: 'p', kind: 'instance', ids: 'i', name: 'web' },
      },
    )
  }

  test.each([
    ['follows the name of the instance', [disk('web-boot', 'i')], { name: 'new' }, ['new-boot']],
    ['is like its own otherwise', [disk('cargo', 'i')], {}, ['cargo-copy']],
    ['is no other disk’s', [disk('web-boot', 'i'), disk('web-copy-boot')], {}, ['web-boot-copy']],
    ['is short enough', [disk(`web-${'b'.repeat(59)}`, 'i')], {}, [`web-${'b'.repeat(54)}-copy`]],
    ['is as typed', [disk('web', 'i')], { names: { 'id of web': 'typed' } }, ['typed']],
    ['of a disk of another instance is not asked', [disk('db', 'j')], {}, []],
  ])('of a disk %s', (_what, disks, typed, names) => {
    expect(found(disks, typed).renamings.map(({ name }) => name)).toEqual(names)
  })

  test('is refused if it is taken, also by another part of the copy', () => {
    expect(found([], { name: 'api' }).nameProblem).toBe('Name already exists')
    expect(found([], { name: 'Api' }).nameProblem).toMatch(/lower-case/)
    const disks = [disk('one', 'i'), disk('two', 'i')]
    const names = { 'id of one': 'same', 'id of two': 'same' }
    expect(found(disks, { names }).renamings.map(({ problem }) => problem)).toEqual([
      undefined,
      'Name already exists',
    ])
  })
})

describe('the requests of a copy', () => {
  test('of a project make nothing that the API makes by itself', () => {
    const created = bodies(wish({})).filter(({ endpoint }) => endpoint.endsWith('Create'))
    const made = created.map(({ endpoint, body }) => `${endpoint} ${String(body?.name)}`)
    expect(made).toContain('projectCreate elsewhere')
    expect(made).toContain('vpcSubnetCreate berths')
    expect(made).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(vpc|vpcSubnet|internetGateway)Create default$/),
      ]),
    )
    expect(made).not.toContain('vpcRouterCreate system')
  })

  test('of a project keep private addresses, and start what people want started', () => {
    const of = (isStarted: boolean) =>
      bodies(wish({ isStarted })).filter(({ endpoint }) => endpoint === 'instanceCreate')
    expect(JSON.stringify(of(false))).toContain('10.20.0.5')
    expect(of(false).map(({ body }) => body?.start)).toEqual([false, false])
    expect(of(true).some(({ body }) => body?.start)).toBe(true)
  })

  test('of a VPC point its rules and routes to the copy, and leave the project alone', () => {
    const sent = bodies(wish({ kind: 'vpc', id: quay.id, name: 'pier' }))
    const rules = sent.find(({ endpoint }) => endpoint === 'vpcFirewallRulesUpdate')
    expect(rules?.query).toEqual({ project: 'tidewater', vpc: 'pier' })
    expect(JSON.stringify(rules?.body)).toContain('{"type":"vpc","value":"pier"}')
    expect(JSON.stringify(sent)).not.toContain('"quay"')
    expect(sent.filter(({ endpoint }) => /project|instance|disk/.test(endpoint))).toEqual([])
  })

  test('of an instance copy its disks under other names, and none of its network', () => {
    const renamings = index.disksOf(crane!.id).map(({ id }, at) => ({ id, name: `new-${at}` }))
    const sent = bodies({ ...ofCrane, renamings })
    const [instance] = sent.filter(({ endpoint }) => endpoint === 'instanceCreate')
    expect(sent.filter(({ endpoint }) => endpoint === 'diskCreate')).toHaveLength(renamings.length)
    expect(JSON.stringify(instance?.body)).toMatch(/"bootDisk":{"type":"attach","name":"new-\d"/)
    expect(instance?.body).toMatchObject({ name: 'crane-9', hostname: 'crane-9' })
    expect(JSON.stringify(instance?.body)).not.toContain('explicit","value":"10.20')
    expect(JSON.stringify(instance?.body)).toContain('"vpcName":"quay"')
    expect(sent.filter(({ endpoint }) => /^vpc|Group.*Create/.test(endpoint))).toEqual([])
  })

  test('of a VPC whose subnet was moved or deleted replace the one that the API makes', () => {
    const change = (subnets: Found['subnets']): Found => ({ ...tidewater, subnets })
    const own = (name: string) => (each: Found['subnets'][number]) =>
      each.vpcId === quay.id && each.name === name
    const moved = tidewater.subnets.map(each =>
      own('default')(each) ? { ...each, ipv4Block: '172.30.8.0/24' } : each,
    )
    const gone = tidewater.subnets.filter(each => !own('default')(each))
    const ofQuay = wish({ kind: 'vpc', id: quay.id, name: 'pier' })
    const subnets = (found: Found) =>
      bodies(ofQuay, indexOf(found)).flatMap(({ endpoint, body }) =>
        endpoint.startsWith('vpcSubnet') ? `${endpoint} ${String(body?.name ?? '')}`.trim() : [],
      )
    expect(subnets(tidewater)).toEqual(['vpcSubnetCreate berths'])
    expect(subnets(change(gone))).toEqual(['vpcSubnetDelete', 'vpcSubnetCreate berths'])
    expect(subnets(change(moved)).toSorted()).toEqual([
      'vpcSubnetCreate berths',
      'vpcSubnetCreate default',
      'vpcSubnetDelete',
    ])
  })
})

describe('what a copy does not have', () => {
  test('is said with its reason', () => {
    const said = reasons(wish({})).join('\n')
    expect(said).toContain('User data of 2 instances: cannot be read')
    expect(said).toContain('Contents of disk "crane-1-boot": made again from image "debian-12"')
    expect(said).toContain('Contents of disk "cargo": only its size is copied, it is blank')
    expect(said).toContain('Address of floating IP "gangway": another one')
  })

  test('is not what could not be read: that is left out and said', () => {
    const unread = {
      key: 'k',
      list: 'floatingIps',
      what: 'Floating IPs',
      message: 'No such luck',
    }
    const found = indexOf({ ...tidewater, floatingIps: [], unread: [unread] })
    expect(reasons(wish({}), found)).toContain(
      'List of Floating IPs: could not be read: No such luck',
    )
    const without = (list: 'nics' | 'images') => {
      const lost = indexOf({ ...tidewater, [list]: [], unread: [{ ...unread, list }] })
      return reasons(wish({}), lost).join('\n')
    }
    expect(without('nics')).toMatch(/^Network interfaces of 2 instances: not all could be read/m)
    expect(without('images')).toContain(
      'Contents of disk "crane-1-boot": only its size is copied, it is blank: its source could not be read',
    )
    const keyless = indexOf({ ...tidewater, sshKeys: [], hasSshKeys: false })
    expect(reasons(wish({}), keyless)).toContain(
      'SSH keys of 2 instances: not read, so the copies have none',
    )
  })

  test('is not what the API makes in it, even where the original has nothing of it', () => {
    const empty = { vpcs: [], subnets: [], routers: [], routes: [], rules: [], gateways: [] }
    const bare = { ...tidewater, ...empty, gatewayPools: [], nics: [] }
    const made = 'VPC "default": made by the API, although the original has none'
    expect(reasons(wish({}), indexOf(bare))).toContain(made)
    const unread = { key: 'k', list: 'vpcs', what: 'VPCs', message: 'No such luck' }
    expect(reasons(wish({}), indexOf({ ...bare, unread: [unread] }))).not.toContain(made)
    const closed = reasons(wish({}), indexOf({ ...tidewater, gateways: [], gatewayPools: [] }))
    expect(closed).toContain(
      'Gateway "default" of VPC "quay": made by the API, although the original has none',
    )
  })

  test('calls originals by their own names', () => {
    const renamings = index.disksOf(crane!.id).map(({ id }, at) => ({ id, name: `new-${at}` }))
    const said = reasons({ ...ofCrane, renamings }).join('\n')
    expect(said).toContain('Contents of disk "crane-1-boot"')
    expect(said).not.toMatch(/new-\d|crane-9/)
  })
})

test('quotas that are not known are not taken for none', () => {
  const { steps } = similarSteps(index, wish({ isStarted: true }))
  const none = { cpus: 0, memory: 0, storage: 0 }
  expect(needsOf(steps, undefined).map(({ left, isTooMuch }) => [left, isTooMuch])).toEqual(
    Array.from({ length: 3 }, () => [undefined, false]),
  )
  expect(needsOf(steps, { provisioned: none, capacity: none })).toMatchObject([
    { label: 'vCPUs', needed: '6', left: '0', isTooMuch: true },
    { needed: '12', isTooMuch: true },
    { needed: '140', isTooMuch: true },
  ])
  expect(needsOf(steps, { provisioned: none, capacity: null })[0]?.left).toBeUndefined()
  const stopped = similarSteps(index, wish({})).steps
  expect(needsOf(stopped, undefined)[0]).toMatchObject({ needed: '0' })
  expect(needsOf([], undefined)).toEqual([])
})

test('addresses are counted by their pools, and what these have left is known or not', () => {
  const { steps } = similarSteps(index, wish({}))
  // A floating IP, and an ephemeral one.
  const taken = takenOf(steps, 'other')
  expect(taken).toEqual([{ pool: 'public', addresses: 2 }])
  const old = steps.map(step => ({
    ...step,
    command: JSON.parse(
      JSON.stringify(step.command).replaceAll(/"poolSelector":\{[^}]*\}/g, '"x":0'),
    ) as typeof step.command,
  }))
  expect(takenOf(old, 'other')).toEqual([{ pool: 'other', addresses: 2 }])
  expect(takenOf(old, '')).toEqual([{ pool: '', addresses: 2 }])
  const needs = (remaining: number | null | undefined) => poolNeedsOf(taken, () => remaining)
  expect(needs(5)).toEqual([
    { label: 'addresses of pool public', needed: '2', left: '5', isTooMuch: false },
  ])
  expect(needs(1)).toMatchObject([{ left: '1', isTooMuch: true }])
  for (const unknown of [undefined, null])
    expect(needs(unknown)).toMatchObject([{ left: undefined, isTooMuch: false }])
  expect(poolNeedsOf(takenOf(old, ''), () => 0)).toMatchObject([
    { label: 'addresses of a default pool', left: undefined },
  ])
})

test('each request waits for those that make what it names, in no later stage', () => {
  const params = { project: 'tidewater', kind: 'project', ids: '', name: 'tidewater' } as const
  const { steps } = similarSteps(index, wish({ isStarted: true }))
  const { rows, requests } = similarPlan(steps, params, 'elsewhere')
  const stages = new Map(rows.map(({ source, stage }) => [source, stage]))
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(Object.keys(requests)))
  for (const { source, stage, after = [] } of rows)
    for (const before of after) {
      expect(stages.get(before)).toBeLessThanOrEqual(stage!)
      expect(before).not.toBe(source)
    }
  const after = (part: string) =>
    rows
      .find(({ source }) => source!.includes(part))
      ?.after?.map(each => each.split('/').slice(2).join('/'))
  expect(after('instance crane-1')).toEqual(
    expect.arrayContaining([
      'disk cargo',
      'disk crane-1-boot',
      'floating IP gangway',
      'subnet quay/berths',
    ]),
  )
  expect(after('subnet quay/berths')).toEqual(
    expect.arrayContaining(['project elsewhere', 'VPC quay', 'router quay/pilot']),
  )
})
