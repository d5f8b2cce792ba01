import type { Handlers } from '../server/route'
import { accessTokenRoutes, currentUserRoutes, sshKeyRoutes } from './current-user'
import { addressLotRoutes, loopbackAddressRoutes } from './address-lots'
import { affinityGroupRoutes, antiAffinityGroupRoutes } from './affinity'
import { alertReceiverRoutes } from './alert-receivers'
import { alertRoutes } from './alerts'
import { allowListRoutes, networkingSettingsRoutes, pingRoutes } from './networking-settings'
import { auditLogRoutes } from './audit-log'
import { authSettingsRoutes, sessionRoutes } from './sessions'
import { bfdRoutes, bgpRoutes, bgpSessionRoutes } from './bgp'
import { bgpAnnounceSetRoutes } from './bgp-announce-sets'
import { builtinUserRoutes, localUserRoutes } from './local-users'
import { capacityMetricRoutes } from './capacity-metrics'
import { certificateRoutes } from './certificates'
import { deviceGrantRoutes } from './device-grants'
import { diskAdoptionRoutes } from './disk-adoption'
import { diskImportRoutes, diskRoutes } from './disks'
import { externalIpRoutes } from './external-ips'
import { externalSubnetRoutes } from './external-subnets'
import { firewallRoutes, routerRoutes, vpcRoutes } from './vpcs'
import { floatingIpRoutes } from './floating-ips'
import { gatewayAddressRoutes, gatewayPoolRoutes, internetGatewayRoutes } from './internet-gateways'
import { hardwareRoutes, rackMembershipRoutes, sledRoutes } from './sleds'
import { identityProviderRoutes } from './identity-providers'
import { imageRoutes } from './images'
import { instanceDiskRoutes, instancePowerRoutes } from './instance-disks'
import { instanceRoutes } from './instances'
import { ipPoolRangeRoutes, ipPoolSiloRoutes } from './ip-pool-ranges'
import { ipPoolRoutes } from './ip-pools'
import { lldpRoutes, switchPortSettingsRoutes, switchPortRoutes } from './switch-ports'
import { multicastGroupRoutes } from './multicast-groups'
import { networkInterfaceRoutes } from './network-interfaces'
import { policyRoutes } from './policies'
import { probeRoutes } from './probes'
import { projectRoutes } from './projects'
import { routeRoutes } from './routes'
import { samlLoginRoutes } from './saml-login'
import { scimTokenRoutes } from './scim-tokens'
import { serialConsoleRoutes } from './serial-consoles'
import { siloIpPoolRoutes } from './silo-ip-pools'
import { siloQuotaRoutes, utilizationRoutes } from './utilization'
import { siloRoutes } from './silos'
import { snapshotRoutes } from './snapshots'
import { subnetPoolSiloRoutes } from './subnet-pool-silos'
import { subnetPoolRoutes } from './subnet-pools'
import { subnetRoutes } from './subnets'
import { supportBundleRoutes } from './support-bundles'
import { systemUpdateRoutes, trustRootRoutes } from './system-updates'
import { timeseriesRoutes } from './timeseries'
import { userRoutes } from './users'
import { webhookRoutes } from './webhooks'

/** The handlers of all operations. */
export const handlers: Handlers = {
  ...accessTokenRoutes,
  ...addressLotRoutes,
  ...affinityGroupRoutes,
  ...alertReceiverRoutes,
  ...alertRoutes,
  ...allowListRoutes,
  ...antiAffinityGroupRoutes,
  ...auditLogRoutes,
  ...authSettingsRoutes,
  ...bfdRoutes,
  ...bgpAnnounceSetRoutes,
  ...bgpRoutes,
  ...bgpSessionRoutes,
  ...builtinUserRoutes,
  ...capacityMetricRoutes,
  ...certificateRoutes,
  ...currentUserRoutes,
  ...deviceGrantRoutes,
  ...diskAdoptionRoutes,
  ...diskImportRoutes,
  ...diskRoutes,
  ...externalIpRoutes,
  ...externalSubnetRoutes,
  ...firewallRoutes,
  ...floatingIpRoutes,
  ...gatewayAddressRoutes,
  ...gatewayPoolRoutes,
  ...hardwareRoutes,
  ...identityProviderRoutes,
  ...imageRoutes,
  ...instanceDiskRoutes,
  ...instancePowerRoutes,
  ...instanceRoutes,
  ...internetGatewayRoutes,
  ...ipPoolRangeRoutes,
  ...ipPoolRoutes,
  ...ipPoolSiloRoutes,
  ...lldpRoutes,
  ...localUserRoutes,
  ...loopbackAddressRoutes,
  ...multicastGroupRoutes,
  ...networkInterfaceRoutes,
  ...networkingSettingsRoutes,
  ...pingRoutes,
  ...policyRoutes,
  ...probeRoutes,
  ...projectRoutes,
  ...rackMembershipRoutes,
  ...routeRoutes,
  ...routerRoutes,
  ...samlLoginRoutes,
  ...scimTokenRoutes,
  ...serialConsoleRoutes,
  ...sessionRoutes,
  ...siloIpPoolRoutes,
  ...siloQuotaRoutes,
  ...siloRoutes,
  ...sledRoutes,
  ...snapshotRoutes,
  ...sshKeyRoutes,
  ...subnetPoolRoutes,
  ...subnetPoolSiloRoutes,
  ...subnetRoutes,
  ...supportBundleRoutes,
  ...switchPortRoutes,
  ...switchPortSettingsRoutes,
  ...systemUpdateRoutes,
  ...timeseriesRoutes,
  ...trustRootRoutes,
  ...userRoutes,
  ...utilizationRoutes,
  ...vpcRoutes,
  ...webhookRoutes,
}
