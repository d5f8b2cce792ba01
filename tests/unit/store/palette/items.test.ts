import { describe, expect, it } from 'vitest'
import { wholeTable as routes } from '../../../../tools/whole-table'
import { loadStarted } from '@/store/navigation/events'
import {
  paletteClosed,
  paletteOpened,
  paletteToggled,
  selectIsPaletteOpen,
} from '@/store/palette/slice'
import { selectPaletteItems, selectScreenActions } from '@/store/palette/items'
import { matchRoute } from '@/store/routing/match'
import type { Screen, ScreenActions } from '@/store/routing/route'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const signedIn = ({ isFleetViewer = false } = {}) => {
  const cache = createCache()
  cache.hold(
    { endpoint: 'currentUserView', args: {} },
    {
      id: 'u',
      displayName: 'Ada',
      siloId: 's',
      siloName: 'maze-war',
      fleetViewer: isFleetViewer,
      siloAdmin: false,
      timeCreated: '',
      timeModified: '',
    },
  )
  if (isFleetViewer) {
    cache.hold({ endpoint: 'systemPolicyView', args: {} }, { roleAssignments: [] })
  }
  return cache
}

const matchOf = (path: string) => {
  const match = matchRoute(routes, path)
  if (!match) throw new Error(`No route for ${path}`)
  return match
}

const offered = (cache: ReturnType<typeof createCache>, path: string) =>
  selectPaletteItems(cache.state(), matchOf(path), path).map(
    ({ group, label, to }) => `${group ?? '-'} | ${label} | ${to}`,
  )

const instances = (...names: string[]) => {
  const cache = signedIn()
  cache.hold(
    { endpoint: 'instanceList', args: { query: { project: 'web', limit: 25 } } },
    { items: names.map(name => instanceWith({ id: name, name })) },
  )
  return cache
}

