import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { layouts } from '@/store/layouts'
import type { Layout } from '@/store/routing/layout'
import { untyped, type Route } from '@/store/routing/route'
import type { RouteParams } from '@/store/routing/path'
import { resolveRoute } from '@/store/routing/match'
import { addressPatterns } from '#tests/support/addresses'
import { bootPlan } from '../../../tools/webpack/boot-plan'
import { wholeTable } from '../../../tools/whole-table'

const screen = () => Promise.reject(new Error('Never called'))

const layout = untyped<Layout>({
  ...layouts.project,
  sections: [
    { id: 'disks', label: 'Disks', path: () => '/disks' },
    { id: 'images', label: 'Images', path: () => '/images' },
    { id: 'subnets', label: 'Subnets', group: 'Networking', path: () => '/subnets' },
    { id: 'routers', label: 'Routers', group: 'Networking', path: () => '/routers' },
    { id: 'external', label: 'External subnets', path: () => '/ext', needs: 'externalSubnets' },
  ],
  queries: ({ project = 'web' }: RouteParams) => [
    { endpoint: 'projectView', args: { path: { project } } },
  ],
})

const routes: readonly Route[] = [
  { id: 'login', path: '/login', layout: layouts.public, screen },
  { id: 'projects', path: '/projects', layout, screen },
  { id: 'root', path: '/', layout, redirect: () => '/disks' },
  {
    id: 'disks',
    path: '/disks',
    layout,
    crumbs: () => [{ label: 'Disks', to: '/disks' }],
    screen,
  },
  { id: 'routers', path: '/routers', layout, screen },
  // At the path of the next one, whose code counts.
  {
    id: 'panel',
    path: '/disks-new?name',
    layout,
    parent: 'disk-create',
    needsSearch: true,
    screen,
  },
  { id: 'disk-create', path: '/disks-new', layout, parent: 'disks', screen },
  {
    id: 'disk',
    path: '/disks/:disk{/:tab}',
    layout,
    crumbs: ({ disk = '' }) => [
      { label: 'Disks', to: '/disks' },
      { label: disk, to: '/disks' },
      { label: 'New tab', to: '/disks', titleOnly: true },
    ],
    queries: ({ disk = '' }) => [
      { endpoint: 'diskView', args: { path: { disk }, query: { project: 'web' } } },
      { endpoint: 'currentUserView', args: {} },
      // Not on racks of all releases.
      { endpoint: 'externalSubnetList', args: { query: { project: 'web' } } },
    ],
    skeleton: { heading: ({ disk = '' }) => `The disk ${disk}` },
    screen,
  },
]

const built: Record<string, string[]> = {
  login: ['/assets/login.abc123.js'],
  disks: ['/assets/table.abc123.js', '/assets/disks.abc123.css', '/assets/disks.abc123.js'],
  projects: ['/assets/projects.abc123.js'],
  'disk-create': ['/assets/table.abc123.js', '/assets/disk-create.abc123.js'],
  disk: ['/assets/disk.abc123.js'],
}

const plan = ({ always = [] as string[], asksApi = true } = {}) =>
  bootPlan({
    columnsOf: id => (id === 'disks' ? ['name', 'size'] : []),
    routes,
    hash: 'abc123',
    filesOf: id => built[id] ?? [],
    always,
    session: [{ endpoint: 'currentUserView', args: {} }],
    olderSession: { before: 17, queries: [{ endpoint: 'systemPolicyView', args: {} }] },
    asksApi,
    stepsOf: release => (release < 23 ? [`/assets/v${release}.abc123.js`] : []),
  })

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../src', path), 'utf8')
const script = read('boot/boot.js')
const skeleton = read('index.html').match(/<div class="skeleton-frame">[\s\S]*<\/div>/)?.[0] ?? ''

const fetched = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>()

const loaded = vi.fn<(file: string) => void>()

/** Loads the screens of other areas at once. */
const load = (screens: object) => (file: string) => {
  loaded(file)
  // Nothing awaits it.
  // oxlint-disable-next-line unicorn/no-thenable
  return { then: (take: (module: object) => void) => take({ screens }) }
}

/** Runs the boot script at a path, and returns the files and API calls it requests. */
const asked = (path: string, given = plan(), state: unknown = null) => {
  window.history.replaceState(state, '', window.location.origin + path)
  const own = { ...given, rest: '/assets/boot-rest.js' }
  const source = script.replace('BOOT_PLAN', () => JSON.stringify(own))
  new Function('load', source.replace('import(rest)', 'load(rest)'))(load(given.rest))
  const files = [...document.querySelectorAll('link')].map(link =>
    [link.as, link.getAttribute('href')].join(' '),
  )
  return [...files, ...fetched.mock.calls.map(([url]) => `call ${url}`)]
}

