import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { downOf } from '@/store/system/networking-map/down'
import type { NetworkFacts } from '@/store/system/networking-map/facts'
import { healthOf } from '@/store/system/networking-map/ports'
import {
  bfdSession,
  bgpPeer,
  factsWith,
  known,
  link,
  neighborSeen,
  poolWith,
  portOf,
  rangesFrom,
  refused,
  wellFacts,
} from './facts'

/** `critical BGP peer 10.1.0.1: The session …`. */
const words = (facts: NetworkFacts) =>
  downOf(facts).findings.map(
    ({ severity, kind, subject, text }) => `${severity} ${kind} ${subject}: ${text}`,
  )

const OTHER_ROUTES = 'reachable only if your network routes it by other means'

describe('the findings of the network', () => {
  test('are none if all is well', () => {
    expect(downOf(wellFacts())).toEqual({ findings: [], cannotTell: [], unlooked: [] })
  })

  const cases: readonly (readonly [string, Partial<NetworkFacts>, readonly string[]])[] = [
    [
      'a BGP session that is not established',
      {
        peers: known([bgpPeer('10.1.0.1', 'switch0', 'active'), bgpPeer('10.2.0.1', 'switch1')]),
      },
      [
        'critical BGP peer 10.1.0.1: The session on switch0 is in the state active, not established.',
      ],
    ],
    [
      'a BFD session that is not up',
      { bfd: known([bfdSession('10.1.0.1', 'switch0', 'down')]) },
      ['critical BFD session 10.1.0.1: The session on switch0 is in the state down, not up.'],
    ],
    [
      'a configured port without a link',
      { statuses: { 'switch0-qsfp0': known(link('down')), 'switch1-qsfp0': known(link('up')) } },
      [
        'critical Switch port qsfp0 on switch0: The port has settings, but no link.',
        'warning Switch ports of all switches: Only qsfp0 on switch1 has a link: there is no second way.',
      ],
    ],
    [
      'a port with one link of two',
      {
        statuses: {
          'switch0-qsfp0': known({
            link: {
              phy0: { linkState: 'up', enabled: true },
              phy1: { linkState: 'down', enabled: true },
            },
          }),
          'switch1-qsfp0': known(link('up')),
        },
      },
      ['critical Switch port qsfp0 on switch0: One of its links is down.'],
    ],
    [
      'a disabled port',
      {
        statuses: {
          'switch0-qsfp0': known(link('down', false)),
          'switch1-qsfp0': known(link('up')),
        },
      },
      [
        'warning Switch ports of all switches: Only qsfp0 on switch1 has a link: there is no second way.',
        'notice Switch port qsfp0 on switch0: The port has settings, but is disabled.',
      ],
    ],
    [
      'no link at all',
      { statuses: { 'switch0-qsfp0': known(link('down')), 'switch1-qsfp0': known(link('down')) } },
      [
        'critical Switch port qsfp0 on switch0: The port has settings, but no link.',
        'critical Switch port qsfp0 on switch1: The port has settings, but no link.',
        'warning Switch ports of all switches: No port with settings has a link: there is no way at all.',
      ],
    ],
    [
      'all peers on one switch',
      { ports: known([portOf('switch0', 'qsfp0', 'north'), portOf('switch0', 'qsfp1', 'south')]) },
      [
        'warning BGP configuration rack-as: All peers of AS 65100 are on switch0: no second way if this switch fails.',
      ],
    ],
    [
      'a switch that the status of BGP lacks',
      { peers: known([bgpPeer('10.1.0.1', 'switch0')]) },
      [
        'warning Switch switch1: switch1 does not answer, or has no sessions: the status of BGP lacks its 1 peer.',
      ],
    ],
    [
      'a neighbor that was not seen for long',
      {
        neighbors: {
          'switch0-qsfp0': known([neighborSeen('spine-1', 301, '10.1.0.1')]),
          'switch1-qsfp0': known([neighborSeen('spine-2', 299)]),
        },
      },
      ['warning Neighbor spine-1: qsfp0 on switch0 has not seen it for more than five minutes.'],
    ],
    [
      'a pool in no announced prefix',
      {
        ranges: {
          public: rangesFrom(['203.0.113.10', '203.0.113.20'], ['10.0.0.20', '10.0.0.22']),
        },
      },
      [`notice IP pool public: 10.0.0.20–10.0.0.22 is in no announced prefix: ${OTHER_ROUTES}.`],
    ],
    [
      'a range of which a part is announced',
      { ranges: { public: rangesFrom(['203.0.113.200', '203.0.114.5']) } },
      [
        `notice IP pool public: Only a part of 203.0.113.200–203.0.114.5 is in an announced prefix: the rest is ${OTHER_ROUTES}.`,
      ],
    ],
    [
      'a subnet pool in no announced prefix',
      {
        subnetPools: known([{ id: 'nets-id', name: 'nets' }]),
        members: { nets: known([{ subnet: '100.64.0.0/16' }]) },
      },
      [`notice Subnet pool nets: 100.64.0.0/16 is in no announced prefix: ${OTHER_ROUTES}.`],
    ],
    [
      'a prefix that nothing is in',
      {
        announcements: {
          services: known([{ network: '203.0.113.0/24' }, { network: '198.51.100.0/24' }]),
        },
        exported: known([
          { peerId: '10.1.0.1', prefix: '203.0.113.0/24', switch: 'switch0' },
          { peerId: '10.1.0.1', prefix: '198.51.100.0/24', switch: 'switch0' },
        ]),
      },
      [
        'notice Prefix 198.51.100.0/24: Announced, but no pool and no address of the rack is in it.',
      ],
    ],
    [
      'an address in no lot',
      {
        blocks: {
          infra: known([{ id: 'b', firstAddress: '10.1.0.0', lastAddress: '10.1.0.255' }]),
        },
        loopbacks: known([
          {
            id: 'lo',
            address: 'fd00::1/64',
            addressLotBlockId: 'b',
            rackId: 'rack',
            switchSlot: 'switch1',
          },
        ]),
      },
      [
        'notice Address 10.2.0.2/30: In no block of an address lot.',
        'notice Loopback address fd00::1/64: In no block of an address lot.',
      ],
    ],
    [
      'exported prefixes that differ from the announced ones',
      { exported: known([{ peerId: '10.1.0.1', prefix: '192.0.2.0/24', switch: 'switch0' }]) },
      [
        'warning Prefix 203.0.113.0/24: Announced by services, but exported to no peer.',
        'warning Prefix 192.0.2.0/24: Exported to 10.1.0.1 on switch0, but in no announce set.',
      ],
    ],
  ]
  test.each(cases)('name %s', (_what, changes, expected) => {
    expect(words(factsWith(changes))).toEqual(expected)
  })

  test('have the time since when a BGP session is down, and lead to its row', () => {
    const peers = known([bgpPeer('10.1.0.1', 'switch0', 'idle'), bgpPeer('10.2.0.1', 'switch1')])
    expect(downOf(factsWith({ peers })).findings[0]).toMatchObject({
      since: '2026-11-29T11:59:00.000Z',
      href: '/system/networking/bgp?q=peer%3A10.1.0.1+switch%3Aswitch0',
    })
  })

  test('take a range that two prefixes have together as announced', () => {
    const networks = ['203.0.113.0/28', '203.0.113.16/28']
    const facts = factsWith({
      announcements: { services: known(networks.map(network => ({ network }))) },
      exported: known(
        networks.map(prefix => ({ peerId: '10.1.0.1', prefix, switch: 'switch0' as const })),
      ),
    })
    expect(words(facts)).toEqual([])
  })

  test('do not ask pools of multicast, or a rack without BGP, for announcements', () => {
    const multicast = { pools: known([poolWith('many', { poolType: 'multicast' })]) }
    const ranges = { ranges: { many: rangesFrom(['239.0.0.0', '239.0.0.9']) } }
    expect(
      words(
        factsWith({
          ...multicast,
          ...ranges,
          announcements: {},
          sets: known([]),
          exported: known([]),
        }),
      ),
    ).toEqual([])
    expect(
      words(
        factsWith({
          configs: known([]),
          sets: known([]),
          announcements: {},
          exported: known([]),
        }),
      ),
    ).toEqual([])
  })

  test('do not compare exported prefixes before release 18', () => {
    expect(words(factsWith({ exported: known([]), hasExportedRows: false }))).toEqual([])
  })
})

