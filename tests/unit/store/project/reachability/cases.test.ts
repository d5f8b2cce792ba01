import { expect, test } from 'vitest'
import type { InstanceState, RouterRoute, VpcFirewallRule } from '@/api/generated/types'
import { check } from '@/store/project/reachability/check'
import { tryLines, type Question } from '@/store/project/reachability/question'
import {
  customRoutes,
  factsOf,
  floating,
  newNic,
  newRule,
  newWorld,
  route,
  type World,
} from './world'

type Change = (world: World) => void
type Asked = [subject: string, question: Question, other?: string]
/** The letter of the verdict, and the words of what decides. */
type Case = [number: string, change: Change | null, asked: Asked, verdict: string, by: string]

const tcp = (port: number) => ({ protocol: 'tcp', port }) as const
const udp = (port: number) => ({ protocol: 'udp', port }) as const
const ping = { protocol: 'icmp', message: { type: 8, code: 0 } } as const
const ping6 = { protocol: 'icmp', message: { type: 128, code: 0 } } as const

const outside = (traffic: Question['traffic'], more: Partial<Question> = {}): Asked => [
  'web',
  { kind: 'outside', version: 'v4', traffic, ...more },
]
const internet = (subject: string, port: number, more: Partial<Question> = {}): Asked => [
  subject,
  { kind: 'internet', version: 'v4', traffic: tcp(port), ...more },
]
const dbToWeb = (port: number): Asked => [
  'web',
  { kind: 'from', version: 'v4', traffic: tcp(port) },
  'db',
]

const adding =
  (...rules: readonly VpcFirewallRule[]): Change =>
  world => {
    world.rules.push(...rules)
  }

const changing =
  (name: string, more: Partial<VpcFirewallRule>): Change =>
  world => {
    world.rules = world.rules.map(each => (each.name === name ? { ...each, ...more } : each))
  }

const deleting =
  (...names: readonly string[]): Change =>
  world => {
    world.rules = world.rules.filter(({ name }) => !names.includes(name))
  }

const custom =
  (subnet: string, ...routes: readonly RouterRoute[]): Change =>
  world => {
    customRoutes(world, subnet, routes)
  }

const both =
  (...changes: readonly Change[]): Change =>
  world => {
    for (const change of changes) change(world)
  }

const inState =
  (name: string, runState: InstanceState): Change =>
  world => {
    world.instances = world.instances.map(each =>
      each.name === name ? { ...each, runState } : each,
    )
  }

const onRelease =
  (release: World['release']): Change =>
  world => {
    world.release = release
  }

const noPools: Change = world => {
  world.pools.default = []
}

const DROP = { type: 'drop' } as const
const toInstance = (value: string) => ({ type: 'instance', value }) as const
const vpc = [{ type: 'vpc', value: 'v' }] as const
const onlyTcp = (...ports: string[]) => ({ protocols: [{ type: 'tcp' as const }], ports })

const sshFrom = changing('allow-ssh', {
  filters: { ...onlyTcp('22'), hosts: [{ type: 'ip_net', value: '198.51.100.0/24' }] },
})
const anyPort8080 = newRule({ filters: { ports: ['8080'] } })
const denyS2 = newRule({
  action: 'deny',
  direction: 'outbound',
  filters: { hosts: [...vpc] },
  targets: [{ type: 'subnet', value: 's2' }],
})
const many = (priority: number) =>
  newRule({
    priority,
    action: 'deny',
    filters: {
      hosts: Array.from({ length: 300 }, (_, at) => ({ type: 'instance', value: `host-${at}` })),
    },
  })
const withHosts: Change = world => {
  for (let at = 0; at < 300; at++) {
    const name = `host-${at}`
    world.instances.push({ ...world.instances[0]!, id: name, name })
    world.interfaces.push(
      newNic('n0', { instance: name, subnet: 's2', v4: `172.30.5.${at % 250}` }),
    )
  }
  world.failing = ['host-7']
}
const toFw = route('via', 'custom', '172.30.0.0/24', toInstance('fw'))
const transit: Change = world => {
  world.interfaces = world.interfaces.map(each =>
    each.instanceId === 'fw'
      ? {
          ...each,
          ipStack: { type: 'v4', value: { ip: '172.30.4.9', transitIps: ['172.30.0.0/22'] } },
        }
      : each,
  )
}
const secondNic: Change = world => {
  world.interfaces.push(
    newNic('n1', { instance: 'web', subnet: 's2', v4: '172.30.4.6', primary: false }),
  )
}
const emptyGateway = both(
  world => {
    world.gateways.push({ ...world.gateways[0]!, id: 'gw2', name: 'gw2' })
  },
  custom('s1', route('g', 'custom', '203.0.113.0/24', { type: 'internet_gateway', value: 'gw2' })),
)

