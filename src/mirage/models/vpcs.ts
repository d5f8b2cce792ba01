import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  RouterRoute,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '@/api/generated/types'
import type { Stored } from './stored'

export type VpcRecord = Stored<Vpc>
export type SubnetRecord = Stored<VpcSubnet>
export type RouterRecord = Stored<VpcRouter>
export type RouteRecord = Stored<RouterRoute> & {
  /** The subnet that this route was generated for. */
  readonly subnetId: string | null
}
export type FirewallRuleRecord = Stored<VpcFirewallRule>
export type GatewayRecord = Stored<InternetGateway>
export type GatewayPoolRecord = Stored<InternetGatewayIpPool>
export type GatewayAddressRecord = Stored<InternetGatewayIpAddress>
