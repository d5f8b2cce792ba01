import type { VpcFirewallRule } from '@/api/schema/firewall'
import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '@/api/schema/internet-gateways'
import type { RouterRoute, VpcRouter } from '@/api/schema/routers'
import type { VpcSubnet } from '@/api/schema/subnets'
import type { Vpc } from '@/api/schema/vpcs'
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
