import { expect, it } from 'vitest'
import { docs } from '@/views/shared/docs/docs'

/** What the product promises, typed by hand: what each page offers to read, in this order. */
const promised = {
  projects: ['projects', 'Key Concepts', 'Projects'],
  siloAccess: ['access', 'Key Concepts', 'Access Control'],
  projectAccess: ['access', 'Key Concepts', 'Access Control'],
  sshKeys: ['SSH keys', 'SSH Keys'],
  siloImages: ['Images', 'Images'],
  projectImages: ['Images', 'Images'],
  siloUtilization: ['utilization', 'Metrics'],
  systemUtilization: ['utilization', 'Metrics'],
  instances: ['instances', 'Instances', 'Remote Access', 'Instance Actions'],
  instanceCreate: ['instances', 'Instances', 'Instance Actions', 'Quick Start'],
  disks: ['disks', 'Disks and Snapshots'],
  snapshots: ['snapshots', 'Disks and Snapshots'],
  floatingIps: ['floating IPs', 'Floating IPs'],
  vpcs: ['VPCs', 'Networking', 'Firewall Rules'],
  routers: ['Routers', 'Custom Routers'],
  silos: ['silos', 'Silos'],
  silo: ['silos', 'Silos', 'Identity Providers', 'IP Pools', 'Access Control'],
  inventory: ['inventory', 'Server Sleds', 'Storage'],
  ipPools: ['IP pools', 'IP Pools'],
}

it('offers the promised guides', () => {
  const offered = Object.entries(docs).map(([id, { heading, links }]) => [
    id,
    [heading, ...links.map(({ label }) => label)],
  ])
  expect(Object.fromEntries(offered)).toEqual(promised)
})

it('leads to the guides of the platform', () => {
  for (const { href } of Object.values(docs).flatMap(({ links }) => [...links]))
    expect(href).toMatch(/^https:\/\/docs\.oxide\.computer\/guides\/[a-z]/)
})
