import { NO_SYSTEM, type Found } from '@/store/as-code/found'

const at = {
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
}
const named = (id: string, name: string, description = '') => ({ id, name, description, ...at })

const PROJECT = '0f4e3a52-6d0b-4d8e-8f2a-1d7c5a9be001'
const QUAY = '2b9a6f10-0c1d-4e7a-b0de-63c1f2a4d002'
const BERTHS = '5c7f0a31-47de-4f1b-9a6c-0e2b8d3fa003'
const PILOT = 'bb2d7d70-5f6e-4a0c-9a07-0f6b5c1f3c11'
const CARGO = '9e8d7c6b-5a49-4382-a716-0f1e2d3c4007'
const BOOT_1 = 'a0b1c2d3-e4f5-4061-b728-394a5b6c7008'
const BOOT_2 = 'b1c2d3e4-f506-4172-8839-4a5b6c7d8009'
const GANGWAY = 'c2d3e4f5-0617-4283-994a-5b6c7d8e9010'
const CRANE_1 = 'd3e4f506-1728-4394-aa5b-6c7d8e9f0011'
const CRANE_2 = 'e4f50617-2839-44a5-bb6c-7d8e9f0a1012'
const DEBIAN = '11111111-0000-4000-8000-000000000001'
const PUBLIC = '11111111-0000-4000-8000-000000000002'
const ADA = '11111111-0000-4000-8000-000000000003'
const DEFAULT_VPC = '11111111-0000-4000-8000-000000000004'
const other = (number: number) => `22222222-0000-4000-8000-${String(number).padStart(12, '0')}`

const madeIn = (vpcId: string, from: number) => {
  const router = other(from)
  const target = { type: 'internet_gateway' as const, value: 'default' }
  return {
    subnet: {
      ...named(other(from + 1), 'default'),
      vpcId,
      ipv4Block: '172.30.0.0/22',
      ipv6Block: 'fd00::/64',
    },
    router: { ...named(router, 'system'), kind: 'system' as const, vpcId },
    routes: ['default-v4', 'default-v6'].map((name, index) => ({
      ...named(other(from + 2 + index), name),
      kind: 'default' as const,
      vpcRouterId: router,
      destination: { type: 'ip_net' as const, value: index === 0 ? '0.0.0.0/0' : '::/0' },
      target,
    })),
    gateway: { ...named(other(from + 4), 'default'), vpcId },
    pool: {
      ...named(other(from + 5), 'default-v4'),
      internetGatewayId: other(from + 4),
      ipPoolId: PUBLIC,
    },
  }
}

const quay = madeIn(QUAY, 10)
const unused = madeIn(DEFAULT_VPC, 20)

const rule = (
  vpcId: string,
  id: number,
  name: string,
  description: string,
  more: Pick<Found['rules'][number], 'priority' | 'targets' | 'filters'>,
): Found['rules'][number] => ({
  ...named(other(id), name, description),
  vpcId,
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  ...more,
})

const INTERNAL =
  'allow inbound traffic to all instances within the VPC if originated within the VPC'

const vpcRules = (vpcId: string, name: string, id: number) => {
  const vpc = { type: 'vpc' as const, value: name }
  return [
    rule(vpcId, id, 'allow-internal-inbound', INTERNAL, {
      priority: 65534,
      targets: [vpc],
      filters: { hosts: [vpc], ports: null, protocols: null },
    }),
  ]
}

const disk = (
  id: string,
  name: string,
  gibs: number,
  instance: string,
  more: object,
): Found['disks'][number] => ({
  ...named(id, name),
  projectId: PROJECT,
  blockSize: 512,
  devicePath: `/mnt/${name}`,
  diskType: 'distributed',
  readOnly: false,
  size: gibs * 2 ** 30,
  state: { state: 'attached', instance },
  ...more,
})

const instance = (
  id: string,
  name: string,
  gibs: number,
  ncpus: number,
  bootDiskId: string,
  more: object,
): Found['instances'][number] => ({
  ...named(id, name),
  projectId: PROJECT,
  hostname: name,
  memory: gibs * 2 ** 30,
  ncpus,
  bootDiskId,
  autoRestartEnabled: true,
  enableJumboFrames: false,
  runState: 'running',
  timeRunStateUpdated: at.timeCreated,
  ...more,
})

const nic = (
  id: number,
  instanceId: string,
  ipStack: Found['nics'][number]['ipStack'],
): Found['nics'][number] => ({
  ...named(other(id), 'net0'),
  instanceId,
  ipStack,
  mac: 'A8:40:25:F0:00:01',
  primary: true,
  subnetId: BERTHS,
  vpcId: QUAY,
})