const NOTHING = 'the firewall: no rule allows it'
const SSH = 'the firewall rule allow-ssh'
const NEW = 'the firewall rule new'
const LEAVES = 'leaves as 203.0.113.10'

const cases: readonly Case[] = [
  ['1', null, outside(tcp(22)), 'R', SSH],
  ['2', null, outside(tcp(443)), 'B', NOTHING],
  ['3', null, outside(ping), 'R', 'the firewall rule allow-icmp'],
  ['4', null, outside(ping6, { version: 'v6' }), 'B', NOTHING],
  ['5', null, outside(tcp(22), { version: 'v6' }), 'R', SSH],
  ['6', adding(newRule({ priority: 65000, filters: onlyTcp('443') })), outside(tcp(443)), 'R', NEW],
  ['7', adding(newRule({ action: 'deny' })), outside(tcp(22)), 'B', NEW],
  [
    '8',
    adding(newRule({ action: 'deny', priority: 65534, filters: onlyTcp('22') })),
    outside(tcp(22)),
    'B',
    NEW,
  ],
  ['9', changing('allow-ssh', { status: 'disabled' }), outside(tcp(22)), 'B', NOTHING],
  [
    '10',
    changing('allow-ssh', { targets: [{ type: 'subnet', value: 's2' }] }),
    outside(tcp(22)),
    'B',
    NOTHING,
  ],
  [
    '11',
    adding(newRule({ filters: onlyTcp('80'), targets: [{ type: 'ip', value: '172.30.0.5' }] })),
    outside(tcp(80)),
    'R',
    NEW,
  ],
  [
    '12',
    adding(newRule({ filters: onlyTcp('80'), targets: [toInstance('gone')] })),
    outside(tcp(80)),
    'B',
    NOTHING,
  ],
  [
    '13',
    adding(newRule({ filters: { ...onlyTcp('80'), hosts: [{ type: 'subnet', value: 'gone' }] } })),
    outside(tcp(80)),
    'B',
    NOTHING,
  ],
  ['14', adding(anyPort8080), outside(tcp(9999)), 'R', NEW],
  ['15', both(adding(anyPort8080), onRelease(15)), outside(tcp(9999)), 'B', NOTHING],
  ['16', adding(newRule({ filters: onlyTcp('8000-8010') })), outside(tcp(8010)), 'R', NEW],
  ['16 udp', adding(newRule({ filters: onlyTcp('8000-8010') })), outside(udp(8010)), 'B', NOTHING],
  [
    '17',
    changing('allow-icmp', { filters: { protocols: [{ type: 'icmp', value: { icmpType: 0 } }] } }),
    outside(ping),
    'B',
    NOTHING,
  ],
  ['18', deleting('allow-ssh', 'allow-icmp'), outside(tcp(22)), 'B', NOTHING],
  [
    '19',
    deleting('allow-ssh', 'allow-icmp', 'allow-internal-inbound'),
    outside(tcp(22)),
    'B',
    NOTHING,
  ],
  [
    '19 out',
    deleting('allow-ssh', 'allow-icmp', 'allow-internal-inbound'),
    internet('web', 443),
    'R',
    LEAVES,
  ],
  ['20', sshFrom, outside(tcp(22)), 'D', 'the source: only from 198.51.100.0/24'],
  ['21', sshFrom, outside(tcp(22), { remote: '192.0.2.9' }), 'B', NOTHING],
  ['21 inside', sshFrom, outside(tcp(22), { remote: '198.51.100.7' }), 'R', SSH],
  [
    '22',
    adding(
      newRule({
        action: 'deny',
        filters: { ...onlyTcp('22'), hosts: [{ type: 'ip_net', value: '192.0.2.0/24' }] },
      }),
    ),
    outside(tcp(22)),
    'D',
    'the source: not from 192.0.2.0/24, otherwise allow-ssh',
  ],
  [
    '23',
    world => {
      world.ips.web = world.ips.web!.filter(({ ip }) => ip !== '203.0.113.10')
    },
    outside(tcp(22)),
    'B',
    'the external address: SNAT takes no inbound traffic',
  ],
  ['24', inState('web', 'stopped'), outside(tcp(22)), 'B', 'the instance: web is stopped'],
  [
    '25',
    world => {
      world.interfaces[0] = newNic('n0', { instance: 'web', subnet: 's1', v4: '172.30.0.5' })
    },
    outside(tcp(22), { version: 'v6' }),
    'B',
    'the network interface: n0 has no IPv6 address',
  ],
  [
    '26',
    custom('s1', route('none', 'custom', '0.0.0.0/0', DROP)),
    outside(tcp(22)),
    'B',
    'the route for replies: none drops them',
  ],
  [
    '27',
    custom('s1', route('odd', 'custom', '0.0.0.0/0', toInstance('db'))),
    outside(tcp(22)),
    'B',
    'the route for replies: odd leads to db',
  ],
  [
    '28',
    custom('s1', route('none', 'custom', '198.51.100.0/24', DROP)),
    outside(tcp(22)),
    'D',
    'the source: not from 198.51.100.0/24',
  ],
  [
    '29',
    world => {
      world.gateways = []
    },
    outside(tcp(22)),
    'B',
    'the route: none leads to destinations outside the VPC',
  ],
  ['30', noPools, outside(tcp(22)), 'R', SSH],
  [
    '31',
    world => {
      world.vpcs.v = { ...world.vpcs.v, name: 'v2' }
    },
    outside(tcp(22)),
    'U',
    'firewall rules name the VPC v',
  ],
  ['32', inState('web', 'rebooting'), outside(tcp(22)), 'D', 'the instance: it is rebooting'],
  ['33', null, internet('web', 443), 'R', LEAVES],
  ['34', null, internet('db', 443), 'R', 'leaves as 203.0.113.2, ports 16384–32767'],
  [
    '35',
    null,
    internet('db', 443, { version: 'v6' }),
    'B',
    'the source address: there is none for IPv6',
  ],
  [
    '36',
    adding(newRule({ action: 'deny', direction: 'outbound', filters: onlyTcp('25') })),
    internet('web', 25),
    'B',
    NEW,
  ],
  [
    '36 other',
    adding(newRule({ action: 'deny', direction: 'outbound', filters: onlyTcp('25') })),
    internet('web', 443),
    'R',
    LEAVES,
  ],
  [
    '37',
    noPools,
    internet('web', 443),
    'B',
    'the source address: none belongs to the gateway default',
  ],
  [
    '38',
    world => {
      world.ips.web!.unshift(floating('f', '192.0.2.77', 'vpn'))
    },
    internet('web', 443),
    'R',
    LEAVES,
  ],
  [
    '39',
    world => {
      world.ips.web!.push(
        floating('f', '203.0.113.30', 'pub4'),
        floating('g', '203.0.113.31', 'pub4'),
      )
    },
    internet('web', 443),
    'R',
    'leaves as 203.0.113.30 or 203.0.113.31, by connection',
  ],
  [
    '40',
    secondNic,
    internet('web', 443, { nic: 'n1' }),
    'B',
    'the source address: external addresses belong to n0',
  ],
  [
    '41',
    emptyGateway,
    internet('web', 443, { remote: '203.0.113.99' }),
    'B',
    'the source address: none belongs to the gateway gw2',
  ],
  ['41 other', emptyGateway, internet('web', 443, { remote: '8.8.8.8' }), 'R', LEAVES],
  [
    '42',
    onRelease(15),
    internet('db', 443),
    'U',
    'source addresses are not told before release 16',
  ],
  ['43', null, dbToWeb(5432), 'R', 'the firewall rule allow-internal-inbound'],
  ['44', deleting('allow-internal-inbound'), dbToWeb(5432), 'B', NOTHING],
  ['44 ssh', deleting('allow-internal-inbound'), dbToWeb(22), 'R', SSH],
  ['45', adding(denyS2), dbToWeb(5432), 'B', NEW],
  ['45 out', adding(denyS2), internet('db', 443), 'R', 'leaves as 203.0.113.2, ports 16384–32767'],
  [
    '46',
    both(
      deleting('allow-internal-inbound'),
      adding(
        newRule({
          filters: { ...onlyTcp('5432'), hosts: [toInstance('db')] },
          targets: [toInstance('web')],
        }),
      ),
    ),
    dbToWeb(5432),
    'R',
    NEW,
  ],
  [
    '47',
    custom('s2', route('none', 'custom', '172.30.0.0/22', DROP)),
    dbToWeb(5432),
    'B',
    'the route: none drops packets',
  ],
  [
    '48',
    custom('s2', route('none', 'custom', '172.30.0.0/16', DROP)),
    dbToWeb(5432),
    'R',
    'the firewall rule allow-internal-inbound',
  ],
  ['49', custom('s2', toFw), dbToWeb(5432), 'B', 'fw: it does not take packets for 172.30.0.5'],
  [
    '50',
    both(custom('s2', toFw), transit),
    dbToWeb(5432),
    'D',
    'fw: it must forward packets, from its own address: no transit IP contains 172.30.4.5',
  ],
  [
    '51',
    custom('s1', route('none', 'custom', '172.30.4.0/22', DROP)),
    dbToWeb(5432),
    'B',
    'the route for replies: none drops packets',
  ],
  [
    '52',
    custom(
      's2',
      route('via', 'custom', '172.30.0.0/22', toInstance('fw')),
      route('none', 'custom', '172.30.0.0/22', DROP),
    ),
    dbToWeb(5432),
    'B',
    'the route: none drops packets',
  ],
  [
    '53',
    custom('s2', route('named', 'custom', { type: 'subnet', value: 's1' }, DROP)),
    dbToWeb(5432),
    'U',
    'whether the route named to a subnet has any effect is not certain',
  ],
  ['54', inState('db', 'starting'), dbToWeb(5432), 'B', 'the instance: db is starting'],
  [
    '55',
    null,
    ['web', { kind: 'from', version: 'v4', traffic: tcp(22) }, 'mon'],
    'B',
    'different VPCs',
  ],
  ['56', both(withHosts, adding(many(65535))), outside(tcp(22)), 'R', SSH],
  [
    '56 first',
    both(withHosts, adding(many(100))),
    outside(tcp(22)),
    'U',
    'the addresses of host-7 could not be read',
  ],
]

