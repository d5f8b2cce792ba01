import { describe, expect, it, test } from 'vitest'
import { loadDocument } from '@/api/documents/load'
import { publishedOperations } from '@/api/documents/read'
import { allOperations } from '@/api/operations/full-table'
import { LADDER, NEWEST, type Release, limitsOf, supports } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { keyOf, translateCall } from '@/api/releases/translate'
import { Unsupported } from '@/api/releases/step'
import { keptDocuments } from '../../../../tools/api/files'

const RELEASES = LADDER.map(({ release }) => release)

const callsOf = async (release: Release) => {
  const { document } = await loadDocument(release)
  return new Set(
    publishedOperations(document).map(({ method, path }) => keyOf(`${method} ${path}`)),
  )
}

const older = RELEASES.filter(release => release !== NEWEST)

describe('the ladder of releases', () => {
  it('has a document for each, and the console is written for the last', () => {
    expect(keptDocuments().map(({ info }) => info.version)).toEqual(
      LADDER.map(({ version }) => version),
    )
  })

  it.each(older)('the step down to %d converts calls that are there', async release => {
    const [step, ...others] = (await loadSteps(release)).toReversed()
    const next = RELEASES[RELEASES.indexOf(release) + 1]!
    const [above, below] = await Promise.all([callsOf(next), callsOf(release)])
    if (release === 20) return
    expect(step).toBeDefined()
    expect(others).toHaveLength((await loadSteps(next)).length)
    const entries = Object.entries(step!.conversions)
    expect(entries.map(([call]) => call).filter(call => !above.has(keyOf(call)))).toEqual([])
    const moved = entries.flatMap(([, { to }]) => (to === undefined ? [] : [to]))
    expect(moved.filter(to => !below.has(keyOf(to)))).toEqual([])
    const kept = entries.filter(([, { to, isMoved }]) => to === undefined || isMoved)
    expect(kept.map(([call]) => call).filter(call => !below.has(keyOf(call)))).toEqual([])
  })

  it('needs no step for the newest release', async () => {
    expect(await loadSteps(NEWEST)).toEqual([])
  })
})

/** The operations that racks cannot be asked for before a release, by that release. */
const NEW: Partial<Record<Release, string>> = {
  15: `
    alertClassList alertDeliveryList alertDeliveryResend alertReceiverDelete alertReceiverList
    alertReceiverProbe alertReceiverSubscriptionAdd alertReceiverSubscriptionRemove
    alertReceiverView authSettingsUpdate authSettingsView currentUserAccessTokenDelete
    currentUserAccessTokenList webhookReceiverCreate webhookReceiverUpdate webhookSecretsAdd
    webhookSecretsDelete webhookSecretsList`,
  16: `
    auditLogList networkingInboundIcmpUpdate networkingInboundIcmpView supportBundleUpdate
    systemUpdateTrustRootCreate systemUpdateTrustRootDelete systemUpdateTrustRootList
    systemUpdateTrustRootView userLogout userSessionList userTokenList userView`,
  17: `
    scimTokenCreate scimTokenDelete scimTokenList scimTokenView systemUpdateRepositoryList
    systemUpdateRepositoryUpload systemUpdateRepositoryView`,
  18: `
    externalSubnetAttach externalSubnetCreate externalSubnetDelete externalSubnetDetach
    externalSubnetList externalSubnetUpdate externalSubnetView instanceExternalSubnetList
    instanceMulticastGroupJoin instanceMulticastGroupLeave instanceMulticastGroupList
    multicastGroupList multicastGroupMemberList multicastGroupView rackMembershipAbort
    rackMembershipStatus siloSubnetPoolList subnetPoolList subnetPoolView
    systemSubnetPoolCreate systemSubnetPoolDelete systemSubnetPoolList
    systemSubnetPoolMemberAdd systemSubnetPoolMemberList systemSubnetPoolMemberRemove
    systemSubnetPoolSiloLink systemSubnetPoolSiloList systemSubnetPoolSiloUnlink
    systemSubnetPoolSiloUpdate systemSubnetPoolUpdate systemSubnetPoolUtilizationView
    systemSubnetPoolView`,
  19: 'systemUpdateRecoveryFinish',
  20: `
    physicalDiskDisableAdoption physicalDiskEnableAdoption physicalDiskListAdoptionRequests
    physicalDiskListUnadopted systemNetworkingSettingsUpdate systemNetworkingSettingsView`,
  21: 'networkingBgpConfigUpdate',
  22: 'systemIpPoolAssign',
  23: 'alertList alertView',
}

