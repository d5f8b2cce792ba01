import { describe, expect, it } from 'vitest'
import { layouts as frames, siloSections, systemEntries } from '@/store/layouts'
import {
  isSectionActive,
  isSectionHighlighted,
  sectionLink,
  type Section,
} from '@/store/routing/layout'
import { systemLayout } from '@/store/system/layout'
import { systemPaths } from '@/store/system/paths'
import { lateIcons } from '@/views/shared/late-icons'

const layouts = { ...frames, system: systemLayout }

const linksOf = (layout: keyof typeof layouts) =>
  (layouts[layout].sections as readonly Section[]).map(section =>
    sectionLink(section, { project: 'web' }),
  )

const labels = (layout: keyof typeof layouts) =>
  linksOf(layout).map(({ label, to }) => `${label} ${to}`)

describe('the sections of a layout', () => {
  it('of the silo are its pages', () => {
    expect(labels('silo')).toEqual([
      'Home /home',
      'Projects /projects',
      'Images /images',
      'Utilization /utilization',
      'Access /access',
      'Multicast groups /multicast-groups',
      'Users and groups /users',
      'Certificates /certificates',
      'Sign-in settings /sign-in-settings',
    ])
  })

  it('of a project are its pages', () => {
    expect(labels('project')).toEqual([
      'Instances /projects/web/instances',
      'Disks /projects/web/disks',
      'Snapshots /projects/web/snapshots',
      'Images /projects/web/images',
      'VPCs /projects/web/vpcs',
      'Floating IPs /projects/web/floating-ips',
      'External subnets /projects/web/external-subnets',
      'Affinity /projects/web/affinity',
      'Metrics /projects/web/metrics',
      'Access /projects/web/access',
    ])
  })

  it('of the system are its pages', () => {
    expect(labels('system')).toEqual([
      'Home /system/home',
      'Silos /system/silos',
      'Utilization /system/utilization',
      'Metrics /system/metrics',
      'Inventory /system/inventory/sleds',
      'IP pools /system/networking/ip-pools',
      'Subnet pools /system/networking/subnet-pools',
      'Networking map /system/networking/map',
      'Switch ports /system/networking/switch-ports',
      'Port settings /system/networking/port-settings',
      'Address lots /system/networking/address-lots',
      'Loopback addresses /system/networking/loopback-addresses',
      'BGP /system/networking/bgp',
      'BFD /system/networking/bfd',
      'Allow list /system/networking/allow-list',
      'Networking settings /system/networking/settings',
      'Fleet access /system/access',
      'System update /system/update',
      'Audit log /system/audit-log',
      'Alerting /system/alerting',
      'Support bundles /system/support-bundles',
      'Issues /system/issues',
    ])
  })

  it('of the settings are its pages', () => {
    expect(labels('settings')).toEqual([
      'Profile /settings/profile',
      'SSH keys /settings/ssh-keys',
      'Access tokens /settings/access-tokens',
      'Recording /settings/recording',
    ])
  })

  it('have an icon each', () => {
    for (const { sections } of Object.values(layouts))
      for (const { id } of sections) expect(lateIcons, id).toHaveProperty(id)
  })

  it('of the system are the ones that other pages lead to', () => {
    expect(systemEntries).toEqual({
      home: systemPaths.silos(),
      update: systemPaths.update(),
      auditLog: systemPaths.auditLog(),
      networkingSettings: systemPaths.networkingSettings(),
    })
  })

  it('are empty before login', () => {
    expect(labels('public')).toEqual([])
  })
})

const link = (label: string, layout: keyof typeof layouts = 'project') => {
  const found = linksOf(layout).find(each => each.label === label)
  if (!found) throw new Error(label)
  return found
}

describe('the active section', () => {
  it.each([
    ['/projects/web/instances', true],
    ['/projects/web/instances/db1/storage', true],
    ['/projects/web/instances-new', false],
    ['/projects/web/instances2', false],
    ['/projects/web/disks', false],
  ])('at %s: Instances is active: %s', (path, isActive) => {
    expect(isSectionActive(link('Instances'), path)).toBe(isActive)
  })

  it('is the inventory for all its pages', () => {
    const inventory = link('Inventory', 'system')
    expect(isSectionActive(inventory, '/system/inventory/disks')).toBe(true)
    expect(isSectionActive(inventory, '/system/inventory/sleds/1/instances')).toBe(true)
    expect(isSectionActive(inventory, '/system/silos')).toBe(false)
  })

  it('is the projects only for their list, if exact', () => {
    const projects = sectionLink(siloSections.projects)
    expect(isSectionActive(projects, '/projects/web/edit')).toBe(true)
    expect(isSectionActive({ ...projects, isExact: true }, '/projects')).toBe(true)
    expect(isSectionActive({ ...projects, isExact: true }, '/projects/web/instances')).toBe(false)
  })

  it('is highlighted, but not active, while a new object is being created', () => {
    expect(isSectionHighlighted(link('Instances'), '/projects/web/instances-new')).toBe(true)
    expect(isSectionHighlighted(link('Disks'), '/projects/web/instances-new')).toBe(false)
  })
})
