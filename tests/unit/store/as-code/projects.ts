import fc from 'fast-check'
import type { Release } from '@/api/releases/ladder'
import { NO_SYSTEM, type Found } from '@/store/as-code/found'

const at = { timeCreated: '2026-01-01T00:00:00Z', timeModified: '2026-01-01T00:00:00Z' }

/** Names that collide as labels, or that a language could misread. */
const names = fc.constantFrom(
  'a',
  'web',
  'a-b',
  'a--b',
  'for',
  'null',
  'B-2',
  '9"lives',
  '${x}',
  '<<EOT',
  'JSON',
  "o'neill",
  '-flag',
  'default',
)

export const hostile = fc.oneof(
  fc.constantFrom(
    '',
    'plain',
    'say "hi" \\ twice \\\\',
    '${a} $${b} $$${c} %{d} %${e} %%{f} $ {g}',
    'line\nbreak\r\nand\ttab',
    '\u0001\u0085\u2028\u2029\u202e\u2066\ufeff',
    '<<EOT\nEOT\n*/ # //',
    'JSON\nJSON',
    "it's $(id) `id` \\' $HOME",
    '🚢 \ud800 x \udc00',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const uuid = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Projects with objects of all kinds, of a rack of this release. */
export const projects = (release: Release): fc.Arbitrary<Found> =>
  fc.gen().map(draw => {
    let last = 0
    const id = () => uuid((last += 1))
    const upTo = (max: number) => draw(fc.nat, { max })
    const isTrue = () => draw(fc.boolean)
    const one = <Item>(items: readonly Item[]): Item | undefined => items[upTo(items.length)]
    const taken = new Map<string, Set<string>>()
    /** Names are unique within a parent and kind. */
    const named = (within: string) => {
      const used = taken.get(within) ?? new Set<string>()
      taken.set(within, used)
      let name = draw(() => names)
      while (used.has(name)) name += '-x'
      used.add(name)
      return { id: id(), name, description: draw(() => hostile), ...at }
    }
    const some = <Item>(max: number, make: () => Item): Item[] =>
      Array.from({ length: upTo(max) }, make)
    const project = named('project')
    const projectId = project.id
    const me = id()
    const key = () => ({
      ...named('keys'),
      publicKey: 'ssh-ed25519 AAAA',
      siloUserId: isTrue() ? me : id(),
    })
    const pools = [
      {
        ...named('pools'),
        ipVersion: 'v4' as const,
        isDefault: true,
        poolType: 'unicast' as const,
      },
    ]
    const poolId = () => (release < 16 ? (undefined as never) : pools[0]!.id)
    const images = some(3, () => ({
      ...named('images'),
      blockSize: 512 as const,
      os: 'debian',
      version: '12',
      size: 2 ** 30,
      projectId: isTrue() ? projectId : null,
    }))
    const snapshots: Found['snapshots'][number][] = []
    const instances = some(3, () => ({
      ...named('instances'),
      projectId,
      hostname: 'host',
      memory: 2 ** 30,
      ncpus: 2,
      bootDiskId: null as string | null,
      autoRestartPolicy: isTrue() ? ('never' as const) : null,
      cpuPlatform: release >= 17 && isTrue() ? ('amd_turin' as const) : null,
      autoRestartEnabled: true,
      enableJumboFrames: release >= 20 && isTrue(),
      runState: isTrue() ? ('running' as const) : ('stopped' as const),
      timeRunStateUpdated: at.timeCreated,
    }))
    const disks = some(4, () => {
      const instance = one(instances)?.id
      const source = upTo(3)
      const disk = {
        ...named('disks'),
        projectId,
        blockSize: 512 as const,
        devicePath: '/mnt/x',
        diskType: source === 3 && release >= 18 ? ('local' as const) : ('distributed' as const),
        readOnly: release >= 19 && source < 3 && isTrue(),
        size: 2 ** 30,
        imageId: source === 0 ? (one(images)?.id ?? null) : null,
        snapshotId: source === 1 ? (one(snapshots)?.id ?? null) : null,
        state: instance ? { state: 'attached' as const, instance } : { state: 'detached' as const },
      }
      if (isTrue())
        snapshots.push({
          ...named('snapshots'),
          projectId,
          diskId: isTrue() ? disk.id : id(),
          size: 2 ** 30,
          state: 'ready',
        })
      return disk
    })
    for (const instance of instances) {
      const own = disks.filter(({ state }) => 'instance' in state && state.instance === instance.id)
      instance.bootDiskId = one(own)?.id ?? null
    }
    const vpcs = some(2, () => ({
      ...named('vpcs'),
      dnsName: 'x',
      ipv6Prefix: 'fd00::/48',
      projectId,
      systemRouterId: id(),
    }))
    const target = () => ({ type: 'instance' as const, value: draw(() => names) })
    const parts = vpcs.map(({ id: vpcId, systemRouterId, name: vpc }) => {
      const routers = [
        {
          ...named(`routers${vpcId}`),
          id: systemRouterId,
          name: 'system',
          kind: 'system' as const,
        },
        ...some(1, () => ({ ...named(`routers${vpcId}`), kind: 'custom' as const })),
      ].map(each => ({ ...each, vpcId }))
      const gateways = some(2, () => ({ ...named(`gateways${vpcId}`), vpcId }))
      return {
        routers,
        gateways,
        subnets: some(2, () => ({
          ...named(`subnets${vpcId}`),
          vpcId,
          ipv4Block: isTrue() ? '172.30.0.0/22' : '10.0.0.0/24',
          ipv6Block: 'fd00::/64',
          customRouterId: isTrue() ? (one(routers)?.id ?? null) : null,
        })),
        routes: routers.flatMap(router =>
          some(2, () => ({
            ...named(`routes${router.id}`),
            vpcRouterId: router.id,
            kind: router.kind === 'custom' ? ('custom' as const) : ('default' as const),
            destination: { type: 'ip_net' as const, value: '0.0.0.0/0' },
            target: isTrue()
              ? target()
              : isTrue()
                ? { type: 'drop' as const }
                : { type: 'internet_gateway' as const, value: 'default' },
          })),
        ),
        rules: some(3, () => ({
          ...named(`rules${vpcId}`),
          vpcId,
          status: 'enabled' as const,
          direction: 'inbound' as const,
          action: 'allow' as const,
          priority: upTo(65534),
          targets: upTo(4) === 0 ? [] : [{ type: 'vpc' as const, value: vpc }, target()],
          filters: {
            hosts: isTrue() ? [target()] : null,
            ports: isTrue() ? ['22', '80-90'] : [],
            protocols: isTrue()
              ? [{ type: 'tcp' as const }, { type: 'icmp' as const, value: { icmpType: 8 } }]
              : null,
          },
        })),
        gatewayPools: gateways.flatMap(({ id: internetGatewayId }) =>
          some(1, () => ({
            ...named(`pools${internetGatewayId}`),
            internetGatewayId,
            ipPoolId: pools[0]!.id,
          })),
        ),
        gatewayAddresses: gateways.flatMap(({ id: internetGatewayId }) =>
          some(1, () => ({
            ...named(`addresses${internetGatewayId}`),
            internetGatewayId,
            address: '198.51.100.7',
          })),
        ),
      }
    })
    const subnets = parts.flatMap(each => each.subnets)
    const nics = instances.flatMap(({ id: instanceId }) =>
      some(2, () => {
        const subnet = one(subnets)
        return subnet
          ? [
              {
                ...named(`nics${instanceId}`),
                instanceId,
                ipStack: {
                  type: 'v4' as const,
                  value: { ip: '10.0.0.5', transitIps: isTrue() ? ['10.1.0.0/16'] : [] },
                },
                mac: 'A8:40:25:F0:00:01',
                primary: isTrue(),
                subnetId: subnet.id,
                vpcId: subnet.vpcId,
              },
            ]
          : []
      }).flat(),
    )
    const antiAffinityGroups = some(2, () => ({
      ...named('groups'),
      failureDomain: 'sled' as const,
      policy: 'allow' as const,
      projectId,
    }))
    const floatingIps = some(2, () => ({
      ...named('ips'),
      projectId,
      ip: '198.51.100.20',
      ipPoolId: pools[0]!.id,
      instanceId: one(instances)?.id ?? null,
    }))
    return {
      host: 'https://rack.example.com',
      release,
      project,
      user: { id: me },
      people: {},
      roles: some(2, () => ({
        identityId: id(),
        identityType: isTrue() ? ('silo_user' as const) : ('silo_group' as const),
        roleName: 'viewer' as const,
      })),
      ownKeys: [],
      pools,
      subnetPools: [],
      images,
      vpcs,
      rules: parts.flatMap(each => each.rules),
      subnets,
      routers: parts.flatMap(each => each.routers),
      routes: parts.flatMap(each => each.routes),
      gateways: parts.flatMap(each => each.gateways),
      gatewayPools: parts.flatMap(each => each.gatewayPools),
      gatewayAddresses: parts.flatMap(each => each.gatewayAddresses),
      nics,
      disks,
      snapshots,
      floatingIps,
      externalSubnets:
        release < 18
          ? []
          : some(2, () => ({
              ...named('external'),
              projectId,
              subnet: '198.51.100.64/28',
              subnetPoolId: id(),
              subnetPoolMemberId: id(),
              instanceId: one(instances)?.id ?? null,
            })),
      affinityGroups: some(1, () => ({
        ...named('affinity'),
        failureDomain: 'sled' as const,
        policy: 'fail' as const,
        projectId,
      })),
      antiAffinityGroups,
      memberships: instances.flatMap(({ id: instanceId }) =>
        antiAffinityGroups.slice(upTo(2)).map(({ id: groupId }) => ({ groupId, instanceId })),
      ),
      instances,
      externalIps: instances.flatMap(({ id: instanceId }) =>
        some(1, () => ({
          instanceId,
          value: { kind: 'ephemeral' as const, ip: '198.51.100.30', ipPoolId: poolId() },
        })),
      ),
      sshKeys: instances.flatMap(({ id: instanceId }) =>
        some(2, () => ({ instanceId, value: key() })),
      ),
      hasSshKeys: true,
      system: NO_SYSTEM,
      unread: [],
    }
  })