const newAfter = (release: Release) =>
  RELEASES.filter(each => each > release).flatMap(each =>
    (NEW[each]?.trim().split(/\s+/) ?? []).map(id => `${id}: need release ${each}`),
  )

describe.each(RELEASES)('at release %d', release => {
  it('every operation is one of that release, or refused because it is newer', async () => {
    const [steps, calls] = await Promise.all([loadSteps(release), callsOf(release)])
    const lost: string[] = []
    const refused: string[] = []
    for (const [id, operation] of Object.entries(allOperations)) {
      try {
        const { method, path } = translateCall(operation, {}, release, steps)
        if (!calls.has(keyOf(`${method} ${path}`))) lost.push(id)
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error
        refused.push(`${id}: ${error.message.replace('Requests of this kind ', '')}`)
      }
    }
    expect(lost).toEqual([])
    expect(refused.toSorted()).toEqual(newAfter(release).toSorted())
  })
})

const at = async (release: Release, id: keyof typeof allOperations, args: object) =>
  translateCall(allOperations[id], args, release, await loadSteps(release))

const nic = { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' }
const instance = {
  name: 'web',
  description: '',
  hostname: 'web',
  ncpus: 2,
  memory: 2 ** 30,
  bootDisk: {
    type: 'create',
    name: 'boot',
    description: '',
    size: 2 ** 30,
    diskBackend: {
      type: 'distributed',
      diskSource: { type: 'image', imageId: 'id', readOnly: false },
    },
  },
  disks: [{ type: 'attach', name: 'data' }],
  externalIps: [{ type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'public' } }],
  networkInterfaces: { type: 'default_dual_stack' },
  multicastGroups: [],
  cpuPlatform: null,
  enableJumboFrames: false,
}

describe('a new instance', () => {
  const sent = async (release: Release, changed: object = {}) =>
    (await at(release, 'instanceCreate', { body: { ...instance, ...changed } })).args.body

  test('is sent as it is to the newest release', async () => {
    expect(await sent(23)).toEqual(instance)
  })

  test('has no parts that an older release does not know', async () => {
    const { enableJumboFrames: _jumbo, ...before20 } = instance
    expect(await sent(19)).toEqual(before20)
    const { multicastGroups: _groups, ...before18 } = before20
    const old = {
      ...before18,
      bootDisk: {
        type: 'create',
        name: 'boot',
        description: '',
        size: 2 ** 30,
        diskSource: { type: 'image', imageId: 'id' },
      },
      externalIps: [{ type: 'ephemeral', pool: 'public' }],
      networkInterfaces: { type: 'default' },
    }
    expect(await sent(17)).toEqual(old)
    const { cpuPlatform: _platform, ...before17 } = old
    expect(await sent(14)).toEqual(before17)
  })

  test('has the address and transit IPs of its interfaces where the release has them', async () => {
    const value = { ip: { type: 'explicit', value: '10.0.0.9' }, transitIps: ['10.1.0.0/16'] }
    const params = [{ ...nic, ipConfig: { type: 'v4', value } }]
    const networkInterfaces = { type: 'create', params }
    expect(await sent(18, { networkInterfaces })).toMatchObject({ networkInterfaces })
    expect(await sent(17, { networkInterfaces })).toMatchObject({
      networkInterfaces: {
        type: 'create',
        params: [{ ...nic, ip: '10.0.0.9', transitIps: ['10.1.0.0/16'] }],
      },
    })
    await expect(sent(16, { networkInterfaces })).rejects.toThrow('need release 17')
  })

  test.each([
    [19, { enableJumboFrames: true }, 'Jumbo frames'],
    [19, { cpuPlatform: 'amd_turin_v2' }, 'AMD Turin v2'],
    [17, { networkInterfaces: { type: 'default_ipv6' } }, 'IPv6'],
    [17, { disks: [{ ...instance.bootDisk, diskBackend: { type: 'local' } }] }, 'Local disks'],
    [17, { multicastGroups: [{ group: 'g' }] }, 'Multicast groups'],
    [16, { cpuPlatform: 'amd_milan' }, 'CPU platforms'],
  ] as const)('is refused by release %d: %j', async (release, changed, what) => {
    await expect(sent(release, changed)).rejects.toThrow(what)
    await expect(sent((release + 1) as Release, changed)).resolves.toBeDefined()
  })
})

