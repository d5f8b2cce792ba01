import { describe, expect, it } from 'vitest'
import type { Instance, SiloIpPool } from '@/api/generated/types'
import { GIB } from '@/lib/size'
import { rowsOf, unlookedOf, verdictOf, type Attention, type Finding } from '@/store/home/findings'
import {
  certificateFindings,
  instanceFindings,
  poolFindings,
  quotaFindings,
  tokenFindings,
} from '@/store/silo/home/rules'

const NOW = Date.UTC(2026, 0, 15, 12)
const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

const said = (findings: readonly Finding[]) =>
  findings.map(({ severity, kind, subject, text }) => `${severity}: ${kind} ${subject}: ${text}`)

describe('an instance', () => {
  const instance = (fields: Partial<Instance>) =>
    ({
      id: 'i',
      name: 'db1',
      runState: 'failed',
      autoRestartEnabled: true,
      timeRunStateUpdated: at(-1),
      ...fields,
    }) as Instance

  it.each<[Partial<Instance>, readonly string[]]>([
    [{ runState: 'running' }, []],
    [{ runState: 'stopped' }, []],
    [{ runState: 'repairing' }, ['warning: Instance db1: It is being repaired.']],
    [{}, ['critical: Instance db1: It has failed. It restarts by itself shortly.']],
    [
      { autoRestartEnabled: false },
      ['critical: Instance db1: It has failed. It will not restart by itself.'],
    ],
    [
      { autoRestartCooldownExpiration: at(1) },
      ['critical: Instance db1: It has failed. It restarts by itself once its cooldown is over.'],
    ],
    [
      { autoRestartCooldownExpiration: at(-1) },
      ['critical: Instance db1: It has failed. It restarts by itself shortly.'],
    ],
  ])('with %o is found as %o', (fields, expected) => {
    expect(said(instanceFindings('web', [instance(fields)], NOW))).toEqual(expected)
  })

  it('can be started only if it has failed', () => {
    const verbs = (['failed', 'repairing'] as const).map(
      runState => instanceFindings('web', [instance({ runState })], NOW)[0]?.verb?.label,
    )
    expect(verbs).toEqual(['Start', undefined])
  })
})

describe('a quota', () => {
  it.each<[number, string | undefined]>([
    [0, undefined],
    [74, undefined],
    [75, 'notice'],
    [89, 'notice'],
    [90, 'warning'],
    [99, 'warning'],
    [100, 'critical'],
    [120, 'critical'],
  ])('of which %d %% are provisioned is found as %s', (percent, severity) => {
    const capacity = { cpus: 100, memory: 100 * GIB, storage: 100 * GIB }
    const provisioned = { cpus: percent, memory: 0, storage: 0 }
    const found = quotaFindings({ provisioned, capacity })
    expect(found.map(each => each.severity)).toEqual(severity === undefined ? [] : [severity])
  })

  it('of nothing is no problem while nothing is provisioned', () => {
    const none = { cpus: 0, memory: 0, storage: 0 }
    expect(quotaFindings({ provisioned: none, capacity: none })).toEqual([])
    expect(said(quotaFindings({ provisioned: { ...none, cpus: 2 }, capacity: none }))).toEqual([
      'critical: Quota CPU: 2 of 0 vCPUs are provisioned.',
    ])
  })
})

describe('the pools of a silo', () => {
  const pool = (ipVersion: 'v4' | 'v6', isDefault: boolean, poolType = 'unicast') =>
    ({ ipVersion, isDefault, poolType }) as SiloIpPool

  it.each<[readonly SiloIpPool[], readonly string[]]>([
    [[pool('v4', true)], []],
    [[pool('v4', true), pool('v6', true)], []],
    [[pool('v4', true), pool('v4', false)], []],
    [[], ['warning: Silo s: It has no IP pool: nothing gets an external address.']],
    [
      [pool('v4', true, 'multicast')],
      ['warning: Silo s: It has no IP pool: nothing gets an external address.'],
    ],
    [
      [pool('v4', false)],
      ['warning: Silo s: It has no default pool: a pool has to be named for each address.'],
    ],
    [
      [pool('v4', true), pool('v6', false)],
      ['warning: Silo s: It has no default IPv6 pool: a pool has to be named for each address.'],
    ],
  ])('%o are found as %o', (pools, expected) => {
    expect(said(poolFindings(pools, 's', true))).toEqual(expected)
  })

  it('are not missed in a silo without projects', () => {
    expect(poolFindings([], 's', false)).toEqual([])
  })
})

