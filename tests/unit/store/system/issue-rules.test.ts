import { describe, expect, test } from 'vitest'
import type { IpPoolUtilization, SiloUtilization, Timeseries } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import { failedInstanceIssues } from '@/store/system/issues/failed-instances'
import {
  alertIssues,
  allQuotaIssues,
  bfdIssues,
  bgpIssues,
  bundleIssues,
  defaultPoolIssues,
  poolIssues,
  siloIssues,
  updateIssues,
} from '@/store/system/issues/rules'

const severities = (issues: readonly { severity: string; text: string }[]) =>
  issues.map(({ severity, text }) => `${severity}: ${text}`)

describe('the issues of an IP pool', () => {
  test.each([
    [0, 0, []],
    [89, 100, []],
    [90, 100, ['warning: 90% of the addresses are allocated.']],
    [100, 100, ['critical: All addresses are allocated.']],
  ])('with %d of %d addresses allocated', (allocated, capacity, expected) => {
    const found = poolIssues('web', { capacity, remaining: capacity - allocated })
    expect(severities(found)).toEqual(expected)
    for (const { href } of found) expect(href).toBe('/system/networking/ip-pools/web')
  })

  test('are counted by IP version where it may have both', () => {
    const old = { ipv4: { allocated: 0, capacity: 4 }, ipv6: { allocated: '95', capacity: '100' } }
    const found = poolIssues('web', { capacity: 104, remaining: 9, ...old } as IpPoolUtilization)
    expect(severities(found)).toEqual(['warning: 95% of the IPv6 addresses are allocated.'])
  })

  test('are computed beyond the safe integers of JavaScript', () => {
    const found = poolIssues('web', { capacity: 2 ** 120, remaining: 2 ** 120 / 20 })
    expect(severities(found)).toEqual([
      expect.stringMatching(/^warning: (94\.99|95)% of the addresses/),
    ])
  })
})

describe('the issues of a silo', () => {
  const silo = (used: number, quota: number, memory = 2000) =>
    siloIssues(
      {
        siloId: 'id',
        siloName: 'lab',
        provisioned: { cpus: 0, memory: used * GIB, storage: 0 },
        allocated: { cpus: 4, memory: quota * GIB, storage: 0 },
      },
      { cpus: 4, memory, storage: 0 },
    )

  test.each([
    [75, 100, []],
    [76, 100, ['warning: Memory: 76 of 100 GiB are provisioned.']],
    [100, 100, ['warning: Memory: 100 of 100 GiB are provisioned.']],
    [101, 100, ['critical: Memory: 101 of 100 GiB are provisioned.']],
    [1, 0, ['critical: Memory: 1 of 0 GiB are provisioned.']],
    [0, 0, []],
  ])('with %d of %d GiB provisioned', (used, quota, expected) => {
    expect(severities(silo(used, quota))).toEqual(expected)
  })

  test('include a quota that is more than the hardware has', () => {
    expect(severities(silo(0, 1001, 1000))).toEqual([
      'notice: Memory: the quota, 1,001 GiB, is more than the estimated capacity of the sleds in service, 1,000 GiB.',
    ])
  })

  test('include a missing default pool', () => {
    const pool = {
      id: 'p',
      name: 'p',
      description: '',
      timeCreated: '',
      timeModified: '',
      ipVersion: 'v4',
      poolType: 'unicast',
    } as const
    expect(defaultPoolIssues('lab', [{ ...pool, isDefault: true }])).toEqual([])
    for (const pools of [[], [{ ...pool, isDefault: false }]])
      expect(defaultPoolIssues('lab', pools)).toHaveLength(1)
  })
})

test.each([
  ['established', 0],
  ['idle', 1],
  ['active', 1],
] as const)('the issues of a BGP peer that is %s', (state, count) => {
  const peer = {
    addr: '10.0.0.1',
    peerId: '10.0.0.1',
    localAsn: 1,
    remoteAsn: 2,
    stateDurationMillis: 5,
  }
  expect(bgpIssues({ ...peer, state, switch: 'switch0' })).toHaveLength(count)
})

test.each([
  ['up', 0],
  ['down', 1],
  ['admin_down', 1],
] as const)('the issues of a BFD session that is %s', (state, count) => {
  const session = { detectionThreshold: 3, mode: 'single_hop', requiredRx: 1 } as const
  expect(bfdIssues({ ...session, peer: '10.0.0.1', state, switchSlot: 'switch0' })).toHaveLength(
    count,
  )
})

test.each([
  ['active', null, []],
  ['collecting', null, []],
  ['failed', null, ['warning: The bundle could not be collected.']],
  ['failed', 'no space', ['warning: The bundle could not be collected: no space']],
] as const)('the issues of a support bundle that is %s', (state, reasonForFailure, expected) => {
  const bundle = { id: 'b', reasonForCreation: '', timeCreated: '' }
  expect(severities(bundleIssues({ ...bundle, state, reasonForFailure }))).toEqual(expected)
})

const NOW = Date.UTC(2026, 0, 15, 12)
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

