import { describe, expect, test } from 'vitest'
import { plainText, rich } from '@/lib/rich-text'
import type { Query } from '@/api/operations/table'
import {
  arrange,
  leftAfter,
  type Choices,
  type Contents,
  type Refusals,
  type Thing,
  type Unread,
} from '@/store/project/project-delete/order'
import { labelOf, nextRound, planOf, recheckOf } from '@/store/project/project-delete/plan'
import {
  countsInWords,
  freedInWords,
  verdictOf,
} from '@/store/project/project-delete/project-delete'

const query = { endpoint: 'diskList', args: { query: { project: 'p' } } } as Query
const GIB = 1024 ** 3

/** `instance/web:running`, `disk/data:attached@web`, `subnet/a#net`: kind, name, state, place. */
const thing = (text: string): Thing => {
  const [, kind = '', name = '', state, instanceId, vpc] =
    /^(\w+)\/(\w+)(?::(\w+))?(?:@(\w+))?(?:#(\w+))?$/.exec(text) ?? []
  return {
    kind: kind as Thing['kind'],
    id: name,
    name,
    ...(state !== undefined && { state }),
    ...(instanceId !== undefined && { instanceId }),
    ...(vpc !== undefined && { vpc: { id: vpc, name: vpc } }),
    ...(kind === 'instance' && { ncpus: 2, memory: 4 * GIB }),
    ...(kind === 'disk' && { bytes: GIB }),
  }
}

const contents = (texts: string, unread: readonly Unread[] = []): Contents => ({
  things: texts.split(' ').filter(Boolean).map(thing),
  unread,
})

const unread = (kind: Unread['kind'], why: Unread['why'], vpc?: string): Unread => ({
  kind,
  why,
  query,
  ...(vpc !== undefined && { vpc: { id: vpc, name: vpc } }),
})

const chosen = (choices: Partial<Record<keyof Choices, string>> = {}): Choices => {
  const setOf = (ids = '') => new Set(ids.split(' ').filter(Boolean))
  return {
    left: setOf(choices.left),
    kept: setOf(choices.kept),
    cancelled: setOf(choices.cancelled),
  }
}

const NET = 'vpc/net router/r#net gateway/g#net subnet/s#net'

interface Case {
  name: string
  has: string
  unread?: readonly Unread[]
  choices?: Parameters<typeof chosen>[0]
  refusals?: Refusals
  /** The ids that are deleted. */
  ticked: string
  /** Why others are not. */
  reasons?: Record<string, string>
  obstacle?: string
}

const cases: readonly Case[] = [
  { name: 'nothing', has: '', ticked: '' },
  { name: 'a stopped instance', has: 'instance/web:stopped', ticked: 'web' },
  { name: 'a running instance', has: 'instance/web:running', ticked: 'web' },
  { name: 'a migrating instance', has: 'instance/web:migrating', ticked: 'web' },
  { name: 'an unknown state', has: 'instance/web:odd', ticked: 'web' },
  {
    name: 'an attached disk with its instance',
    has: 'instance/web:running disk/data:attached@web',
    ticked: 'web data',
  },
  {
    name: 'an attached disk whose instance stays',
    has: 'instance/web:running disk/data:attached@web',
    choices: { left: 'web' },
    ticked: '',
    reasons: { data: 'The instance web stays, and needs it' },
    obstacle: 'The instance web stays',
  },
  {
    name: 'a disk that stays, of an instance that does not',
    has: 'instance/web:running disk/data:attached@web',
    choices: { left: 'data' },
    ticked: 'web',
    obstacle: 'The disk data stays',
  },
  {
    name: 'a disk of an instance that was not read',
    has: 'disk/data:attached@gone',
    ticked: '',
    reasons: { data: 'It is attached to an instance that could not be read' },
    obstacle: 'The disk data stays',
  },
  { name: 'a detached disk', has: 'disk/data:detached', ticked: 'data' },
  { name: 'a faulted disk', has: 'disk/data:faulted', ticked: 'data' },
  {
    name: 'a disk in maintenance',
    has: 'disk/data:maintenance',
    ticked: '',
    reasons: { data: 'Only detached or faulted disks can be deleted' },
    obstacle: 'The disk data stays',
  },
  {
    name: 'a disk in an import',
    has: 'disk/data:import_ready',
    ticked: '',
    reasons: { data: 'An import into it is not finished: cancel that first' },
    obstacle: 'The disk data stays',
  },
  {
    name: 'a disk whose import is cancelled',
    has: 'disk/data:importing_from_bulk_writes',
    choices: { cancelled: 'data' },
    ticked: 'data',
  },
  {
    name: 'a snapshot that is being made',
    has: 'snapshot/s:creating',
    ticked: '',
    reasons: { s: 'The snapshot is still creating' },
    obstacle: 'The snapshot s stays',
  },
  {
    name: 'an image that is kept in the silo',
    has: 'image/i',
    choices: { kept: 'i' },
    ticked: 'i',
  },
  {
    name: 'an image that is left in the project',
    has: 'image/i snapshot/s:ready',
    choices: { left: 'i' },
    ticked: 's',
    obstacle: 'The image i stays',
  },
  {
    name: 'a floating IP of an instance that stays',
    has: 'instance/web:running floatingIp/ip@web floatingIp/free',
    choices: { left: 'web' },
    ticked: 'free',
    reasons: { ip: 'The instance web stays, and needs it' },
    obstacle: 'The instance web stays',
  },
  {
    name: 'an external subnet of an instance that stays',
    has: 'instance/web:stopped externalSubnet/net@web',
    choices: { left: 'web' },
    ticked: '',
    reasons: { net: 'The instance web stays, and needs it' },
    obstacle: 'The instance web stays',
  },
  { name: 'a VPC with its parts', has: NET, ticked: 'r g s net' },
  {
    name: 'a VPC of which a subnet stays',
    has: NET,
    choices: { left: 's' },
    ticked: 'r g',
    reasons: { net: 'The subnet s stays, and needs it' },
    obstacle: 'The subnet s stays',
  },
  {
    name: 'VPCs beside an instance that stays',
    has: `instance/web:stopped ${NET}`,
    choices: { left: 'web' },
    ticked: '',
    reasons: {
      net: 'The instance web stays, and needs it',
      r: 'The instance web stays, and needs it',
    },
    obstacle: 'The instance web stays',
  },
  {
    name: 'VPCs beside instances that are not known',
    has: NET,
    unread: [unread('instance', 'failed')],
    ticked: '',
    reasons: { net: 'The instances could not be read, and may use it' },
    obstacle: 'The instances could not be read',
  },
  {
    name: 'a VPC whose subnets are not known',
    has: 'vpc/net vpc/other',
    unread: [unread('subnet', 'refused', 'net')],
    ticked: 'other',
    reasons: { net: 'The subnets of the VPC net may not be read with your role' },
    obstacle: 'The subnets of the VPC net may not be read with your role',
  },
  {
    name: 'a list that failed',
    has: 'disk/data:detached',
    unread: [unread('snapshot', 'failed')],
    ticked: 'data',
    obstacle: 'The snapshots could not be read',
  },
  {
    name: 'a list with more than is read',
    has: 'disk/data:detached',
    unread: [unread('disk', 'more')],
    ticked: 'data',
  },
  {
    name: 'more instances than are read, which may use a VPC or hold a disk',
    has: `instance/web:stopped disk/data:attached@gone ${NET}`,
    unread: [unread('instance', 'more')],
    ticked: 'web',
    reasons: {
      s: 'There are more instances than are read at once, and may use it',
      data: 'It is attached to an instance that could not be read',
    },
  },
  {
    name: 'more instances than are read, of which one stays',
    has: `instance/web:stopped ${NET}`,
    unread: [unread('instance', 'more')],
    choices: { left: 'web' },
    ticked: '',
    reasons: { net: 'The instance web stays, and needs it' },
    obstacle: 'The instance web stays',
  },
  {
    name: 'a VPC with more subnets than are read',
    has: NET,
    unread: [unread('subnet', 'more', 'net')],
    ticked: 'r g s',
    reasons: { net: 'There are more subnets in the VPC net than are read at once' },
  },
  {
    name: 'groups, with and without instances that stay',
    has: 'instance/web:stopped affinityGroup/a antiAffinityGroup/b',
    choices: { left: 'web' },
    ticked: 'a b',
    obstacle: 'The instance web stays',
  },
  {
    name: 'a role that may not change VPCs',
    has: `disk/data:detached ${NET}`,
    refusals: { vpc: rich`No`, router: rich`No`, gateway: rich`No`, subnet: rich`No` },
    ticked: 'data',
    reasons: { net: 'No', s: 'No' },
    obstacle: 'The router r stays',
  },
  {
    name: 'a role that may not delete the project',
    has: 'disk/data:detached',
    refusals: { project: rich`Needs the role admin` },
    ticked: 'data',
    obstacle: 'Needs the role admin',
  },
]

describe('what is deleted of a project with', () => {
  test.each(cases)('$name', each => {
    const { rows, obstacle } = arrange(
      contents(each.has, each.unread),
      chosen(each.choices),
      each.refusals ?? {},
    )
    expect(rows.flatMap(row => (row.isTicked ? row.thing.id : [])).join(' ')).toBe(each.ticked)
    expect(obstacle && plainText(obstacle)).toBe(each.obstacle)
    const reasons = Object.fromEntries(
      rows.flatMap(({ thing: { id }, reason }) => (reason ? [[id, plainText(reason)]] : [])),
    )
    expect(reasons).toMatchObject(each.reasons ?? {})
    // What the user has left himself needs no reason.
    for (const row of rows) expect(row.isTicked && row.reason).toBeFalsy()
  })
})

const MANY = `instance/web:running instance/off:stopped disk/data:attached@web disk/tmp:detached
  snapshot/snap:ready image/img floatingIp/ip@web externalSubnet/ext affinityGroup/aff
  antiAffinityGroup/anti ${NET}`.replace(/\s+/g, ' ')

const PROJECT = { id: 'p-id', name: 'p' }

const planFor = (has: string, choices: Parameters<typeof chosen>[0] = {}) => {
  const order = arrange(contents(has), chosen(choices), {})
  return { order, plan: planOf(order, chosen(choices), PROJECT) }
}

describe('the plan', () => {
  test('has the stages in order, and each request after those that it needs', () => {
    const { plan, order } = planFor(MANY)
    expect(labelOf(order)).toBe('Delete 14 things and the project')
    expect(
      plan.rows.map(({ stage, verb, name, after = [], afterStages = [] }) =>
        [stage, verb, name, ...after, ...(afterStages.length < 3 ? afterStages : ['all'])].join(
          ' ',
        ),
      ),
    ).toEqual([
      '1 Stop web',
      '2 Delete web stop/instance/web',
      '2 Delete off',
      '3 Delete data delete/instance/web',
      '3 Delete tmp',
      '4 Delete snap',
      '5 Delete img',
      '6 Delete ip delete/instance/web',
      '7 Delete ext',
      '8 Delete aff',
      '9 Delete anti',
      '10 Delete r 2',
      '10 Delete g 2',
      '10 Delete s 2',
      '11 Delete net delete/router/r delete/gateway/g delete/subnet/s 2',
      '12 Delete p all',
    ])
    expect(Object.keys(plan.requests)).toEqual(plan.rows.map(({ source }) => source))
    expect(plan.word).toBe('p')
  })

  test('leaves out what is unticked, and then the project', () => {
    const { plan, order } = planFor(MANY, { left: 'tmp' })
    expect(labelOf(order)).toBe('Delete the rest only')
    expect(plan.rows.map(({ name }) => name)).not.toContain('p')
    expect(plan.done).toBeUndefined()
  })

  test('promotes an image that is kept', () => {
    const { plan } = planFor('image/img', { kept: 'img' })
    expect(plan.requests['promote/image/img']).toMatchObject({
      payload: { command: { endpoint: 'imagePromote', args: { path: { image: 'img' } } } },
    })
  })

  test('of an empty project deletes the project', () => {
    expect(labelOf(planFor('').order)).toBe('Delete the project')
    expect(planFor('').plan.rows).toHaveLength(1)
  })
})

describe('a plan that could not read all at once', () => {
  const more = [unread('instance', 'more')]
  const first = contents(`instance/web:stopped ${NET}`, more)
  const order = arrange(first, chosen(), {})
  const plan = planOf(order, chosen(), PROJECT)
  const round = (has: string, later: readonly Unread[] = []) => {
    const next = nextRound(contents(has, later), 'p', order.later)
    return next === null || typeof next === 'string' ? next : Object.keys(next.requests)
  }

  test('deletes the project all the same, once the last round has found nothing', () => {
    expect(labelOf(order)).toBe('Delete at least 1 thing and the project')
    expect(plan.rows.map(({ name }) => name)).toEqual(['web', 'p'])
    expect(round('')).toBeNull()
  })

  test('goes on with what it could not read, and with what had to wait for that', () => {
    expect(round(`instance/next:running ${NET}`, more)).toEqual([
      'stop/instance/next',
      'delete/instance/next',
    ])
    expect(round(NET)).toEqual([
      'delete/router/r',
      'delete/gateway/g',
      'delete/subnet/s',
      'delete/vpc/net',
    ])
  })

  test('does not delete what it cannot know to have been there', () => {
    expect(round('disk/new:detached')).toMatch(/^Created since the plan was made: the disk new\./)
    expect(round('', [unread('disk', 'failed')])).toBe('The disks could not be read.')
  })

  test('goes on after a reload, though there still is more than it reads', () => {
    expect(recheckOf(plan, contents(`instance/next:stopped ${NET}`, more)).barred).toBeUndefined()
    expect(recheckOf(plan, contents('disk/new:detached', more)).barred?.message).toMatch(/^Created/)
  })
})

describe('a look at a plan from before a reload', () => {
  const { plan } = planFor('instance/web:running disk/data:attached@web vpc/net subnet/s#net')
  const look = (has: string, more: readonly Unread[] = []) => recheckOf(plan, contents(has, more))
  const project = 'delete/project/p-id'

  test.each<[string, string, string]>([
    ['nothing is done', 'instance/web:running disk/data:attached@web vpc/net subnet/s#net', ''],
    [
      'an instance has stopped',
      'instance/web:stopped disk/data:attached@web vpc/net subnet/s#net',
      'stop/instance/web',
    ],
    [
      'an instance is gone',
      'disk/data:detached vpc/net subnet/s#net',
      'stop/instance/web delete/instance/web',
    ],
    [
      'a VPC is gone with its parts',
      'instance/web:running disk/data:attached@web',
      'delete/subnet/s delete/vpc/net',
    ],
  ])('finds that %s', (_case, has, done) => {
    expect(look(has)).toEqual({ done: done.split(' ').filter(Boolean) })
  })

  test('takes nothing for gone that could not be read', () => {
    const { done, barred } = look('', [unread('instance', 'failed'), unread('vpc', 'failed')])
    expect(done).toEqual(['delete/disk/data'])
    expect(barred).toEqual({
      source: project,
      message: 'The instances could not be read. Try again.',
    })
  })

  test('keeps the project if there is something that was not in the plan', () => {
    expect(look('vpc/net subnet/s#net disk/new:detached image/other').barred).toEqual({
      source: project,
      message:
        'Created since the plan was made: the disk new and 1 more. Look at the project again.',
    })
  })
})

describe('ticks', () => {
  const order = (left: string) =>
    arrange(contents(`instance/web:running disk/data:attached@web ${NET}`), chosen({ left }), {})
  const after = (left: string, listed: string, ticked: string) =>
    [
      ...leftAfter(
        order(left),
        new Set(left.split(' ').filter(Boolean)),
        listed.split(' '),
        new Set(ticked.split(' ')),
      ),
    ].join(' ')

  test.each<[string, string, string, string, string]>([
    ['unticked', '', 'data', '', 'data'],
    ['ticked again', 'data', 'data', 'data', ''],
    ['ticked with what it needs', 'web', 'data', 'data', ''],
    ['ticked as a VPC, with instances and parts', 'web s', 'net', 'net', ''],
    ['left as they were', 'web', 'data', '', 'web'],
  ])('%s', (_case, left, listed, ticked, result) => {
    expect(after(left, listed, ticked)).toBe(result)
  })
})

describe('the verdict', () => {
  test.each<[string, Contents, string]>([
    ['reading', contents('', [unread('disk', 'pending')]), 'Looking at what is in the project'],
    [
      'reading, with something',
      contents('image/i', [unread('disk', 'pending')]),
      'Looking at what is in the project',
    ],
    ['empty', contents(''), 'Nothing is in the way'],
    ['known', contents(NET), '4 things are in the way'],
    [
      'unread',
      contents('', [unread('disk', 'failed')]),
      'It is not known what is in the way; 1 list could not be looked at',
    ],
    [
      'partly unread',
      contents(NET, [unread('disk', 'refused')]),
      'At least 4 things are in the way; 1 list could not be looked at',
    ],
    ['more', contents(NET, [unread('disk', 'more')]), 'At least 4 things are in the way'],
  ])('%s', (_case, found, text) => {
    expect(verdictOf(found).text).toBe(text)
  })

  test('counts by kind, and at least what was read', () => {
    const found = contents(`disk/a:detached disk/b:detached ${NET}`, [unread('disk', 'more')])
    expect(countsInWords(found)).toBe(
      'at least 2 disks and 1 VPC with 1 subnet, 1 router, and 1 internet gateway',
    )
  })

  test('counts no parts of a VPC that were not read', () => {
    expect(countsInWords(contents('vpc/net', [unread('subnet', 'pending', 'net')]))).toBe(
      '1 VPC with 0 routers and 0 internet gateways',
    )
    expect(countsInWords(contents(NET, [unread('subnet', 'failed', 'b')]))).toBe(
      '1 VPC with at least 1 subnet, 1 router, and 1 internet gateway',
    )
  })

  test('says what is freed by what is ticked', () => {
    const { rows } = planFor(`${MANY}`, { left: 'tmp' }).order
    expect(freedInWords(rows, false)).toBe(
      '2 vCPUs, 4 GiB of memory, 1 GiB of storage, 1 floating IP, and 1 external subnet',
    )
    expect(freedInWords([], true)).toBe('')
  })
})
