import { describe, expect, it } from 'vitest'
import {
  isSectionActive,
  isSectionHighlighted,
  PROJECTS,
  sectionLinks,
} from '@/store/routing/sections'

const labels = (layout: Parameters<typeof sectionLinks>[0]) =>
  sectionLinks(layout, { project: 'web' }).map(({ label, to }) => `${label} ${to}`)

describe('the pages of a section', () => {
  it('are those of the silo', () => {
    expect(labels('silo')).toEqual([
      'Projects /projects',
      'Images /images',
      'Utilization /utilization',
      'Access /access',
    ])
  })

  it('are those of the project', () => {
    expect(labels('project')).toEqual([
      'Instances /projects/web/instances',
      'Disks /projects/web/disks',
      'Snapshots /projects/web/snapshots',
      'Images /projects/web/images',
      'VPCs /projects/web/vpcs',
      'Floating IPs /projects/web/floating-ips',
      'Affinity /projects/web/affinity',
      'Access /projects/web/access',
    ])
  })

  it('are those of the system', () => {
    expect(labels('system')).toEqual([
      'Silos /system/silos',
      'Utilization /system/utilization',
      'Inventory /system/inventory/sleds',
      'IP Pools /system/networking/ip-pools',
    ])
  })

  it('are those of the settings', () => {
    expect(labels('settings')).toEqual(['Profile /settings/profile', 'SSH Keys /settings/ssh-keys'])
  })

  it('are none before signing in', () => {
    expect(labels('public')).toEqual([])
  })
})

const link = (label: string, layout: Parameters<typeof sectionLinks>[0] = 'project') => {
  const found = sectionLinks(layout, { project: 'web' }).find(each => each.label === label)
  if (!found) throw new Error(label)
  return found
}

describe('the present page', () => {
  it.each([
    ['/projects/web/instances', true],
    ['/projects/web/instances/db1/storage', true],
    ['/projects/web/instances-new', false],
    ['/projects/web/instances2', false],
    ['/projects/web/disks', false],
  ])('at %s, is that Instances? %s', (path, isActive) => {
    expect(isSectionActive(link('Instances'), path)).toBe(isActive)
  })

  it('is the inventory anywhere below it', () => {
    const inventory = link('Inventory', 'system')
    expect(isSectionActive(inventory, '/system/inventory/disks')).toBe(true)
    expect(isSectionActive(inventory, '/system/inventory/sleds/1/instances')).toBe(true)
    expect(isSectionActive(inventory, '/system/silos')).toBe(false)
  })

  it('is, of the projects, only their list where that is asked for', () => {
    expect(isSectionActive(PROJECTS, '/projects/web/edit')).toBe(true)
    expect(isSectionActive({ ...PROJECTS, isExact: true }, '/projects')).toBe(true)
    expect(isSectionActive({ ...PROJECTS, isExact: true }, '/projects/web/instances')).toBe(false)
  })

  it('only lights up where one more of the kind is being made', () => {
    expect(isSectionHighlighted(link('Instances'), '/projects/web/instances-new')).toBe(true)
    expect(isSectionHighlighted(link('Disks'), '/projects/web/instances-new')).toBe(false)
  })
})