const LETTERS = { reachable: 'R', blocked: 'B', depends: 'D', unknown: 'U', pending: '…' }

const worldOf = (change: Change | null): World => {
  const world = newWorld()
  change?.(world)
  return world
}

test.each(cases)('judges case %s', (_number, change, [subject, question, other], verdict, by) => {
  const answer = check(factsOf(worldOf(change), subject, other), question)
  expect([LETTERS[answer.verdict], answer.decider?.by]).toEqual([verdict, by])
})

test.each<[asked: Asked, address: string | undefined, lines: readonly string[]]>([
  [outside(tcp(22)), '203.0.113.10', ['nc -vz 203.0.113.10 22']],
  [outside(tcp(22)), undefined, ['nc -vz ADDRESS 22']],
  [outside(udp(53)), '203.0.113.10', ['nc -vzu 203.0.113.10 53']],
  [
    outside(tcp(443), { version: 'v6' }),
    '2001:db8:6::10',
    ['nc -vz 2001:db8:6::10 443', 'curl -v https://[2001:db8:6::10]/'],
  ],
  [outside(ping), '203.0.113.10', ['ping 203.0.113.10']],
  [
    internet('web', 80, { remote: '192.0.2.9' }),
    '203.0.113.10',
    ['nc -vz 192.0.2.9 80', 'curl -v http://192.0.2.9/'],
  ],
  [outside({ protocol: 'other', number: 47 }), '203.0.113.10', []],
])('%j at %s can be tried', ([, question], address, lines) => {
  expect(tryLines(question, address)).toEqual(lines)
})
