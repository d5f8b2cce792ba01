import { definePath } from '@/store/routing/path'

/** The addresses of a project's pages. */
export const projectPaths = {
  project: definePath('/projects/:project'),
  instances: definePath('/projects/:project/instances'),
  instanceCreate: definePath('/projects/:project/instances-new'),
  instance: definePath('/projects/:project/instances/:instance'),
  instanceStorage: definePath('/projects/:project/instances/:instance/storage'),
  instanceNetworking: definePath('/projects/:project/instances/:instance/networking'),
  instanceMetrics: definePath('/projects/:project/instances/:instance/metrics'),
  instanceMetricsCpu: definePath('/projects/:project/instances/:instance/metrics/cpu'),
  instanceMetricsDisk: definePath('/projects/:project/instances/:instance/metrics/disk'),
  instanceMetricsNetwork: definePath('/projects/:project/instances/:instance/metrics/network'),
  instanceConnect: definePath('/projects/:project/instances/:instance/connect'),
  instanceSettings: definePath('/projects/:project/instances/:instance/settings'),
  serialConsole: definePath('/projects/:project/instances/:instance/serial-console'),
  disks: definePath('/projects/:project/disks'),
  diskCreate: definePath('/projects/:project/disks-new'),
  disk: definePath('/projects/:project/disks/:disk'),
  snapshots: definePath('/projects/:project/snapshots'),
  snapshotCreate: definePath('/projects/:project/snapshots-new'),
  snapshot: definePath('/projects/:project/snapshots/:snapshot'),
  imageCreate: definePath('/projects/:project/snapshots/:snapshot/images-new'),
  images: definePath('/projects/:project/images'),
  imageUpload: definePath('/projects/:project/images-new'),
  image: definePath('/projects/:project/images/:image/edit'),
  vpcs: definePath('/projects/:project/vpcs'),
  vpcSubnets: definePath('/projects/:project/vpcs/:vpc/subnets'),
  vpcFirewallRules: definePath('/projects/:project/vpcs/:vpc/firewall-rules'),
  floatingIps: definePath('/projects/:project/floating-ips'),
  affinity: definePath('/projects/:project/affinity'),
  affinityGroupCreate: definePath('/projects/:project/affinity/affinity-groups-new'),
  affinityGroup: definePath('/projects/:project/affinity/affinity-groups/:affinityGroup'),
  affinityGroupEdit: definePath('/projects/:project/affinity/affinity-groups/:affinityGroup/edit'),
  antiAffinityGroupCreate: definePath('/projects/:project/affinity/anti-affinity-groups-new'),
  /** Leads to the one before. */
  antiAffinityGroupCreateToo: definePath('/projects/:project/anti-affinity-groups-new'),
  antiAffinityGroup: definePath('/projects/:project/affinity/:antiAffinityGroup'),
  antiAffinityGroupEdit: definePath('/projects/:project/affinity/:antiAffinityGroup/edit'),
  access: definePath('/projects/:project/access'),
}

/** The page of a new instance, filled in with what is known of another one. */
export const similarInstancePath = ({ project, from }: { project: string; from: string }) =>
  `${projectPaths.instanceCreate({ project })}?${new URLSearchParams({ from })}`