describe('the items of the palette', () => {
  it('are those of the page, then of the section, then of all pages', () => {
    expect(offered(instances('db1', 'web1'), '/projects/web/instances')).toEqual([
      '- | New instance | /projects/web/instances-new',
      'Go to instance | db1 | /projects/web/instances/db1/storage',
      'Go to instance | web1 | /projects/web/instances/web1/storage',
      '- | Go up to Projects | /projects',
      "Project 'web' | Disks | /projects/web/disks",
      "Project 'web' | Snapshots | /projects/web/snapshots",
      "Project 'web' | Images | /projects/web/images",
      "Project 'web' | VPCs | /projects/web/vpcs",
      "Project 'web' | Floating IPs | /projects/web/floating-ips",
      "Project 'web' | Affinity | /projects/web/affinity",
      "Project 'web' | Metrics | /projects/web/metrics",
      "Project 'web' | Access | /projects/web/access",
      'User | Last actions as a script | undefined',
      'Project | Delete project | /projects/web/delete',
      'User | Settings | /settings/profile',
      'User | Replay a log | /replay',
      '- | External subnets (needs release 18) | undefined',
    ])
  })

  it('name the page above after its object, even if the address has an id', () => {
    const id = '51ed51ed-0000-4000-8000-000000000001'
    const up = (cache: ReturnType<typeof createCache>) =>
      offered(cache, `/system/inventory/sleds/${id}/disks`).find(item => item.includes('Go up'))
    const cache = signedIn({ isFleetViewer: true })
    expect(up(cache)).toBe(`- | Go up to ${id} | /system/inventory/sleds/${id}/instances`)
    cache.hold(
      { endpoint: 'sledView', args: { path: { sledId: id } } },
      {
        id,
        baseboard: { serial: 'BRM02222869', part: 'p', revision: 1 },
        policy: { kind: 'expunged' },
        rackId: 'r',
        slot: 1,
        state: 'active',
        timeCreated: '',
        timeModified: '',
        usableHardwareThreads: 1,
        usablePhysicalRam: 1,
      },
    )
    expect(up(cache)).toBe(`- | Go up to BRM02222869 | /system/inventory/sleds/${id}/instances`)
  })

  it.each(routes.filter(({ redirect, crumbs }) => !redirect && crumbs))(
    'never lead up to an address that redirects, possibly back: $path',
    ({ path, crumbs }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'a'])
      const steps = crumbs?.(Object.fromEntries(names)) ?? []
      expect(steps.filter(({ to }) => matchOf(to.split('?')[0]!).route.redirect)).toEqual([])
    },
  )

  it('include each user and group, also of the same name', () => {
    const cache = signedIn()
    const ids = ['u1', 'u2']
    const items = ids.map(id => ({
      id,
      displayName: 'Ada',
      siloId: 's',
      timeCreated: '',
      timeModified: '',
    }))
    for (const endpoint of ['userList', 'groupList'] as const)
      cache.hold({ endpoint, args: { query: { limit: 1000 } } }, { items })
    expect(offered(cache, '/users').slice(0, 2)).toEqual([
      'Go to user | Ada | /users/u1',
      'Go to user | Ada | /users/u2',
    ])
    expect(offered(cache, '/groups').slice(0, 2)).toEqual([
      'Go to group | Ada | /groups/u1',
      'Go to group | Ada | /groups/u2',
    ])
  })

  it.each([
    ['/certificates', 'certificate', 'certificateList', 1000],
    ['/multicast-groups', 'multicast group', 'multicastGroupList', 25],
    ['/projects/p/external-subnets', 'external subnet', 'externalSubnetList', 25],
    ['/system/networking/subnet-pools', 'subnet pool', 'systemSubnetPoolList', 25],
    ['/system/alerting/receivers', 'webhook', 'alertReceiverList', 25],
  ] as const)('on %s include each %s', (path, noun, endpoint, limit) => {
    const cache = signedIn({ isFleetViewer: true })
    const query = { limit, ...(path.startsWith('/projects') && { project: 'p' }) }
    cache.hold({ endpoint, args: { query } } as never, { items: [{ id: 'x', name: 'x' }] } as never)
    expect(offered(cache, path).filter(item => item.startsWith('Go to'))).toEqual([
      expect.stringMatching(new RegExp(`^Go to ${noun} \\| x \\| ${path}/x`)),
    ])
  })

  it('include the list under an open panel', () => {
    expect(offered(signedIn(), '/projects-new')).toContain("Silo 'maze-war' | Projects | /projects")
    expect(offered(signedIn(), '/projects-new')).not.toContain('- | New project | /projects-new')
    expect(offered(signedIn(), '/projects')[0]).toBe('- | New project | /projects-new')
  })

  it('include the system for fleet viewers', () => {
    const manage = 'System | Manage system | /system/silos'
    expect(offered(signedIn(), '/projects')).not.toContain(manage)
    expect(offered(signedIn({ isFleetViewer: true }), '/projects')).toContain(manage)
    expect(offered(signedIn({ isFleetViewer: true }), '/settings/profile')).toContain(manage)
  })

  it('include the way back from the system to the silo', () => {
    const items = offered(signedIn({ isFleetViewer: true }), '/system/utilization')
    expect(items).toContain('System | Silos | /system/silos')
    expect(items).toContain("Back to silo 'maze-war' | Projects | /projects")
    expect(items).not.toContain('System | Manage system | /system/silos')
  })

  it('exclude the settings on their pages, and the current page', () => {
    expect(offered(signedIn(), '/settings/profile')).toEqual([
      'Settings | SSH keys | /settings/ssh-keys',
      'Settings | Recording | /settings/recording',
      'User | Last actions as a script | undefined',
      'User | Replay a log | /replay',
      '- | Access tokens (needs release 15) | undefined',
    ])
  })

  it('start with creating a silo or a pool on their lists', () => {
    const cache = signedIn({ isFleetViewer: true })
    expect(offered(cache, '/system/silos')[0]).toBe('- | New silo | /system/silos-new')
    expect(offered(cache, '/system/networking/ip-pools')[0]).toBe(
      '- | New IP pool | /system/networking/ip-pools-new',
    )
    for (const tab of ['alerts', 'receivers', 'classes'])
      expect(offered(cache, `/system/alerting/${tab}`)[0]).toBe(
        '- | New webhook | /system/alerting/receivers-new',
      )
  })

  it('include the actions of the screen, grouped by their object', () => {
    const cache = signedIn()
    const match = matchOf('/projects/web/disks/data')
    const reason = ['In use']
    const actions = {
      group: 'Disk data',
      actions: [
        { id: 'snapshot', label: 'Snapshot', event: paletteClosed() },
        { id: 'delete', label: 'Delete', event: paletteOpened(), reason },
      ],
    }
    const items = selectPaletteItems(cache.state(), match, '', [actions])
    expect(items.filter(({ group }) => group === 'Disk data')).toEqual([
      expect.objectContaining({ label: 'Snapshot', event: paletteClosed(), reason: undefined }),
      expect.objectContaining({ label: 'Delete', event: paletteOpened(), reason }),
    ])
  })

  it('include the actions of all screens that are shown, the page before its tab', () => {
    const match = matchOf('/projects/web/instances/db1/storage')
    const offering = (label: string): ScreenActions => ({
      group: 'db1',
      actions: [{ id: label, label }],
    })
    const ofPage = offering('Start')
    const ofTab = offering('Attach disk')
    const ofCard = offering('Create disk')
    const screens = new Map<string, Pick<Screen, 'actions'>>([
      ['project/instance/page', { actions: () => ofPage }],
      ['project/instance-storage/tab', { actions: [() => ofTab, () => undefined, () => ofCard] }],
      ['project/disks/list', { actions: () => ofTab }],
    ])
    const found = selectScreenActions(signedIn().state(), screens, match)
    expect(found).toEqual([ofPage, ofTab, ofCard])
  })

  it('keep their identity until one changes', () => {
    const cache = instances('db1')
    const match = matchOf('/projects/web/instances')
    const before = selectPaletteItems(cache.state(), match, '/projects/web/instances')
    cache.send(paletteOpened())
    expect(selectPaletteItems(cache.state(), match, '/projects/web/instances')).toBe(before)
  })
})

describe('the palette', () => {
  it('opens, closes and toggles', () => {
    const { state, send } = createCache()
    expect(selectIsPaletteOpen(state())).toBe(false)
    send(paletteToggled())
    expect(selectIsPaletteOpen(state())).toBe(true)
    send(paletteToggled())
    expect(selectIsPaletteOpen(state())).toBe(false)
    send(paletteOpened())
    send(paletteClosed())
    expect(selectIsPaletteOpen(state())).toBe(false)
  })

  it('closes on navigation', () => {
    const { state, send } = createCache()
    send(paletteOpened())
    send(loadStarted({ path: '/projects', search: '', kind: 'push', historyIndex: null }))
    expect(selectIsPaletteOpen(state())).toBe(false)
  })
})