describe('firewall rules', () => {
  const rule = (protocols: unknown) => ({ name: 'a', filters: { hosts: null, protocols } })
  const sent = async (release: Release, protocols: unknown) => {
    const body = { rules: [rule(protocols)] }
    return (await at(release, 'vpcFirewallRulesUpdate', { body })).args.body
  }

  test('have protocols by name before release 16', async () => {
    const protocols = [{ type: 'tcp' }, { type: 'icmp', value: null }]
    expect(await sent(16, protocols)).toEqual({ rules: [rule(protocols)] })
    expect(await sent(15, protocols)).toEqual({ rules: [rule(['TCP', 'ICMP'])] })
    expect(await sent(15, null)).toEqual({ rules: [rule(null)] })
    const { read } = await at(14, 'vpcFirewallRulesView', {})
    expect(read({ rules: [rule(['TCP', 'ICMP']), rule(null)] })).toEqual({
      rules: [rule(protocols), rule(null)],
    })
  })

  test('with types of ICMP, or with ICMPv6, are refused where they would be lost', async () => {
    const typed = [{ type: 'icmp', value: { icmpType: 3, code: null } }]
    await expect(sent(15, typed)).rejects.toThrow('need release 16')
    expect(await sent(16, typed)).toEqual({ rules: [rule(typed)] })
    await expect(sent(18, [{ type: 'icmp6', value: null }])).rejects.toThrow('need release 19')
  })
})

test('support bundles move out of the experimental paths with the newest release', async () => {
  const list = (release: Release) => at(release, 'supportBundleList', { query: { sortBy: 'x' } })
  expect(await list(23)).toMatchObject({ path: '/v1/system/support-bundles' })
  expect(await list(22)).toMatchObject({
    path: '/experimental/v1/system/support-bundles',
    args: { query: { sortBy: 'x' } },
  })
  expect(await list(15)).toMatchObject({ args: { query: {} } })
})

test('the orders of deliveries have shorter names on release 15', async () => {
  const order = async (release: Release, query: object) =>
    (await at(release, 'alertDeliveryList', { path: { receiver: 'a' }, query })).args.query
  const query = { failed: true, sortBy: 'time_and_id_descending' }
  expect(await order(16, query)).toEqual(query)
  expect(await order(15, query)).toEqual({ failed: true, sortBy: 'descending' })
  expect(await order(15, { failed: true })).toEqual({ failed: true })
})

test('tables of metrics are lists, with estimates for quantiles', async () => {
  const { read } = await at(14, 'timeseriesQuery', { body: { query: '' } })
  const quantile = { p: 0.5, markerHeights: [1, 2, 3, 4, 5] }
  const values = [{ counts: [1], p50: quantile, p90: null }]
  const series = { fields: {}, points: { values: [{ values: { type: 'double', values } }] } }
  expect(read({ tables: [{ name: 't', timeseries: { a: series } }] })).toEqual({
    tables: [
      {
        name: 't',
        timeseries: [
          {
            fields: {},
            points: {
              values: [
                { values: { type: 'double', values: [{ counts: [1], p50: 3, p90: null }] } },
              ],
            },
          },
        ],
      },
    ],
  })
})

test('features and limits are those of the release', () => {
  expect(supports(17, 'localDisks')).toBe(false)
  expect(supports(18, 'localDisks')).toBe(true)
  expect([14, 15, 16, 18].map(release => limitsOf(release as Release).memory)).toEqual([
    256, 1024, 1536, 1536,
  ])
  expect([limitsOf(17).vcpus, limitsOf(18).vcpus]).toEqual([64, 254])
})
