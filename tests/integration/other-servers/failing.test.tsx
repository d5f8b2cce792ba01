import { describe, expect, test } from 'vitest'
import { operationIdOf } from '#tests/support/other-server'
import { problemsOf, tour, type Wire } from './tour'

const PATIENCE = 300_000

/** Responds to matching operations of the API with the page of a proxy. */
const without =
  (operations: RegExp, status: number): Wire =>
  (request, next) =>
    operations.test(operationIdOf(request) ?? '')
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'text/html' },
          body: '<!doctype html><title>Not here</title>',
        })
      : next(request)

const MOCK = '/projects/:project'

describe.each([404, 500, 501])('a proxy that responds with %s', status => {
  /** Secondary data, the operations that read them, and the screens that show the text instead. */
  test.each<[string, RegExp, RegExp, readonly string[]]>([
    [
      'the pools of the silo',
      /^projectIpPoolList$/,
      /Not known|could not be read/,
      [`${MOCK}/floating-ips`, `${MOCK}/vpcs/:vpc/internet-gateways`, `${MOCK}/instances-new`],
    ],
    [
      'addresses, pools and routes of gateways',
      /^internetGatewayIp|^vpcRouterRouteList$/,
      /Not known/,
      [`${MOCK}/vpcs/:vpc/internet-gateways`],
    ],
    [
      'VPCs and images by id',
      /^vpcView$|^imageView$/,
      /Not known/,
      [`${MOCK}/instances/:instance/storage`, `${MOCK}/disks/:disk`],
    ],
    [
      'users and groups',
      /^userList$|^groupList$/,
      /The names could not be read/,
      ['/access', `${MOCK}/access`],
    ],
    [
      'metrics',
      /timeseriesQuery|Metric$/i,
      /is not an answer of the API|The server answered with an error \(500\)|does not support this \(501\)/,
      [
        '/utilization',
        '/system/utilization?tab=metrics',
        `${MOCK}/instances/:instance/metrics/cpu`,
        `${MOCK}/instances/:instance/metrics/disk`,
        `${MOCK}/instances/:instance/metrics/network`,
      ],
    ],
    [
      'members, rules and utilization of list items',
      /MemberList$|^vpcFirewallRulesView$|^ipPoolUtilizationView$/,
      /Not known/,
      [`${MOCK}/affinity`, `${MOCK}/vpcs`, '/system/networking/ip-pools'],
    ],
    [
      'groups of instances',
      /ffinityGroupList$/,
      /could not be read/,
      [`${MOCK}/instances/:instance/settings`],
    ],
  ])(
    'makes screens report missing data: %s',
    async (_what, operations, words, routes) => {
      const stops = await tour(without(operations, status), { routes })
      expect(problemsOf(stops)).toEqual([])
      expect(stops.filter(({ failure }) => failure)).toEqual([])
      expect(stops.filter(({ text }) => !words.test(text))).toEqual([])
    },
    PATIENCE,
  )
})

test(
  'every screen reports what it could not fetch from a server that implements almost nothing',
  async () => {
    const stops = await tour(without(/^(?!currentUser|systemPolicyView|policyView)/, 501))
    expect(problemsOf(stops)).toEqual([])
    const words = /could not|does not support this \(501\)|Page not found/
    const readsNothing = /^.(login|device|replay|settings.(profile|recording)|projects-new$)/
    const silent = stops.filter(({ text }) => !words.test(text))
    expect(silent.map(({ address }) => address).filter(each => !readsNothing.test(each))).toEqual(
      [],
    )
  },
  PATIENCE,
)
