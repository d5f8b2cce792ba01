import { describe, expect, test, vi } from 'vitest'
import { browserHistory, openPage } from '@/browser/history'
import type { StoragePort } from '@/ports/ports'
import { localPath, localPathOr } from '@/lib/path'
import { keptPages } from '@/store/palette/kept.saga'
import { importedViews } from '@/store/saved-views/edit'
import { keptViews } from '@/store/saved-views/views'
import { loginLocalForm } from '@/store/login/local/log-in.form'
import { samlRedirect, withRedirect } from '@/views/login/saml/saml-redirect'

/** Texts that a browser would, or might, resolve to another origin. */
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\\evil.example',
  '/\t\\evil.example/projects',
  '/./\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '//evil.example\\@rack.example',
  '\\\\evil.example',
  '\t//evil.example',
  'evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS:/evil.example',
  'javascript:alert(1)',
  'data:text/html,hi',
  'blob:https://evil.example/1',
]

const storageOf = (text: string): StoragePort => ({ read: () => text, write: () => true })
const search = (text: string) => `?redirect_uri=${encodeURIComponent(text)}`
const view = (path: string) => ({ name: 'a', path, search: '', isPinned: false })
const isHere = (href: string) =>
  new URL(href, window.location.href).origin === window.location.origin

/** Where the redirect of a login leads, or its own path without one. */
const redirectOf = (address: string) =>
  new URLSearchParams(address.split('?')[1] ?? '').get('redirect_uri') ?? '/'

/** Every part of the console that takes an address from elsewhere: the address that it follows. */
const CONSUMERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  'local paths': text => localPath(text) ?? undefined,
  'local paths with a fallback': text => localPathOr(text, '/projects'),
  'the login page': text => {
    const context = { params: { search: search(text) } }
    const outcome = loginLocalForm.succeeded({}, { username: '', password: '' }, context as never)
    return (outcome as { to?: string }).to
  },
  'the choice of a login': text => redirectOf(withRedirect('/login/maze-war/local', search(text))),
  'the login by SAML': text => redirectOf(samlRedirect({ silo: 's', provider: 'p' }, search(text))),
  'stored views': text => keptViews.read(storageOf(JSON.stringify([view(text)])), 'ada')[0]?.path,
  'imported views': text => {
    const found = importedViews(JSON.stringify({ views: [view(text)] }))
    return 'views' in found ? found.views[0]?.path : undefined
  },
  'recently opened pages': text =>
    keptPages.read(storageOf(JSON.stringify([{ path: text, params: {} }])), 'ada')[0]?.path,
  'pages that are loaded': text => {
    const assign = vi.fn<(url: string | URL) => void>()
    openPage(text, { assign })
    return String(assign.mock.calls[0]?.[0])
  },
  'the history': text => {
    const history = browserHistory()
    history.push(text)
    history.replace(text)
    return window.location.href
  },
}

describe.each(Object.entries(CONSUMERS))('%s', (_name, follow) => {
  test.each(HOSTILE)('do not lead to another origin: %j', text => {
    const address = follow(text)
    expect(address === undefined || isHere(address)).toBe(true)
    expect(address ?? '').not.toContain('evil')
    expect(address ?? '').not.toMatch(/^\w+:(?!\/\/localhost)/)
  })

  test('lead to a page of the console', () => {
    expect(follow('/projects/mock-project/disks?q=db')).toContain('/projects/mock-project/disks')
  })
})

test('the table of texts is hostile: a browser follows some of them', () => {
  expect(HOSTILE.filter(text => text.startsWith('/') && !isHere(text)).length).toBeGreaterThan(8)
})

test('an entry that the browser refuses to add loads no page', () => {
  const refused = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const history = browserHistory()
  const before = history.current()
  history.push('/projects/another')
  expect(refused).toHaveBeenCalled()
  expect(history.current()).toEqual(before)
  // In jsdom, loading a page is an error on the console.
  expect(errors).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