it.each<[string | null, number]>([
  [null, 0],
  [at(-1), 0],
  [at(1), 1],
  [at(24 * 7), 1],
  [at(24 * 7 + 1), 0],
])('an access token that ends at %s is found %d times', (timeExpires, count) => {
  const found = tokenFindings([{ id: 't', timeCreated: at(-99), timeExpires }], NOW)
  expect(found).toHaveLength(count)
})

it('certificates that cannot be read are said to name no host', () => {
  const certificate = { id: 'c', name: 'own', cert: 'rubbish' } as never
  expect(said(certificateFindings([certificate], 's', NOW))).toEqual([
    'notice: Silo s: None of its certificates names its host.',
  ])
  expect(certificateFindings([], 's', NOW)).toEqual([])
})

describe('findings', () => {
  const finding = (subject: string, severity: Finding['severity'], since?: string): Finding => ({
    severity,
    kind: 'Instance',
    subject,
    about: 'failed',
    text: `${subject} has failed.`,
    ...(since !== undefined && { since }),
  })
  const found = [
    finding('a', 'notice'),
    finding('b', 'critical', at(-2)),
    finding('c', 'critical', at(-1)),
    finding('d', 'warning'),
  ]

  it('are ordered by severity, then the newest first', () => {
    expect(rowsOf(found, []).map(({ subject }) => subject)).toEqual(['c', 'b', 'd', 'a'])
  })

  it('are hidden only as long as everything said of them is the same', () => {
    const acknowledged = rowsOf(found, []).map(({ id }) => ({ id, time: NOW }))
    expect(rowsOf(found, acknowledged)).toEqual([])
    const changed = [
      { ...found[0]!, text: 'It has failed again.' },
      finding('b', 'critical', at(0)),
      finding('d', 'warning'),
    ]
    expect(rowsOf(changed, acknowledged).map(({ subject }) => subject)).toEqual(['b', 'a'])
  })

  it.each<[Partial<Attention>, string]>([
    [{}, '4 findings need attention, 2 critical'],
    [{ rows: [] }, 'Nothing needs attention'],
    [{ rows: [], hidden: ['x'] }, 'Nothing else needs attention'],
    [
      { rows: [], left: ['2 projects not looked at.'] },
      'Nothing needs attention in what could be looked at',
    ],
    [
      { rows: [], unlooked: [{ sources: 'Quotas', reason: 'away' }] },
      'Nothing needs attention in what could be looked at',
    ],
    [{ rows: rowsOf([finding('a', 'notice')], []) }, '1 finding needs attention'],
  ])('with %o are summed up as %s', (fields, expected) => {
    const attention: Attention = {
      rows: rowsOf(found, []),
      hidden: [],
      checked: '',
      unlooked: [],
      left: [],
      answered: 1,
      total: 1,
      at: NOW,
      ...fields,
    }
    expect(verdictOf(attention)).toBe(expected)
  })

  it('that could not be looked for are told by the reason', () => {
    const look = (source: string, problem?: string) => ({
      source,
      findings: [],
      isAnswered: true,
      ...(problem !== undefined && { problem }),
    })
    expect(
      unlookedOf([
        look('quotas', 'Away.'),
        look('pools'),
        ...['a', 'b', 'c', 'd', 'e'].map(name => look(`instances of ${name}`, 'Forbidden.')),
      ]),
    ).toEqual([
      { sources: 'Quotas', reason: 'Away.' },
      {
        sources: 'Instances of a, instances of b, instances of c, and 2 more',
        reason: 'Forbidden.',
      },
    ])
  })
})
