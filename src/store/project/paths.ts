import { definePath, type PathParams } from '@/store/routing/path'

/** The addresses of a project's pages. */
export const projectPaths = {
  project: definePath('/projects/:project'),
  instances: definePath('/projects/:project/instances'),
  instanceCreate: definePath('/projects/:project/instances-new'),
  /** Prefilled with the values of another instance, or with an image by its id. */
  instanceCreateFrom: definePath('/projects/:project/instances-new?from&image'),
  instance: definePath('/projects/:project/instances/:instance'),
  instanceStorage: definePath('/projects/:project/instances/:instance/storage'),
  /** With the panel of a disk over it. */
  instanceDisk: definePath('/projects/:project/instances/:instance/storage?disk'),
  instanceNetworking: definePath('/projects/:project/instances/:instance/networking'),
  instanceMetrics: definePath('/projects/:project/instances/:instance/metrics'),
  instanceMetricsCpu: definePath('/projects/:project/instances/:instance/metrics/cpu'),
  instanceMetricsDisk: definePath('/projects/:project/instances/:instance/metrics/disk'),
  instanceMetricsNetwork: definePath('/projects/:project/instances/:instance/metrics/network'),
  instanceConnect: definePath('/projects/:project/instances/:instance/connect'),
  instanceSettings: definePath('/projects/:project/instances/:instance/settings'),
  instanceReachability: definePath('/projects/:project/instances/:instance/reachability'),
  serialConsole: definePath('/projects/:project/instances/:instance/serial-console'),
  disks: definePath('/projects/:project/disks'),
  diskCreate: definePath('/projects/:project/disks-new'),
  /** Prefilled with the source of that id. */
  diskCreateFrom: definePath('/projects/:project/disks-new?image&snapshot'),
  disk: definePath('/projects/:project/disks/:disk'),
  /** With the panel of what a disk was made from over the disks, by its id. */
  diskImage: definePath('/projects/:project/disks?image'),
  diskSnapshot: definePath('/projects/:project/disks?snapshot'),
  snapshots: definePath('/projects/:project/snapshots'),
  snapshotCreate: definePath('/projects/:project/snapshots-new'),
  snapshot: definePath('/projects/:project/snapshots/:snapshot'),
  imageCreate: definePath('/projects/:project/snapshots/:snapshot/images-new'),
  images: definePath('/projects/:project/images'),
  imageUpload: definePath('/projects/:project/images-new'),
  /** `back` is the address of the new instance that the image is for. */
  imageUploadFor: definePath('/projects/:project/images-new?back'),
  image: definePath('/projects/:project/images/:image/edit'),
  vpcs: definePath('/projects/:project/vpcs'),
  vpcCreate: definePath('/projects/:project/vpcs-new'),
  vpc: definePath('/projects/:project/vpcs/:vpc'),
  vpcEdit: definePath('/projects/:project/vpcs/:vpc/edit'),
  firewallRules: definePath('/projects/:project/vpcs/:vpc/firewall-rules'),
  firewallRuleCreate: definePath('/projects/:project/vpcs/:vpc/firewall-rules-new'),
  firewallRuleClone: definePath('/projects/:project/vpcs/:vpc/firewall-rules-new/:rule'),
  firewallRule: definePath('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit'),
  subnets: definePath('/projects/:project/vpcs/:vpc/subnets'),
  subnetCreate: definePath('/projects/:project/vpcs/:vpc/subnets-new'),
  subnet: definePath('/projects/:project/vpcs/:vpc/subnets/:subnet/edit'),
  subnetAddresses: definePath('/projects/:project/vpcs/:vpc/subnets/:subnet/addresses'),
  routers: definePath('/projects/:project/vpcs/:vpc/routers'),
  routerCreate: definePath('/projects/:project/vpcs/:vpc/routers-new'),
  router: definePath('/projects/:project/vpcs/:vpc/routers/:router'),
  routerEdit: definePath('/projects/:project/vpcs/:vpc/routers/:router/edit'),
  routeCreate: definePath('/projects/:project/vpcs/:vpc/routers/:router/routes-new'),
  route: definePath('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit'),
  internetGateways: definePath('/projects/:project/vpcs/:vpc/internet-gateways'),
  internetGatewayCreate: definePath('/projects/:project/vpcs/:vpc/internet-gateways-new'),
  gatewayPoolAttach: definePath(
    '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new',
  ),
  gatewayAddressAttach: definePath(
    '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses-new',
  ),
  internetGateway: definePath('/projects/:project/vpcs/:vpc/internet-gateways/:gateway'),
  topology: definePath('/projects/:project/vpcs/:vpc/topology'),
  floatingIps: definePath('/projects/:project/floating-ips'),
  /** With the panel of an IP pool over the floating IPs. */
  floatingIpPool: definePath('/projects/:project/floating-ips?pool'),
  floatingIpCreate: definePath('/projects/:project/floating-ips-new'),
  floatingIp: definePath('/projects/:project/floating-ips/:floatingIp/edit'),
  externalSubnets: definePath('/projects/:project/external-subnets'),
  externalSubnetCreate: definePath('/projects/:project/external-subnets-new'),
  externalSubnet: definePath('/projects/:project/external-subnets/:externalSubnet/edit'),
  affinity: definePath('/projects/:project/affinity'),
  affinityGroupCreate: definePath('/projects/:project/affinity/affinity-groups-new'),
  affinityGroup: definePath('/projects/:project/affinity/affinity-groups/:affinityGroup'),
  affinityGroupEdit: definePath('/projects/:project/affinity/affinity-groups/:affinityGroup/edit'),
  antiAffinityGroupCreate: definePath('/projects/:project/affinity/anti-affinity-groups-new'),
  /** Redirects to the previous path. */
  antiAffinityGroupCreateToo: definePath('/projects/:project/anti-affinity-groups-new'),
  antiAffinityGroup: definePath('/projects/:project/affinity/:antiAffinityGroup'),
  antiAffinityGroupEdit: definePath('/projects/:project/affinity/:antiAffinityGroup/edit'),
  metrics: definePath('/projects/:project/metrics'),
  access: definePath('/projects/:project/access'),
  delete: definePath('/projects/:project/delete'),
}

/** The parameters of one of these addresses. */
export type ProjectParams<Page extends keyof typeof projectPaths> = PathParams<
  (typeof projectPaths)[Page]
>