/** The objects of the worked example. */
export const tidewater: Found = {
  host: 'https://recovery.sys.example.com',
  release: 22,
  project: named(PROJECT, 'tidewater', 'Harbour control, ${env} is literal'),
  user: { id: other(1) },
  people: { [ADA]: 'ada' },
  roles: [{ identityId: ADA, identityType: 'silo_user', roleName: 'admin' }],
  ownKeys: [],
  pools: [{ ...named(PUBLIC, 'public'), ipVersion: 'v4', isDefault: true, poolType: 'unicast' }],
  subnetPools: [],
  images: [
    { ...named(DEBIAN, 'debian-12'), blockSize: 512, os: 'debian', version: '12', size: 2 ** 31 },
  ],
  vpcs: [
    {
      ...named(QUAY, 'quay', 'Cranes and gates'),
      dnsName: 'quay',
      ipv6Prefix: 'fd4b:9c1e:77a0::/48',
      projectId: PROJECT,
      systemRouterId: quay.router.id,
    },
    {
      ...named(DEFAULT_VPC, 'default', 'Default VPC'),
      dnsName: 'default',
      ipv6Prefix: 'fd00::/48',
      projectId: PROJECT,
      systemRouterId: unused.router.id,
    },
  ],
  rules: [
    ...vpcRules(QUAY, 'quay', 30),
    rule(QUAY, 31, 'berths-https', 'HTTPS and the "gate" port', {
      priority: 100,
      targets: [{ type: 'instance', value: 'crane-2' }],
      filters: {
        hosts: [{ type: 'ip_net', value: '203.0.113.0/24' }],
        ports: ['443', '8400-8410'],
        protocols: [{ type: 'tcp' }, { type: 'icmp', value: { icmpType: 8, code: '0' } }],
      },
    }),
    ...vpcRules(DEFAULT_VPC, 'default', 32),
    rule(DEFAULT_VPC, 33, 'allow-ssh', 'SSH', {
      priority: 65534,
      targets: [{ type: 'vpc', value: 'default' }],
      filters: { hosts: null, ports: ['22'], protocols: [{ type: 'tcp' }] },
    }),
    rule(DEFAULT_VPC, 34, 'allow-icmp', 'ICMP', {
      priority: 65534,
      targets: [{ type: 'vpc', value: 'default' }],
      filters: { hosts: null, ports: null, protocols: [{ type: 'icmp', value: null }] },
    }),
  ],
  subnets: [
    quay.subnet,
    {
      ...named(BERTHS, 'berths'),
      vpcId: QUAY,
      ipv4Block: '10.20.0.0/24',
      ipv6Block: 'fd4b:9c1e:77a0:5d::/64',
      customRouterId: PILOT,
    },
    unused.subnet,
  ],
  routers: [
    quay.router,
    { ...named(PILOT, 'pilot', 'Sends the yard through crane-1'), kind: 'custom', vpcId: QUAY },
    unused.router,
  ],
  routes: [
    ...quay.routes,
    {
      ...named('8a1d2c3b-4e5f-4a6b-9c7d-8e9f0a1b2006', 'to-yard', 'Yard network behind crane-1'),
      kind: 'custom',
      vpcRouterId: PILOT,
      destination: { type: 'ip_net', value: '192.168.40.0/24' },
      target: { type: 'instance', value: 'crane-1' },
    },
    ...unused.routes,
  ],
  gateways: [quay.gateway, unused.gateway],
  gatewayPools: [quay.pool, unused.pool],
  gatewayAddresses: [],
  nics: [
    nic(40, CRANE_1, {
      type: 'dual_stack',
      value: {
        v4: { ip: '10.20.0.5', transitIps: ['192.168.40.0/24'] },
        v6: { ip: 'fd4b:9c1e:77a0:5d::5', transitIps: [] },
      },
    }),
    nic(41, CRANE_2, { type: 'v4', value: { ip: '10.20.0.6', transitIps: [] } }),
  ],
  disks: [
    disk(CARGO, 'cargo', 100, CRANE_1, { description: 'Manifests', blockSize: 4096 }),
    disk(BOOT_1, 'crane-1-boot', 20, CRANE_1, { imageId: DEBIAN }),
    disk(BOOT_2, 'crane-2-boot', 20, CRANE_2, { imageId: DEBIAN }),
  ],
  snapshots: [],
  floatingIps: [
    {
      ...named(GANGWAY, 'gangway', 'Public address of crane-1'),
      instanceId: CRANE_1,
      ip: '198.51.100.20',
      ipPoolId: PUBLIC,
      projectId: PROJECT,
    },
  ],
  externalSubnets: [],
  affinityGroups: [],
  antiAffinityGroups: [],
  memberships: [],
  instances: [
    instance(CRANE_1, 'crane-1', 8, 4, BOOT_1, {
      description: 'Gate controller',
      autoRestartPolicy: 'best_effort',
    }),
    instance(CRANE_2, 'crane-2', 4, 2, BOOT_2, {}),
  ],
  externalIps: [
    {
      instanceId: CRANE_2,
      value: { kind: 'ephemeral', ip: '198.51.100.30', ipPoolId: PUBLIC },
    },
  ],
  sshKeys: [
    {
      instanceId: CRANE_1,
      value: {
        ...named('3d0a4c0e-98b1-4a59-9d0b-5a1e0d9f7c02', 'laptop'),
        publicKey: 'ssh-ed25519 AAAA',
        siloUserId: ADA,
      },
    },
  ],
  hasSshKeys: true,
  system: NO_SYSTEM,
  unread: [],
}
