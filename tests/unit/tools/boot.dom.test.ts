import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { layouts } from '@/store/layouts'
import type { Route } from '@/store/routing/route'
import { bootPlan } from '../../../tools/webpack/boot-plan'

const screen = () => Promise.reject(new Error('Never called'))

const routes: readonly Route[] = [
  { id: 'login', path: '/login', layout: layouts.public, screen },
  { id: 'root', path: '/', layout: layouts.silo, redirect: () => '/disks' },
  { id: 'disks', path: '/disks', layout: layouts.silo, screen },
  { id: 'disk-create', path: '/disks-new', layout: layouts.silo, over: 'disks', screen },
  { id: 'disk', path: '/disks/:disk{/:tab}', layout: layouts.silo, screen },
]

const built: Record<string, string[]> = {
  login: ['/login.js'],
  disks: ['/table.js', '/disks.css', '/disks.js'],
  'disk-create': ['/table.js', '/disk-create.js'],
  disk: ['/disk.js'],
}

const plan = (always: string[] = []) =>
  bootPlan({ routes, filesOf: id => built[id] ?? [], always, calls: ['/v1/me'] })

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
      'style /disks.css',
      'script /disks.js',
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

  it('is that of every part of it, once', () => {
    expect(asked('/disks-new')).toEqual([
      'script /table.js',
      'style /disks.css',
      'script /disks.js',
      'script /disk-create.js',
      'fetch /v1/me',
    ])
  })

  it.each(['/disks/data', '/disks/data/metrics', '/disks/data/'])('is found for %s', path => {
    expect(asked(path)).toEqual(['script /disk.js', 'fetch /v1/me'])
  })

  it('is nothing of the session where anybody may be', () => {
    expect(asked('/login')).toEqual(['script /login.js'])
  })

  it('is nothing at an address without a screen', () => {
    expect(asked('/nowhere')).toEqual([])
    expect(asked('/disks/data/metrics/cpu')).toEqual([])
  })

  it('is the backend, too, where that is in the page', () => {
    expect(asked('/login', plan(['/backend.js']))).toEqual([
      'script /backend.js',
      'script /login.js',
    ])
  })
})
