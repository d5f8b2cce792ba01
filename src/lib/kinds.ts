/** What a kind of object is called. */
export interface KindNames {
  /** `IP pool`. */
  noun: string
  /** `port settings`, if `plural` does not give it. */
  nouns?: string
  /** The parameter that names an object in addresses of the console, if that is not the id. */
  param?: string
  /** The parts of the API's addresses that come before its name: `ip-pools`. */
  collections?: readonly string[]
  /** What the audit log calls it, if that is not the noun. */
  logged?: string
  /** Whether the audit log leads to its page. */
  isLinked?: true
}

/** The kinds of objects of the API, by the ids that the console gives them. */
export const KIND_NAMES = {
  instance: { noun: 'instance', collections: ['instances', 'instance'], isLinked: true },
  disk: { noun: 'disk', collections: ['disks'], isLinked: true },
  image: { noun: 'image', collections: ['images'], isLinked: true },
  snapshot: { noun: 'snapshot', collections: ['snapshots'], isLinked: true },
  floatingIp: { noun: 'floating IP', collections: ['floating-ips'], isLinked: true },
  ephemeralIp: { noun: 'ephemeral IP' },
  networkInterface: { noun: 'network interface', collections: ['network-interfaces'] },
  probe: { noun: 'probe', collections: ['probes'] },
  vpc: { noun: 'VPC', collections: ['vpcs'], isLinked: true },
  subnet: { noun: 'subnet', collections: ['vpc-subnets'], isLinked: true },
  router: { noun: 'router', collections: ['vpc-routers'] },
  route: { noun: 'route', collections: ['vpc-router-routes'] },
  gateway: { noun: 'internet gateway', collections: ['internet-gateways'] },
  gatewayPool: {
    noun: 'IP pool of an internet gateway',
    collections: ['internet-gateway-ip-pools'],
  },
  gatewayAddress: {
    noun: 'IP address of an internet gateway',
    collections: ['internet-gateway-ip-addresses'],
  },
  externalSubnet: { noun: 'external subnet', collections: ['external-subnets'] },
  affinityGroup: { noun: 'affinity group', collections: ['affinity-groups'] },
  antiAffinityGroup: { noun: 'anti-affinity group', collections: ['anti-affinity-groups'] },
  project: { noun: 'project', collections: ['projects'], isLinked: true },

  siloImage: { noun: 'silo image', param: 'image' },
  multicastGroup: { noun: 'multicast group', collections: ['multicast-groups'] },
  certificate: { noun: 'certificate', collections: ['certificates'] },
  user: { noun: 'user', collections: ['users', 'Users'] },
  group: { noun: 'group', collections: ['Groups'] },
  accessToken: { noun: 'access token', collections: ['access-tokens'] },
  sshKey: { noun: 'SSH key', collections: ['ssh-keys'] },

  silo: { noun: 'silo', collections: ['silos'], isLinked: true },
  identityProvider: { noun: 'identity provider', param: 'provider', collections: ['saml'] },
  scimToken: { noun: 'SCIM token', collections: ['tokens'] },
  pool: { noun: 'IP pool', collections: ['ip-pools'], isLinked: true },
  subnetPool: { noun: 'subnet pool', collections: ['subnet-pools'] },
  rack: { noun: 'rack', param: 'rackId', collections: ['racks'] },
  sled: { noun: 'sled', param: 'sledId', collections: ['sleds'], isLinked: true },
  physicalDisk: { noun: 'physical disk', param: 'diskId' },
  adoptionRequest: { noun: 'disk adoption request', collections: ['disk-adoption-request'] },
  switch: { noun: 'switch', param: 'switchId' },
  switchPort: { noun: 'switch port', param: 'portId', collections: ['switch-port'] },
  portSettings: {
    noun: 'port settings',
    nouns: 'port settings',
    param: 'settings',
    collections: ['switch-port-settings'],
    logged: 'switch port settings',
  },
  addressLot: { noun: 'address lot', param: 'lot', collections: ['address-lot'] },
  loopbackAddress: { noun: 'loopback address', collections: ['loopback-address'] },
  bgpConfig: { noun: 'BGP configuration', collections: ['bgp'] },
  announceSet: {
    noun: 'announce set',
    collections: ['bgp-announce-set'],
    logged: 'BGP announce set',
  },
  bgpPeer: { noun: 'BGP peer' },
  bfdSession: { noun: 'BFD session' },
  receiver: { noun: 'webhook', collections: ['alert-receivers', 'webhook-receivers'] },
  webhookSecret: { noun: 'webhook secret', collections: ['webhook-secrets'] },
  alert: { noun: 'alert', collections: ['alerts'] },
  supportBundle: { noun: 'support bundle', param: 'bundleId', collections: ['support-bundles'] },
  repository: { noun: 'update repository', collections: ['repositories'] },
  trustRoot: { noun: 'trust root', collections: ['trust-roots'] },
} as const satisfies Record<string, KindNames>

export type NamedKind = keyof typeof KIND_NAMES

/** The parameter that names an object of a kind in addresses of the console. */
export type ParamOf<Kind extends NamedKind> = (typeof KIND_NAMES)[Kind] extends {
  param: infer Param extends string
}
  ? Param
  : Kind
