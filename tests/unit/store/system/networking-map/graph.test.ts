import { describe, expect, test } from 'vitest'
import type { NetworkFacts } from '@/store/system/networking-map/facts'
import { mapGraph } from '@/store/system/networking-map/graph'
import {
  grouped,
  MAP_KINDS,
  onlyWay,
  partsMeant,
  wayOf,
  type MapGraph,
  type MapKind,
} from '@/store/system/networking-map/way'
import {
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

/** The boxes of a column: `spine-1: chassis, 10.1.0.1 [session down]`. */
const column = ({ parts }: MapGraph, kind: MapKind) =>
  parts
    .filter(part => part.kind === kind)
    .map(
      ({ name, facts, state }) =>
        `${name}: ${facts.join(', ')}${state === undefined ? '' : ` [${state}]`}`,
    )

/** The links by names: `spine-1 → qsfp0`, with `- -` or `. .` if it is not solid. */
const lines = ({ parts, links }: MapGraph, kind: MapKind) => {
  const byId = new Map(parts.map(part => [part.id, part]))
  return links
    .filter(({ from }) => byId.get(from)?.kind === kind)
    .map(({ from, to, look }) => `${byId.get(from)?.name} ${look ?? 'solid'} ${byId.get(to)?.name}`)
}

const graphWith = (changes: Partial<NetworkFacts>) => mapGraph(factsWith(changes))

describe('the map of a network', () => {
  test('has a column for each kind, from the outside in', () => {
    const graph = mapGraph(wellFacts())
    expect(Object.fromEntries(MAP_KINDS.map(kind => [kind, column(graph, kind)]))).toEqual({
      neighbor: [
        '10.2.0.1: AS 65001, BGP established',
        'spine-1: chassis-spine-1, 10.1.0.1, AS 65001, BGP established, BFD up',
        'spine-2: chassis-spine-2, 10.9.0.1',
      ],
      port: ['qsfp0 on switch0: north', 'qsfp0 on switch1: south', '1 unused on switch0: '],
      address: ['10.1.0.2/30: qsfp0 on switch0', '10.2.0.2/30: qsfp0 on switch1'],
      bgp: ['rack-as: AS 65100, 2 of 2 peers established'],
      prefix: ['203.0.113.0/24: in services'],
      pool: ['public: IP pool, 5 of 11 left'],
      silo: ['acme: '],
    })
    expect(MAP_KINDS.map(kind => lines(graph, kind))).toEqual([
      [
        '10.2.0.1 solid qsfp0 on switch1',
        'spine-1 solid qsfp0 on switch0',
        'spine-2 solid qsfp0 on switch1',
      ],
      ['qsfp0 on switch0 solid 10.1.0.2/30', 'qsfp0 on switch1 solid 10.2.0.2/30'],
      ['10.1.0.2/30 solid rack-as', '10.2.0.2/30 solid rack-as'],
      ['rack-as solid 203.0.113.0/24'],
      ['203.0.113.0/24 dotted public'],
      ['public solid acme'],
      [],
    ])
  })

  test('shows what is configured and not up with dashes and a word', () => {
    const graph = graphWith({
      peers: known([
        bgpPeer('10.1.0.1', 'switch0', 'active'),
        bgpPeer('10.2.0.1', 'switch1', 'idle'),
      ]),
      exported: known([]),
      statuses: { 'switch0-qsfp0': known(link('down')), 'switch1-qsfp0': known(link('up')) },
    })
    expect(column(graph, 'neighbor')[1]).toMatch(/AS 65001, BGP active, BFD up \[session down\]$/)
    expect(column(graph, 'port')[0]).toBe('qsfp0 on switch0: north [no link]')
    expect(column(graph, 'bgp')).toEqual(['rack-as: AS 65100, 0 of 2 peers established [no peer]'])
    expect(column(graph, 'prefix')).toEqual(['203.0.113.0/24: in services [not exported]'])
    expect(lines(graph, 'neighbor')[1]).toBe('spine-1 dashed qsfp0 on switch0')
    expect(lines(graph, 'port')).toEqual([
      'qsfp0 on switch0 dashed 10.1.0.2/30',
      'qsfp0 on switch1 solid 10.2.0.2/30',
    ])
    expect(lines(graph, 'address')).toEqual([
      '10.1.0.2/30 dashed rack-as',
      '10.2.0.2/30 dashed rack-as',
    ])
    expect(lines(graph, 'bgp')).toEqual(['rack-as dashed 203.0.113.0/24'])
  })

  test('does not take what is not known to be up', () => {
    const graph = graphWith({
      peers: known([bgpPeer('10.1.0.1', 'switch0')]),
      statuses: { 'switch0-qsfp0': refused('no answer'), 'switch1-qsfp0': known({}) },
    })
    expect(column(graph, 'neighbor')[0]).toBe('10.2.0.1: BGP: switch does not answer [cannot tell]')
    expect(column(graph, 'port')).toEqual([
      'qsfp0 on switch0: north [cannot tell]',
      'qsfp0 on switch1: south [cannot tell]',
      '1 unused on switch0: ',
    ])
    expect(lines(graph, 'port')).toEqual([
      'qsfp0 on switch0 dotted 10.1.0.2/30',
      'qsfp0 on switch1 dotted 10.2.0.2/30',
    ])
    expect(lines(graph, 'address')[1]).toBe('10.2.0.2/30 dotted rack-as')
  })

  test('links a pool to the prefix that its addresses are in, or says that it is in none', () => {
    const ranges = { public: rangesFrom(['10.0.0.20', '10.0.0.22']) }
    const announcing = (network: string) =>
      graphWith({ ranges, announcements: { services: known([{ network }]) } })
    expect(lines(announcing('10.0.0.0/24'), 'prefix')).toEqual(['10.0.0.0/24 dotted public'])
    expect(column(announcing('10.0.0.0/24'), 'pool')).toEqual(['public: IP pool, 5 of 11 left'])
    expect(lines(announcing('10.0.1.0/24'), 'prefix')).toEqual([])
    expect(column(announcing('10.0.1.0/24'), 'pool')).toEqual([
      'public: IP pool, 5 of 11 left [not announced]',
    ])
    expect(column(announcing('10.0.0.20/31'), 'pool')).toEqual([
      'public: IP pool, 5 of 11 left [partly announced]',
    ])
  })

  test('says in its column what could not be read, and leaves links over it out', () => {
    const graph = graphWith({
      peers: refused('no switch answers'),
      pools: refused('out of order'),
      ranges: {},
      poolSilos: {},
    })
    expect(column(graph, 'neighbor')).toContain('Could not read BGP peers: no switch answers')
    expect(column(graph, 'bgp')).toEqual(['rack-as: AS 65100, peers not known'])
    expect(column(graph, 'prefix')).toEqual(['203.0.113.0/24: in services'])
    expect(column(graph, 'pool')).toEqual(['Could not read IP pools: out of order'])
    expect(lines(graph, 'address')).toEqual([])
    expect(lines(graph, 'bgp')).toEqual([])
  })

  test('puts unnumbered peers on their port, and explains them by its only neighbor', () => {
    const unnumbered = { address: undefined, remoteAsn: 65001, config: 'rack-as-id' }
    const facts = {
      setups: { 'north-id': known({ name: 'north', addresses: [], peers: [unnumbered] }) },
      ports: known([portOf('switch0', 'qsfp0', 'north')]),
      peers: known([bgpPeer('tfportqsfp0_0', 'switch0')]),
      bfd: known([]),
    }
    const graph = graphWith(facts)
    expect(column(graph, 'neighbor')).toEqual([
      'spine-1: chassis-spine-1, 10.1.0.1, AS 65001, BGP established',
    ])
    // Without an address between them.
    expect(lines(graph, 'port')).toEqual(['qsfp0 on switch0 solid rack-as'])
    const two = known([neighborSeen('spine-1', 10), neighborSeen('spine-2', 10)])
    expect(
      column(graphWith({ ...facts, neighbors: { 'switch0-qsfp0': two } }), 'neighbor'),
    ).toContain('tfportqsfp0_0: AS 65001, BGP established')
  })

  test('is made of ports and pools alone without an uplink', () => {
    const graph = graphWith({
      ports: known([portOf('switch0', 'qsfp0', null), portOf('switch1', 'qsfp0', null)]),
      setups: {},
      statuses: {},
      neighbors: {},
      configs: known([]),
      sets: known([]),
      announcements: {},
      peers: known([]),
      exported: known([]),
      bfd: known([]),
    })
    expect(graph.parts.map(({ name, state }) => [name, state])).toEqual([
      ['1 unused on switch0', undefined],
      ['1 unused on switch1', undefined],
      ['public', undefined],
      ['acme', undefined],
    ])
  })
})

describe('following a part', () => {
  const two = factsWith({
    pools: known([poolWith('public'), poolWith('other')]),
    ranges: {
      public: rangesFrom(['203.0.113.10', '203.0.113.20']),
      other: rangesFrom(['198.51.100.1', '198.51.100.9']),
    },
    announcements: {
      services: known([{ network: '203.0.113.0/24' }, { network: '198.51.100.0/24' }]),
    },
    exported: known([
      { peerId: '10.1.0.1', prefix: '203.0.113.0/24', switch: 'switch0' },
      { peerId: '10.1.0.1', prefix: '198.51.100.0/24', switch: 'switch0' },
    ]),
    poolSilos: {
      public: known([{ siloId: 'silo-a', isDefault: true }]),
      other: known([{ siloId: 'silo-b', isDefault: true }]),
    },
    utilization: {},
  })
  const graph = mapGraph(two)
  const names = (chosen: string) => {
    const way = wayOf(
      graph,
      partsMeant(graph, chosen).map(({ id }) => id),
    )
    return onlyWay(graph, way).parts.map(({ name }) => name)
  }
  const outside = [
    '10.2.0.1',
    'spine-1',
    'spine-2',
    'qsfp0 on switch0',
    'qsfp0 on switch1',
    '10.1.0.2/30',
    '10.2.0.2/30',
    'rack-as',
  ]

  test.each([
    ['silo/silo-a', [...outside, '203.0.113.0/24', 'public', 'acme']],
    ['prefix/198.51.100.0/24', [...outside, '198.51.100.0/24', 'other', 'beta']],
    ['198.51.100.9', [...outside, '198.51.100.0/24', 'other', 'beta']],
    ['203.0.113.200', [...outside, '203.0.113.0/24', 'public', 'acme']],
    ['nowhere', []],
    ['192.0.2.99', []],
  ])('%s leads to what is on its way', (chosen, expected) => {
    expect(names(chosen)).toEqual(expected)
  })

  test('a port has what is behind it, but not its sibling', () => {
    expect(names('port/switch1-qsfp0')).toEqual([
      '10.2.0.1',
      'spine-2',
      'qsfp0 on switch1',
      '10.2.0.2/30',
      'rack-as',
      '203.0.113.0/24',
      '198.51.100.0/24',
      'public',
      'other',
      'acme',
      'beta',
    ])
  })

  test('an address of the rack is found by its number', () => {
    expect(partsMeant(graph, '10.1.0.2').map(({ id }) => id)).toEqual([
      'address/switch0-qsfp0/10.1.0.2/30',
    ])
  })
})

describe('long columns', () => {
  const silos = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `silo-${at}`, name: `silo ${at}` }))
  const linked = (count: number) =>
    known(silos(count).map(({ id }) => ({ siloId: id, isDefault: false })))
  const withSilos = (count: number) =>
    mapGraph(
      factsWith({
        silos: known(silos(count)),
        pools: known([poolWith('public'), poolWith('spare')]),
        ranges: {
          public: rangesFrom(['203.0.113.10', '203.0.113.20']),
          spare: rangesFrom(['203.0.113.30', '203.0.113.40']),
        },
        poolSilos: { public: linked(count), spare: linked(12) },
        utilization: {},
      }),
    )

  test('have a box for all silos with the same pools', () => {
    const graph = grouped(withSilos(60), [], null)
    expect(column(graph, 'silo')).toEqual(['12 silos: ', '48 silos: '])
    expect(lines(graph, 'pool')).toEqual([
      'public solid 12 silos',
      'public solid 48 silos',
      'spare solid 12 silos',
    ])
    expect(graph.parts.at(-1)?.members?.slice(0, 2)).toEqual(['silo 12', 'silo 13'])
  })

  test('are whole up to 40 boxes, when opened, and for what is followed', () => {
    expect(column(grouped(withSilos(40), [], null), 'silo')).toHaveLength(40)
    expect(column(grouped(withSilos(60), ['silo'], null), 'silo')).toHaveLength(60)
    const graph = withSilos(60)
    const way = wayOf(graph, ['silo/silo-50'])
    expect(column(grouped(graph, [], way), 'silo')).toEqual([
      '12 silos: ',
      '47 silos: ',
      'silo 50: ',
    ])
  })

  test('keep boxes whose state is not well', () => {
    const pools = Array.from({ length: 60 }, (_, at) => poolWith(`pool-${at}`))
    const graph = graphWith({
      pools: known(pools),
      ranges: Object.fromEntries(
        pools.map(({ name }, at) => [
          name,
          rangesFrom([
            at === 7 ? '192.0.2.1' : `203.0.113.${at}`,
            at === 7 ? '192.0.2.1' : `203.0.113.${at}`,
          ]),
        ]),
      ),
      poolSilos: {},
      utilization: {},
    })
    expect(column(grouped(graph, [], null), 'pool')).toEqual([
      '59 pools: ',
      'pool-7: IP pool [not announced]',
    ])
  })
})