describe('what could not be read', () => {
  test('is listed with its reason, and nothing is found without it', () => {
    const down = downOf(factsWith({ bfd: refused('no switch answers'), ranges: {} }))
    expect(down.findings).toEqual([])
    expect(down.unlooked).toEqual([{ sources: 'BFD sessions', reason: 'no switch answers' }])
  })

  test('keeps prefixes from being called empty', () => {
    const announcements = { services: known([{ network: '192.0.2.0/24' }]) }
    const exported = known([
      { peerId: '10.1.0.1', prefix: '192.0.2.0/24', switch: 'switch0' as const },
    ])
    const empty = (more: Partial<NetworkFacts>) =>
      words(factsWith({ announcements, exported, ...more })).filter(text =>
        text.includes('no pool'),
      )
    expect(empty({})).toHaveLength(1)
    expect(empty({ ranges: { public: refused('broken') } })).toEqual([])
    expect(empty({ setups: {} })).toEqual([])
    expect(empty({ subnetPools: refused('broken') })).toEqual([])
    // Only the first pools were looked at.
    expect(empty({ pools: known([poolWith('public'), poolWith('left-out')]) })).toEqual([])
  })

  test('keeps pools from being called unannounced', () => {
    const ranges = { public: rangesFrom(['10.0.0.20', '10.0.0.22']) }
    expect(words(factsWith({ ranges, announcements: { services: refused('broken') } }))).toEqual([])
  })

  test('is a doubt if a port tells in another form, or the status of BGP lacks a peer', () => {
    const { cannotTell } = downOf(
      factsWith({
        statuses: { 'switch0-qsfp0': known({ anything: 1 }), 'switch1-qsfp0': known(link('up')) },
        setups: {
          ...wellFacts().setups,
          'north-id': known({
            name: 'north',
            addresses: [],
            peers: ['10.1.0.1', '10.1.0.9'].map(address => ({
              address,
              remoteAsn: null,
              config: 'rack-as',
            })),
          }),
        },
      }),
    )
    expect(cannotTell).toEqual([
      'Cannot tell whether qsfp0 on switch0 has a link: this console does not know the format of its status.',
      'Cannot tell whether the session with 10.1.0.9 on switch0 is established: the status of BGP lacks it.',
    ])
  })
})

