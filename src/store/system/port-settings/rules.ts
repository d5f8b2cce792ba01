import type {
  ImportExportPolicy,
  LinkFec,
  LinkSpeed,
  RouterPeerType,
  SwitchPortGeometry,
} from '@/api/generated/types'

/** How many links a port of a geometry can have. */
export const LINKS_BY_GEOMETRY: Record<SwitchPortGeometry, number> = {
  qsfp28x1: 1,
  qsfp28x2: 2,
  sfp28x4: 4,
}

export const geometryLabels: Record<SwitchPortGeometry, string> = {
  qsfp28x1: 'QSFP28 × 1',
  qsfp28x2: 'QSFP28 × 2',
  sfp28x4: 'SFP28 × 4',
}

/** `speed100_g` as on a data sheet. */
export const speedLabel = (speed: LinkSpeed): string => `${speed.slice(5, -2)} Gbit/s`

export const fecLabels: Record<LinkFec, string> = {
  firecode: 'FireCode',
  none: 'None',
  rs: 'Reed–Solomon',
}

/** A peer’s address, or how it is found without one. */
export const peerAddress = (addr: RouterPeerType): string =>
  addr.type === 'numbered' ? addr.targetAddr : 'Unnumbered'

/** The prefixes that are let through. */
export const policyText = (policy: ImportExportPolicy): string => {
  if (policy.type === 'no_filtering') return 'All'
  return policy.value.length > 0 ? policy.value.join(', ') : 'None'
}
