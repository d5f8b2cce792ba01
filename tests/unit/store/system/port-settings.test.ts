import { describe, expect, test } from 'vitest'
import {
  mergeSettings,
  settingsChanges,
  settingsConflicts,
} from '@/store/system/port-settings/difference'
import {
  EMPTY_SETTINGS,
  settingsCommand,
  type LinkPart,
  type PeerPart,
  type RoutePart,
  type SettingsDocument,
} from '@/store/system/port-settings/parts'
import { md5KeyError, prefixesError, settingsErrors } from '@/store/system/port-settings/rules'

const link = (name: string, mtu = 1500): LinkPart => ({
  name,
  linkName: name,
  autoneg: false,
  fec: 'rs',
  mtu,
  speed: 'speed100_g',
  lldp: { enabled: true },
})

const route = (dst: string, ribPriority: number | null = null): RoutePart => ({
  name: dst,
  linkName: 'phy0',
  dst,
  gw: '10.0.0.1',
  ribPriority,
})

const peer = (change: Partial<PeerPart> = {}): PeerPart => ({
  name: '10.0.0.2',
  linkName: 'phy0',
  addr: { type: 'numbered', targetAddr: '10.0.0.2' },
  allowedExport: { type: 'no_filtering' },
  allowedImport: { type: 'no_filtering' },
  bgpConfig: 'rack-as',
  communities: [],
  connectRetry: 3,
  delayOpen: 0,
  enforceFirstAs: false,
  holdTime: 6,
  idleHoldTime: 3,
  keepalive: 2,
  md5: 'none',
  ...change,
})

const settings = (parts: Partial<SettingsDocument> = {}): SettingsDocument => ({
  ...EMPTY_SETTINGS,
  links: [link('phy0')],
  routes: [route('10.1.0.0/16'), route('10.2.0.0/16')],
  ...parts,
})

describe('merging', () => {
  const base = settings()

  test('keeps what others have added, removed and changed', () => {
    const mine = settings({ links: [link('phy0', 9000)] })
    const theirs = settings({
      description: 'theirs',
      routes: [route('10.1.0.0/16', 5), route('10.3.0.0/16')],
    })
    expect(mergeSettings(base, mine, theirs)).toEqual({ ...theirs, links: mine.links })
  })

  test('finds the parts that both have changed, and takes one side or the other', () => {
    const mine = settings({ description: 'mine', routes: [route('10.1.0.0/16', 1)] })
    const theirs = settings({
      description: 'theirs',
      links: [link('phy0', 9000)],
      routes: [route('10.1.0.0/16', 2), route('10.2.0.0/16')],
    })
    const conflicts = settingsConflicts(base, mine, theirs)
    expect(conflicts).toMatchObject([
      { what: 'Port', mine: ['Description: mine'], theirs: ['Description: theirs'] },
      { what: 'Route 10.1.0.0/16', mine: ['RIB priority: 1'], theirs: ['RIB priority: 2'] },
    ])
    expect(mergeSettings(base, mine, theirs)).toMatchObject({
      description: 'mine',
      links: theirs.links,
      routes: mine.routes,
    })
    const taken = new Set(conflicts.map(({ id }) => id))
    expect(mergeSettings(base, mine, theirs, taken)).toMatchObject({
      description: 'theirs',
      links: theirs.links,
      routes: [theirs.routes[0]],
    })
  })

  test('finds a part that one has removed and the other changed', () => {
    const mine = settings({ routes: [route('10.2.0.0/16')] })
    const theirs = settings({ routes: [route('10.1.0.0/16', 7), route('10.2.0.0/16')] })
    const [conflict] = settingsConflicts(base, mine, theirs)
    expect(conflict).toMatchObject({ mine: ['Removed'], theirs: ['RIB priority: none → 7'] })
    expect(mergeSettings(base, mine, theirs, new Set([conflict!.id])).routes).toEqual(theirs.routes)
  })

  test('finds a part that both have added with other values, but not the same part', () => {
    const added = (priority: number) => settings({ routes: [route('10.9.0.0/16', priority)] })
    const empty = settings({ routes: [] })
    expect(settingsConflicts(empty, added(1), added(2))).toHaveLength(1)
    expect(settingsConflicts(empty, added(1), added(1))).toEqual([])
  })

  test('tells another change of the same part from the one that was decided about', () => {
    const mine = settings({ description: 'mine' })
    const idOf = (description: string) =>
      settingsConflicts(base, mine, settings({ description }))[0]?.id
    expect(idOf('theirs')).not.toBe(idOf('theirs again'))
  })

  test('takes absent values and null for the same', () => {
    const mine = settings({ links: [{ ...link('phy0'), txEq: null }] })
    const theirs = settings({ links: [link('phy0', 9000)] })
    expect(mergeSettings(base, mine, theirs).links).toEqual(theirs.links)
  })
})

