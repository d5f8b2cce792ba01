import type { Handlers } from '../server/route'
import { accessTokenRoutes } from './access-tokens'
import { addressLotRoutes } from './address-lots'
import { affinityGroupRoutes, antiAffinityGroupRoutes } from './affinity'
import { alertReceiverRoutes } from './alert-receivers'
import { alertRoutes } from './alerts'
import { allowListRoutes } from './allow-list'
import { auditLogRoutes } from './audit-log'
import { authSettingsRoutes } from './auth-settings'
import { bfdRoutes } from './bfd'
import { bgpRoutes } from './bgp'
import { bgpAnnounceSetRoutes } from './bgp-announce-sets'
import { bgpSessionRoutes } from './bgp-sessions'
import { builtinUserRoutes } from './builtin-users'
import { capacityMetricRoutes } from './capacity-metrics'
import { certificateRoutes } from './certificates'
import { currentUserRoutes } from './current-user'
import { deviceGrantRoutes } from './device-grants'
import { diskAdoptionRoutes } from './disk-adoption'
import { diskImportRoutes } from './disk-imports'
import { diskRoutes } from './disks'
import { externalIpRoutes } from './external-ips'
import { externalSubnetRoutes } from './external-subnets'
import { firewallRoutes } from './firewall'
import { floatingIpRoutes } from './floating-ips'
import { gatewayAddressRoutes } from './gateway-addresses'
import { gatewayPoolRoutes } from './gateway-pools'
import { hardwareRoutes } from './hardware'
import { identityProviderRoutes } from './identity-providers'
import { imageRoutes } from './images'
import { instanceDiskRoutes } from './instance-disks'
import { instancePowerRoutes } from './instance-power'
import { instanceRoutes } from './instances'
import { internetGatewayRoutes } from './internet-gateways'
import { ipPoolRangeRoutes } from './ip-pool-ranges'
import { ipPoolSiloRoutes } from './ip-pool-silos'
import { ipPoolRoutes } from './ip-pools'
import { lldpRoutes } from './lldp'
import { localUserRoutes } from './local-users'
import { loopbackAddressRoutes } from './loopback-addresses'
import { multicastGroupRoutes } from './multicast-groups'
import { networkInterfaceRoutes } from './network-interfaces'
import { networkingSettingsRoutes } from './networking-settings'
import { pingRoutes } from './ping'
import { policyRoutes } from './policies'
import { probeRoutes } from './probes'
import { projectRoutes } from './projects'
import { rackMembershipRoutes } from './rack-membership'
import { routerRoutes } from './routers'
import { routeRoutes } from './routes'
import { samlLoginRoutes } from './saml-login'
import { scimTokenRoutes } from './scim-tokens'
import { serialConsoleRoutes } from './serial-consoles'
import { sessionRoutes } from './sessions'
import { siloIpPoolRoutes } from './silo-ip-pools'
import { siloQuotaRoutes } from './silo-quotas'
import { siloRoutes } from './silos'
import { sledRoutes } from './sleds'
import { snapshotRoutes } from './snapshots'
import { sshKeyRoutes } from './ssh-keys'
import { subnetPoolSiloRoutes } from './subnet-pool-silos'
import { subnetPoolRoutes } from './subnet-pools'
import { subnetRoutes } from './subnets'
import { supportBundleRoutes } from './support-bundles'
import { switchPortSettingsRoutes } from './switch-port-settings'
import { switchPortRoutes } from './switch-ports'
import { systemUpdateRoutes } from './system-updates'
import { timeseriesRoutes } from './timeseries'
import { trustRootRoutes } from './trust-roots'
import { userRoutes } from './users'
import { utilizationRoutes } from './utilization'
import { vpcRoutes } from './vpcs'
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