describe('the issues of an update', () => {
  const status = {
    targetRelease: { version: '21.0.0', timeRequested: ago(3) },
    componentsByReleaseVersion: { '21.0.0': 5, '20.0.0': 15 },
    timeLastStepPlanned: ago(0),
    suspended: false,
    contactSupport: false,
  }
  const underWay = 'notice: The update is under way: 25% of the components run the target release.'

  test.each([
    [{ componentsByReleaseVersion: { '21.0.0': 20 } }, []],
    [{ targetRelease: null }, []],
    [{}, [underWay]],
    [{ timeLastStepPlanned: ago(1) }, ['warning: Nothing was planned for 1h.', underWay]],
    [{ suspended: true }, ['warning: The update is suspended.', underWay]],
    [{ contactSupport: true }, ['critical: Oxide support should look at this first.', underWay]],
  ])('with %o', (fields, expected) => {
    const found = severities(updateIssues({ ...status, ...fields }, 23, NOW))
    expect(found.map((text, at) => text.slice(0, expected[at]?.length))).toEqual(expected)
  })
})

test('alerts of the last day are one issue for each class', () => {
  const alert = (name: string, hours: number) => ({
    id: `${name}${hours}`,
    class: name,
    alert: null,
    version: 0,
    timeCreated: ago(hours),
    timeModified: ago(hours),
  })
  const alerts = [
    alert('psu.insert', 1),
    alert('psu.insert', 3),
    alert('psu.remove', 23),
    alert('fan', 25),
  ]
  const found = alertIssues(alerts, NOW)
  expect(found.map(({ subject, text, since }) => [subject, text, since])).toEqual([
    ['psu.insert', '2 alerts in the last day.', ago(1)],
    ['psu.remove', '1 alert in the last day.', ago(23)],
  ])
  expect(found[0]?.href).toBe('/system/alerting/alerts?class=psu.insert')
})

describe('the quotas of all silos', () => {
  const none = { cpus: 0, memory: 0, storage: 0 }
  const silo = (cpus: number) =>
    ({ siloName: 's', provisioned: none, allocated: { ...none, cpus } }) as SiloUtilization
  const estimate = { cpus: 100, memory: 1, storage: 1 }

  test.each([
    [[60, 40], 0],
    [[60, 41], 1],
    // That one alone is too large is said of its silo.
    [[101], 0],
  ])('of %o vCPUs on 100 are %d issues', (quotas, count) => {
    expect(allQuotaIssues(quotas.map(silo), estimate)).toHaveLength(count)
    expect(allQuotaIssues(quotas.map(silo), undefined)).toEqual([])
  })
})

describe('instances that were found failed', () => {
  const check = (instance: string, at: string, reason = 'no_such_instance', silo = 's1') =>
    ({
      fields: {
        instanceId: { type: 'uuid', value: instance },
        projectId: { type: 'uuid', value: 'p1' },
        siloId: { type: 'uuid', value: silo },
        reason: { type: 'string', value: reason },
      },
      points: { timestamps: [at], values: [] },
    }) satisfies Timeseries
  const found = (timeseries: Timeseries[]) =>
    failedInstanceIssues(
      { tables: [{ name: 'virtual_machine:check', timeseries }] },
      new Map([['s1', 'maze-war']]),
      's1',
    )

  test('are listed once each, the latest first, whoever checked them', () => {
    const issues = found([
      check('i1', '2024-05-01T10:00:00Z'),
      check('i2', '2024-05-01T11:00:00Z', 'sled_off'),
      check('i1', '2024-05-01T12:00:00Z', 'success'),
    ])
    expect(issues.map(({ subject, since }) => `${subject} ${since}`)).toEqual([
      'i1 2024-05-01T12:00:00Z',
      'i2 2024-05-01T11:00:00Z',
    ])
    expect(severities(issues)).toEqual([
      'warning: It failed in the last day, in silo maze-war. Its virtual machine reported the failure.',
      'warning: It failed in the last day, in silo maze-war. Its sled was off.',
    ])
  })

  test('lead to their pages in the user’s own silo only', () => {
    const [own, other] = found([
      check('i1', '2024-05-01T12:00:00Z'),
      check('i2', '2024-05-01T11:00:00Z', 'new_reason', 's2'),
    ])
    expect(own?.href).toBe('/projects/p1/instances/i1')
    expect(other?.href).toBeUndefined()
    expect(other?.text).toBe('It failed in the last day, in silo s2. Reason: new_reason.')
  })

  test('are counted beyond the first three, with a link to all of them', () => {
    const many = Array.from({ length: 22 }, (_, index) =>
      check(`i${index}`, `2024-05-01T12:${10 + index}:00Z`),
    )
    expect(found(many)).toHaveLength(4)
    expect(found(many).at(-1)).toMatchObject({
      kind: 'Instances',
      subject: 'that failed',
      text: '19 other instances failed in the last day.',
      href: expect.stringMatching(/^\/system\/metrics\?range=24h&q=get\+virtual_machine/),
    })
  })

  test('are none without a table', () => {
    expect(failedInstanceIssues({ tables: [] }, new Map(), undefined)).toEqual([])
  })
})