const words = (id: string) =>
  [...(document.getElementById(id)?.children ?? [])].map(word => word.textContent)

beforeEach(() => {
  document.head.replaceChildren()
  document.body.innerHTML = skeleton
  loaded.mockReset()
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  delete window.basaltAnswers
})
afterEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.release
  vi.unstubAllGlobals()
})

describe('the boot script requests for a screen', () => {
  // The root redirects to the list of disks.
  it.each(['/disks?project=web', '/'])('its code and its API calls: %s', path => {
    expect(asked(path)).toEqual([
      'script /assets/table.abc123.js',
      'style /assets/disks.abc123.css',
      'script /assets/disks.abc123.js',
      'call /v1/me',
      'call /v1/projects/web',
    ])
    const links = [...document.querySelectorAll('link')]
    expect(links.map(({ rel }) => rel)).toEqual(['preload', 'preload', 'preload'])
  })

  it('the page of a list that the history entry is at', () => {
    const pages = {
      '/v1/disks/db1?project=web': ['first', 'a+b='],
      '/v1/projects/web': [],
    }
    const calls = asked('/disks/db1', plan(), { usr: { historyIndex: 3, pages } })
    expect(calls).toContain('call /v1/disks/db1?project=web&page_token=a%2Bb%3D')
    expect(calls).toContain('call /v1/projects/web')
    expect(calls).not.toContain('call /v1/disks/db1?project=web')
  })

  it('the code and calls of all its parts, once', () => {
    expect(asked('/disks-new')).toEqual([
      'script /assets/table.abc123.js',
      'style /assets/disks.abc123.css',
      'script /assets/disks.abc123.js',
      'script /assets/disk-create.abc123.js',
      'call /v1/me',
      'call /v1/projects/web',
    ])
  })

  it.each(['/disks/data', '/disks/data/metrics', '/disks/data/'])(
    'calls with names from the path: %s',
    path => {
      expect(asked(path)).toEqual([
        'script /assets/disk.abc123.js',
        'call /v1/me',
        'call /v1/projects/web',
        'call /v1/disks/data?project=web',
      ])
    },
  )

  it.each([
    ['an id', '/disks/5fae0c6a-0f4f-4c5b-9d7e-7a3b9c1d0001'],
    ['an id that starts with a letter', '/disks/afae0c6a-0f4f-4c5b-9d7e-7a3b9c1d0001'],
    ['a name that needs encoding', '/disks/a%2Fb'],
  ])('no calls of its own with %s', (_what, path) => {
    expect(asked(path)).toEqual(['script /assets/disk.abc123.js', 'call /v1/me'])
  })

  it.each([
    ['16', true],
    ['17', false],
    [null, false],
  ])('with release %s, what only racks before another are asked: %s', (release, isAsked) => {
    if (release !== null) window.localStorage.setItem('basalt-release', release)
    expect(asked('/disks').includes('call /v1/system/policy')).toBe(isAsked)
  })

  it('the steps down to an older release, if it is known', () => {
    window.localStorage.setItem('basalt-release', '18')
    expect(asked('/projects')).toEqual([
      'script /assets/projects.abc123.js',
      'script /assets/v18.abc123.js',
      'call /v1/me',
      'call /v1/projects/web',
    ])
    const { headers } = fetched.mock.calls[0]![1]!
    expect(headers).toEqual({ 'api-version': '2026021301.0.0' })
  })

  it('no steps down to the newest release, nor to one it does not know', () => {
    for (const release of ['23', '24', 'x', '']) {
      document.head.replaceChildren()
      window.localStorage.setItem('basalt-release', release)
      fetched.mockClear()
      expect(asked('/projects')).toEqual([
        'script /assets/projects.abc123.js',
        'call /v1/me',
        'call /v1/projects/web',
      ])
      expect(fetched.mock.calls[0]![1]!.headers).toEqual({ 'api-version': NEWEST_VERSION })
    }
  })

  it('what the release in the document says, and keeps it for the console', () => {
    window.localStorage.setItem('basalt-release', '14')
    document.documentElement.dataset.release = '19'
    expect(asked('/projects')).toContain('script /assets/v19.abc123.js')
    expect(window.localStorage.getItem('basalt-release')).toBe('19')
  })

  it('its code where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    document.documentElement.dataset.release = '19'
    expect(asked('/projects')).toContain('script /assets/v19.abc123.js')
    vi.restoreAllMocks()
  })

  it('the screens of other areas in a file of their own, unless the console has drawn', () => {
    expect(asked('/projects')).toContain('script /assets/projects.abc123.js')
    expect(loaded).not.toHaveBeenCalled()
    document.body.insertAdjacentHTML('afterbegin', '<div id="root"><p></p></div>')
    document.head.replaceChildren()
    fetched.mockClear()
    expect(asked('/disks')).toEqual([])
    expect(loaded).toHaveBeenCalledExactlyOnceWith('/assets/boot-rest.js')
  })

  it('no API calls on a public screen', () => {
    expect(asked('/login')).toEqual(['script /assets/login.abc123.js'])
  })

  it('nothing for a path without a screen', () => {
    expect(asked('/nowhere')).toEqual([])
    expect(asked('/disks/data/metrics/cpu')).toEqual([])
  })

  it('the in-memory backend instead of the API', () => {
    expect(
      asked('/disks-new', plan({ always: ['/assets/backend.abc123.js'], asksApi: false }))[0],
    ).toBe('script /assets/backend.abc123.js')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('a call whose response waits for the transport', async () => {
    const answer = new Response('{"id":"ada"}')
    fetched.mockResolvedValue(answer)
    asked('/disks')
    expect(await window.basaltAnswers?.get(`${NEWEST_VERSION} /v1/me`)).toBe(answer)
  })
})

describe('the plan of all screens', () => {
  const whole = bootPlan({
    columnsOf: () => [],
    routes: wholeTable,
    hash: 'abc123',
    // The code of each screen is named after its route.
    filesOf: id => [`/assets/${id}.abc123.js`],
    always: [],
    session: [],
    olderSession: { before: 17, queries: [] },
    asksApi: true,
    stepsOf: () => [],
  })
  const addresses = addressPatterns(wholeTable.filter(({ needsSearch }) => !needsSearch)).map(
    pattern => pattern.replace(/:\w+/g, 'some-name'),
  )

  it('finds the same screen for every address as the console does', () => {
    expect(addresses.length).toBeGreaterThan(150)
    const wrong = addresses.filter(address => {
      document.head.replaceChildren()
      const [path = ''] = address.split('?')
      const { match } = resolveRoute(wholeTable, path)
      const code = match?.chain.filter(route => route.screen).map(({ id }) => id) ?? []
      const given = asked(path, whole).filter(each => each.startsWith('script'))
      return given.join() !== code.map(id => `script /assets/${id}.abc123.js`).join()
    })
    expect(wrong).toEqual([])
  })
})

describe('the skeleton of the document', () => {
  it('shows breadcrumbs, navigation, heading and columns', () => {
    asked('/disks')
    expect(words('skeleton-crumbs')).toEqual(['Disks'])
    expect(words('skeleton-parents')).toEqual(['Projects', 'Docs'])
    expect(words('skeleton-sections')).toEqual([
      'Disks',
      'Images',
      'Networking',
      'External subnets',
    ])
    expect(document.querySelector('.skeleton-here')?.textContent).toBe('Disks')
    expect(words('skeleton-heading')).toEqual(['Disks'])
    expect(words('skeleton-columns')).toEqual(['name', 'size'])
  })

  it('shows only the pages that the rack has', () => {
    window.localStorage.setItem('basalt-release', '14')
    asked('/disks')
    expect(words('skeleton-sections')).toEqual(['Disks', 'Images', 'Networking'])
  })

  it('shows the pages of a group on one of them', () => {
    asked('/routers')
    const shown = ['Disks', 'Images', 'Networking', 'Subnets', 'Routers', 'External subnets']
    expect(words('skeleton-sections')).toEqual(shown)
    const members = [...document.querySelectorAll('.skeleton-member')]
    expect(members.map(({ textContent }) => textContent)).toEqual(['Subnets', 'Routers'])
    expect(document.querySelector('.skeleton-here')?.textContent).toBe('Routers')
  })

  it('shows the list under a panel', () => {
    asked('/disks-new')
    expect(words('skeleton-columns')).toEqual(['name', 'size'])
  })

  it('shows names from the path as text', () => {
    asked('/disks/%3Cb%3Edata')
    expect(words('skeleton-crumbs')).toEqual(['Disks / <b>data'])
    expect(words('skeleton-heading')).toEqual(['The disk <b>data'])
  })

  it.each(['/disks/%E0%A4%A', '//disks', '///', '/%2F/x'])('is empty for %s', path => {
    asked(path)
    expect(words('skeleton-heading')).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })
})