test.each([
  [link('up'), { state: 'up', hasLink: true }],
  [link('Down'), { state: 'down', hasLink: false }],
  [link('config_error'), { state: 'down', hasLink: false }],
  [link('unknown'), { state: undefined, hasLink: false }],
  [link({ fault: {} }), { state: undefined, hasLink: false }],
  [link('up', false), { state: 'disabled', hasLink: false }],
  [{ link: { linkState: 'up' } }, { state: 'up', hasLink: true }],
  [{ monitors: { temperature: 40 } }, { state: undefined, hasLink: false }],
  [null, { state: undefined, hasLink: false }],
  ['up', { state: undefined, hasLink: false }],
])('the health of a port with the status %j is %j', (status, health) => {
  expect(healthOf(status)).toEqual(health)
})

/** What can go down: each makes the network worse, and nothing better. */
interface Failures {
  peers: readonly boolean[]
  bfd: boolean
  links: readonly boolean[]
  neighbors: readonly boolean[]
}

const withFailures = ({ peers, bfd, links, neighbors }: Failures): NetworkFacts => {
  const states = [
    bgpPeer('10.1.0.1', 'switch0', peers[0] ? 'active' : 'established'),
    bgpPeer('10.2.0.1', 'switch1', peers[1] ? 'idle' : 'established'),
  ]
  return factsWith({
    peers: known(states),
    exported: known(
      states
        .filter(({ state }) => state === 'established')
        .map(({ peerId, switch: slot }) => ({ peerId, prefix: '203.0.113.0/24', switch: slot })),
    ),
    bfd: known([bfdSession('10.1.0.1', 'switch0', bfd ? 'down' : 'up')]),
    statuses: {
      'switch0-qsfp0': known(link(links[0] ? 'down' : 'up')),
      'switch1-qsfp0': known(link(links[1] ? 'down' : 'up')),
    },
    neighbors: {
      'switch0-qsfp0': known([neighborSeen('spine-1', neighbors[0] ? 900 : 10, '10.1.0.1')]),
      'switch1-qsfp0': known([neighborSeen('spine-2', neighbors[1] ? 900 : 10)]),
    },
  })
}

const pair = fc.tuple(fc.boolean(), fc.boolean())
const failures = fc.record({ peers: pair, bfd: fc.boolean(), links: pair, neighbors: pair })

const or = (one: readonly boolean[], other: readonly boolean[]) =>
  one.map((each, at) => each || other[at]!)

test('a finding does not disappear when more is down', () => {
  const subjects = (found: Failures) =>
    downOf(withFailures(found)).findings.map(({ kind, subject, about }) =>
      [kind, subject, about].join(' '),
    )
  fc.assert(
    fc.property(failures, failures, (some, more) => {
      const all = {
        peers: or(some.peers, more.peers),
        bfd: some.bfd || more.bfd,
        links: or(some.links, more.links),
        neighbors: or(some.neighbors, more.neighbors),
      }
      expect(subjects(all)).toEqual(expect.arrayContaining(subjects(some)))
    }),
  )
})
