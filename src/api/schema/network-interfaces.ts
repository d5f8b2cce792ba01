import { z } from 'zod'
import { IpNet, MacAddr, Vni } from './addresses'
import { Name, ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'
import { flag, ip, uint8, uuid } from './scalars'

/** An instance's connection to a subnet. */
export const InstanceNetworkInterface = z.object({
  ...identityMetadata,
  instanceId: uuid,
  ip,
  mac: MacAddr,
  primary: z.boolean(),
  subnetId: uuid,
  transitIps: z.array(IpNet).default([]),
  vpcId: uuid,
})
export type InstanceNetworkInterface = z.infer<typeof InstanceNetworkInterface>

export const InstanceNetworkInterfaceResultsPage = ResultsPage(InstanceNetworkInterface)
export type InstanceNetworkInterfaceResultsPage = ResultsPage<InstanceNetworkInterface>

/** Without `ip` the lowest free address of the subnet is taken. */
export const InstanceNetworkInterfaceCreate = z.object({
  ...identityCreate,
  ip: ip.nullish(),
  subnetName: Name,
  vpcName: Name,
})
export type InstanceNetworkInterfaceCreate = z.infer<typeof InstanceNetworkInterfaceCreate>

/** The interfaces an instance is born with. */
export const InstanceNetworkInterfaceAttachment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), params: z.array(InstanceNetworkInterfaceCreate) }),
  z.object({ type: z.enum(['default', 'none']) }),
])
export type InstanceNetworkInterfaceAttachment = z.infer<typeof InstanceNetworkInterfaceAttachment>

/** Transit addresses left out are cleared. `primary` can only be given, not taken. */
export const InstanceNetworkInterfaceUpdate = z.object({
  ...identityUpdate,
  primary: flag.default(false),
  transitIps: z.array(IpNet).default([]),
})
export type InstanceNetworkInterfaceUpdate = z.input<typeof InstanceNetworkInterfaceUpdate>

/** What the interface belongs to. */
export const NetworkInterfaceKind = z.object({
  type: z.enum(['instance', 'service', 'probe']),
  id: uuid,
})
export type NetworkInterfaceKind = z.infer<typeof NetworkInterfaceKind>

/** An interface as the hardware sees it. */
export const NetworkInterface = z.object({
  id: uuid,
  ip,
  kind: NetworkInterfaceKind,
  mac: MacAddr,
  name: Name,
  primary: z.boolean(),
  slot: uint8,
  subnet: IpNet,
  transitIps: z.array(IpNet).default([]),
  vni: Vni,
})
export type NetworkInterface = z.infer<typeof NetworkInterface>
