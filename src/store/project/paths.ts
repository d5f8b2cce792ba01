import { definePath } from '@/store/routing/path'

/** The addresses of a project's pages. */
export const projectPaths = {
  project: definePath('/projects/:project'),
  instances: definePath('/projects/:project/instances'),
  instanceCreate: definePath('/projects/:project/instances-new'),
  instance: definePath('/projects/:project/instances/:instance'),
  instanceStorage: definePath('/projects/:project/instances/:instance/storage'),
  instanceNetworking: definePath('/projects/:project/instances/:instance/networking'),
  instanceMetrics: definePath('/projects/:project/instances/:instance/metrics{/:metric}'),
  instanceConnect: definePath('/projects/:project/instances/:instance/connect'),
  instanceSettings: definePath('/projects/:project/instances/:instance/settings'),
  serialConsole: definePath('/projects/:project/instances/:instance/serial-console'),
  disks: definePath('/projects/:project/disks'),
  diskCreate: definePath('/projects/:project/disks-new'),
  snapshots: definePath('/projects/:project/snapshots'),
  images: definePath('/projects/:project/images'),
  imageUpload: definePath('/projects/:project/images-new'),
  vpcs: definePath('/projects/:project/vpcs'),
  vpcSubnets: definePath('/projects/:project/vpcs/:vpc/subnets'),
  vpcFirewallRules: definePath('/projects/:project/vpcs/:vpc/firewall-rules'),
  floatingIps: definePath('/projects/:project/floating-ips'),
  affinity: definePath('/projects/:project/affinity'),
  access: definePath('/projects/:project/access'),
}

/** The page of a new instance, filled in with what is known of another one. */
export const similarInstancePath = ({ project, from }: { project: string; from: string }) =>
  `${projectPaths.instanceCreate({ project })}?${new URLSearchParams({ from })}`
