/** First digits of the ids of seeded objects, one per kind, so that ids are recognizable. */
const KINDS = {
  silo: '51105110',
  user: '05e505e5',
  group: '960f960f',
  membership: '9e9e9e9e',
  project: '9507ec70',
  sshKey: '55e155e1',
  ipPool: '19001900',
  ipPoolRange: '19011901',
  ipPoolSilo: '19021902',
  multicastGroup: '9c459c45',
  multicastMember: '9c469c46',
  subnetPool: '5b005b00',
  subnetPoolMember: '5b015b01',
  subnetPoolSilo: '5b025b02',
  externalSubnet: 'e15be15b',
  externalIp: 'e1e1e1e1',
  floatingIp: 'f10af10a',
  instance: '1a5a1a5a',
  instanceSshKey: '1a5b1a5b',
  disk: 'd15cd15c',
  snapshot: '5a995a99',
  image: '1a9e1a9e',
  networkInterface: '21c021c0',
  vpc: '09c009c0',
  subnet: '5b0e5b0e',
  router: 'a0d0a0d0',
  route: 'a0d1a0d1',
  gateway: '9a7e9a7e',
  gatewayPool: '9a7f9a7f',
  gatewayAddress: '9a809a80',
  firewallRule: 'f15ef15e',
  affinityGroup: 'aff1aff1',
  antiAffinityGroup: 'aff2aff2',
  affinityMember: 'aff3aff3',
  antiAffinityMember: 'aff4aff4',
  identityProvider: '1d901d90',
  certificate: 'ce57ce57',
  accessToken: 'acce55ed',
  session: '5e555e55',
  scimToken: '5c105c10',
  rack: '5acc5acc',
  sled: '51ed51ed',
  uninitializedSled: '51ee51ee',
  physicalDisk: 'd15dd15d',
  unadoptedDisk: 'd15ed15e',
  adoptionRequest: 'd15fd15f',
  switch: '5c175c17',
  switchPort: '5c185c18',
  portSettings: '5c195c19',
  portPart: '5c1a5c1a',
  lldpConfig: '11d911d9',
  lldpNeighbor: '11da11da',
  addressLot: '10710710',
  addressLotBlock: '10710711',
  loopbackAddress: '10710712',
  bgpConfig: 'b69cb69c',
  announceSet: 'b69db69d',
  announcement: 'b69eb69e',
  bgpPeer: 'b69fb69f',
  importedRoute: 'b6a0b6a0',
  bfdSession: 'bfd0bfd0',
  auditEntry: 'a0d17a0d',
  auditRequest: 'a0d18a0d',
  alert: 'a1e57a1e',
  alertReceiver: 'a1e58a1e',
  alertDelivery: 'a1e59a1e',
  webhookSecret: 'a1e5aa1e',
  supportBundle: 'b0d1eb0d',
  targetRelease: '7a297a29',
  trustRoot: '7a2a7a2a',
  builtinUser: '05e605e6',
} as const

export type SeededKind = keyof typeof KINDS

/** The id of a seeded object. Stable, so that tests and bookmarks can rely on it. */
export const fixedId = (kind: SeededKind, number: number): string =>
  `${KINDS[kind]}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

/** The common fields of named seed objects; times are written as `2024-11-02T08:15`. */
export const named = (
  id: string,
  name: string,
  description: string,
  created: string,
  modified?: string,
) => {
  const timeCreated = utc(created)
  const timeModified = modified === undefined ? timeCreated : utc(modified)
  return { id, name, description, timeCreated, timeModified }
}

/** Expands an abbreviated time to the API's format, in UTC. */
export const utc = (time: string): string => {
  const [date, clock = '09:00:00'] = time.split('T')
  const full = /^\d\d:\d\d$/.test(clock) ? `${clock}:00` : clock.replace('Z', '')
  return `${date}T${full}Z`
}
