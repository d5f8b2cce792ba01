import type { DocsPopoverProps } from '@/ui/DocsPopover/DocsPopover'

const GUIDES = 'https://docs.oxide.computer/guides/'

const guide = (label: string, path: string) => ({ label, href: GUIDES + path })

const projectConcepts = guide('Key Concepts', 'key-entities-and-concepts#_projects')
const policyConcepts = guide('Key Concepts', 'key-entities-and-concepts#iam-policy')
const access = guide('Access Control', 'configuring-access')
const images = guide('Images', 'creating-and-sharing-images')
const metrics = guide('Metrics', 'operator/system-metrics')
const instances = guide('Instances', 'deploying-workloads')
const instanceActions = guide('Instance Actions', 'managing-instances')
const silos = guide('Silos', 'operator/silo-management')
const ipPools = guide('IP Pools', 'operator/ip-pool-management')

const INSTANCES = 'Instances are virtual machines with the CPU, memory and disks you give them.'
const SILOS =
  'Silos separate tenants from each other: each has its own users, limits, policies and subdomain.'

/** What each page has to say about itself, and the guides to read on in. */
export const docs = {
  projects: {
    heading: 'projects',
    summary: 'Projects hold instances, disks, VPCs and all else that belongs together.',
    links: [projectConcepts, guide('Projects', 'onboarding-projects')],
  },
  siloAccess: {
    heading: 'access',
    summary:
      'Roles say who may view, edit or administer the silo and its projects. Of a role on the silo and one on a project, the stronger one counts.',
    links: [policyConcepts, access],
  },
  projectAccess: {
    heading: 'access',
    summary:
      'Roles say who may view, edit or administer this project. Roles on the silo hold here, too.',
    links: [policyConcepts, access],
  },
  sshKeys: {
    heading: 'SSH keys',
    summary: 'SSH keys let you into your instances securely, without a password.',
    links: [guide('SSH Keys', 'user-settings#_ssh_keys')],
  },
  siloImages: {
    heading: 'Images',
    summary:
      'Disks are made from images. Those of the silo were promoted from one of its projects.',
    links: [images],
  },
  projectImages: {
    heading: 'Images',
    summary: 'Disks are made from images. Upload one, or make one from a snapshot.',
    links: [images],
  },
  siloUtilization: {
    heading: 'utilization',
    summary: 'See how much CPU, memory and storage the silo uses.',
    links: [metrics],
  },
  systemUtilization: {
    heading: 'utilization',
    summary: 'See how much CPU, memory and storage the silos use of their quotas.',
    links: [metrics],
  },
  instances: {
    heading: 'instances',
    summary: INSTANCES,
    links: [instances, guide('Remote Access', 'remote-access'), instanceActions],
  },
  instanceCreate: {
    heading: 'instances',
    summary: INSTANCES,
    links: [instances, instanceActions, guide('Quick Start', 'quickstart')],
  },
  disks: {
    heading: 'disks',
    summary: 'Disks keep data, whatever becomes of the instances they are attached to.',
    links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots')],
  },
  snapshots: {
    heading: 'snapshots',
    summary: 'A snapshot is a disk as it was at one moment; an image can be made from it.',
    links: [guide('Disks and Snapshots', 'managing-disks-and-snapshots#_snapshots')],
  },
  floatingIps: {
    heading: 'floating IPs',
    summary:
      'Floating IPs exist by themselves: attach one to an instance, and detach it whenever you like.',
    links: [guide('Floating IPs', 'managing-floating-ips')],
  },
  vpcs: {
    heading: 'VPCs',
    summary: 'VPCs are private networks that keep instances apart from everything else.',
    links: [
      guide('Networking', 'configuring-guest-networking'),
      guide('Firewall Rules', 'configuring-guest-networking#_firewall_rules'),
    ],
  },
  routers: {
    heading: 'Routers',
    summary: 'Routers are collections of routes that say where traffic of a subnet goes.',
    links: [guide('Custom Routers', 'configuring-guest-networking#_custom_routers')],
  },
  silos: { heading: 'silos', summary: SILOS, links: [silos] },
  silo: {
    heading: 'silos',
    summary: SILOS,
    links: [
      silos,
      guide(
        'Identity Providers',
        'system/completing-rack-config#_configure_silo_identity_provider',
      ),
      ipPools,
      access,
    ],
  },
  inventory: {
    heading: 'inventory',
    summary: 'The sleds of the rack and the disks in them.',
    links: [
      guide('Server Sleds', 'architecture/service-processors#_server_sled'),
      guide('Storage', 'architecture/os-hypervisor-storage#_storage'),
    ],
  },
  ipPools: {
    heading: 'IP pools',
    summary: 'IP pools are collections of external addresses for the silos they are linked to.',
    links: [ipPools],
  },
} as const satisfies Record<string, DocsPopoverProps>

export type DocsId = keyof typeof docs