describe('the difference', () => {
  test('says what is added, removed and changed', () => {
    const after = settings({
      geometry: 'qsfp28x2',
      links: [link('phy0', 9000)],
      routes: [route('10.2.0.0/16'), route('10.3.0.0/16')],
    })
    expect(settingsChanges(settings(), after)).toEqual([
      { what: 'Port', kind: 'changed', fields: ['Geometry: qsfp28x1 → qsfp28x2'] },
      { what: 'Link phy0', kind: 'changed', fields: ['MTU: 1500 → 9000'] },
      { what: 'Route 10.1.0.0/16', kind: 'removed', fields: [] },
      { what: 'Route 10.3.0.0/16', kind: 'added', fields: [] },
    ])
  })

  test('is empty for the same settings', () => {
    expect(settingsChanges(settings(), settings())).toEqual([])
  })

  test('never shows a key', () => {
    const [change] = settingsChanges(
      settings({ peers: [peer({ md5: 'kept', keptOf: 'x' })] }),
      settings({ peers: [peer({ md5: 'new' })] }),
    )
    expect(change?.fields).toEqual(['MD5 key: the current one → a new one'])
  })
})

test('the command groups parts by their links and sends typed keys only', () => {
  const { args } = settingsCommand(
    'edge',
    settings({
      routes: [route('10.1.0.0/16'), { ...route('10.2.0.0/16'), linkName: 'phy1' }],
      peers: [peer({ md5: 'new' }), peer({ name: 'other' })],
    }),
    { '10.0.0.2': 'key' },
  )
  expect(args.body.routes?.map(({ linkName, routes }) => [linkName, routes.length])).toEqual([
    ['phy0', 1],
    ['phy1', 1],
  ])
  const [config] = args.body.bgpPeers ?? []
  expect(config?.peers.map(({ md5AuthKey }) => md5AuthKey)).toEqual(['key', null])
  expect(config?.peers[0]).not.toHaveProperty('md5')
})

describe('settings are refused', () => {
  test.each([
    ['without links', { links: [] }, 'links', 'At least one link is needed'],
    [
      'with more links than the geometry has',
      { links: [link('phy0'), link('phy1')] },
      'links',
      'A port of this geometry has at most 1 link',
    ],
    [
      'with parts on a link that is not there',
      { routes: [{ ...route('10.1.0.0/16'), linkName: 'phy7' }] },
      'routes',
      '10.1.0.0/16: there is no link phy7',
    ],
    [
      'with peers whose link the rack does not say',
      { peers: [peer({ linkName: '' })] },
      'peers',
      'Choose the link of 10.0.0.2: the rack does not report it',
    ],
    [
      'with a key that a draft has lost',
      { peers: [peer({ md5: 'new' })] },
      'peers',
      'Enter the MD5 key of 10.0.0.2 again: drafts do not keep keys',
    ],
  ] as const)('%s', (_what, parts, field, message) => {
    expect(settingsErrors(settings(parts as never), {})[field]).toBe(message)
  })

  test('only then', () => {
    const errors = settingsErrors(settings({ geometry: 'sfp28x4', peers: [peer()] }), {})
    expect(Object.values(errors).filter(Boolean)).toEqual([])
  })
})

test.each([
  ['', 'MD5 key is required'],
  ['k'.repeat(81), 'At most 80 characters'],
  ['schlüssel', 'Only printable ASCII characters'],
  ['k'.repeat(80), undefined],
])('an MD5 key %s', (key, error) => {
  expect(md5KeyError(key)).toBe(error)
})

test('prefixes are networks', () => {
  expect(prefixesError('10.0.0.0/8, fd00::/48')).toBeUndefined()
  expect(prefixesError('10.0.0.1/8')).toBe('10.0.0.1/8: Must be a network, such as 10.0.0.0/8')
})
