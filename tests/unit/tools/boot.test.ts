// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Route } from '@/store/routing/route'
import { bootPlan } from '../../../tools/webpack/boot-plan'

const load = (path: string) =>
  // What a loader looks like once its types are gone; never called.
  new Function(`return () => import(${JSON.stringify(path)})`)() as () => Promise<unknown>

const routes: readonly Route[] = [
  { id: 'login', path: '/login', layout: 'public', view: load('@/views/login/LoginView') },
  { id: 'root', path: '/', layout: 'silo', redirect: () => '/disks' },
  { id: 'disks', path: '/disks', layout: 'silo', view: load('@/views/disks/DisksView') },
  {
    id: 'disk-create',
    path: '/disks-new',
    layout: 'silo',
    over: 'disks',
    form: 'diskCreate',
    view: load('@/views/disks/DiskCreateView'),
  },
  {
    id: 'disk',
    path: '/disks/:disk{/:tab}',
    layout: 'silo',
    view: load('@/views/disks/DiskView'),
  },
]

const built: Record<string, string[]> = {
  'views/login/LoginView': ['/LoginView.js'],
  'views/disks/DisksView': ['/table.js', '/DisksView.css', '/DisksView.js'],
  'views/disks/DiskCreateView': ['/table.js', '/DiskCreateView.js'],
  'views/disks/DiskView': ['/DiskView.js'],
  'store/forms/disk-create.form': ['/disk-create.form.js'],
  backend: ['/backend.js'],
}

const filesOf = (code: string) => {
  const files = built[code]
  if (!files) throw new Error(`nothing is built for ${code}`)
  return files
}

const plan = (always: string[] = []) =>
  bootPlan({
    routes,
    formLoaders: { diskCreate: load('./disk-create.form') },
    filesOf,
    always,
    calls: ['/v1/me'],
  })

const script = readFileSync(join(import.meta.dirname, '../../../src/boot/boot.js'), 'utf8')

/** What the boot script asks for at an address. */
const asked = (path: string, given = plan()) => {
  window.history.replaceState(null, '', path)
  new Function(script.replace('BOOT_PLAN', () => JSON.stringify(given)))()
  return [...document.querySelectorAll('link')].map(link =>
    [link.as, link.getAttribute('href')].join(' '),
  )
}

beforeEach(() => document.head.replaceChildren())

describe('what a screen asks for before the console is there', () => {
  // The root leads to the list of disks.
  it.each(['/disks?project=web', '/'])('is its code, and who is signed in: %s', path => {
    expect(asked(path)).toEqual([
      'script /table.js',
      'style /DisksView.css',
      'script /DisksView.js',
      'fetch /v1/me',
    ])
    const links = [...document.querySelectorAll('link')]
    // A call is made as `fetch` would make it, or it is made twice.
    expect(links.map(({ rel, as, crossOrigin }) => [rel, as, crossOrigin ?? null])).toEqual([
      ['preload', 'script', null],
      ['preload', 'style', null],
      ['preload', 'script', null],
      ['preload', 'fetch', 'anonymous'],
    ])
  })

  it('is that of every part of it and of its form, once', () => {
    expect(asked('/disks-new')).toEqual([
      'script /table.js',
      'style /DisksView.css',
      'script /DisksView.js',
      'script /DiskCreateView.js',
      'script /disk-create.form.js',
      'fetch /v1/me',
    ])
  })

  it.each(['/disks/data', '/disks/data/metrics', '/disks/data/'])('is found for %s', path => {
    expect(asked(path)).toEqual(['script /DiskView.js', 'fetch /v1/me'])
  })

  it('is nothing of the session where anybody may be', () => {
    expect(asked('/login')).toEqual(['script /LoginView.js'])
  })

  it('is nothing at an address without a screen', () => {
    expect(asked('/nowhere')).toEqual([])
    expect(asked('/disks/data/metrics/cpu')).toEqual([])
  })

  it('is the backend, too, where that is in the page', () => {
    expect(asked('/login', plan(['backend']))).toEqual([
      'script /backend.js',
      'script /LoginView.js',
    ])
  })

  it('is known at build time or the build fails', () => {
    const lost: Route = { id: 'lost', path: '/lost', layout: 'silo', view: load('@/views/Lost') }
    const withLost = { formLoaders: {}, filesOf, always: [], calls: [] }
    expect(() => bootPlan({ ...withLost, routes: [lost] })).toThrow('nothing is built')
    const opaque: Route = { ...lost, view: () => Promise.resolve(null) }
    expect(() => bootPlan({ ...withLost, routes: [opaque] })).toThrow('There is no import()')
  })
})
