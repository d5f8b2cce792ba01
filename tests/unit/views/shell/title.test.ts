import { describe, expect, it } from 'vitest'
import { wholeTable as routes } from '../../../../tools/whole-table'
import { matchRoute } from '@/store/routing/match'
import { pageTitle } from '@/views/shell/route-names'

const crumbsAt = (path: string) => {
  const { route, params } = matchRoute(routes, path) ?? {}
  return route?.crumbs?.(params ?? {}) ?? []
}
const titleAt = (path: string) => pageTitle(crumbsAt(path))
const breadcrumbsAt = (path: string) =>
  crumbsAt(path)
    .filter(({ titleOnly }) => !titleOnly)
    .map(({ label }) => label)

describe('the title of the document', () => {
  it.each([
    ['/login/maze-war/local', 'Basalt Console'],
    ['/nonexistent', 'Basalt Console'],
    ['/projects', 'Projects / Basalt Console'],
    ['/projects-new', 'New project / Projects / Basalt Console'],
    ['/projects/mock-project/edit', 'Edit project / Projects / Basalt Console'],
    ['/projects/mock-project/instances', 'Instances / mock-project / Projects / Basalt Console'],
    [
      '/projects/mock-project/disks-new',
      'New disk / Disks / mock-project / Projects / Basalt Console',
    ],
    [
      '/projects/mock-project/affinity/spread',
      'spread / Affinity / mock-project / Projects / Basalt Console',
    ],
    [
      '/projects/mock-project/instances/db1/storage',
      'Storage / db1 / Instances / mock-project / Projects / Basalt Console',
    ],
    ['/settings/profile', 'Profile / Settings / Basalt Console'],
    ['/system/silos', 'Silos / Basalt Console'],
    ['/system/networking/ip-pools', 'IP pools / Basalt Console'],
  ])('at %s is %s', (path, title) => {
    expect(titleAt(path)).toBe(title)
  })
})

describe('breadcrumbs', () => {
  it('omit parts that are only in the title', () => {
    expect(breadcrumbsAt('/projects-new')).toEqual(['Projects'])
    expect(breadcrumbsAt('/projects/mock-project/disks-new')).toEqual([
      'Projects',
      'mock-project',
      'Disks',
    ])
  })

  it('start at the projects and end at the tab of an instance', () => {
    expect(breadcrumbsAt('/projects/mock-project/instances/db1/networking')).toEqual([
      'Projects',
      'mock-project',
      'Instances',
      'db1',
      'Networking',
    ])
  })
})
