import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserPorts } from '@/browser/ports'
import { browserRecordings } from '@/browser/recordings/recordings'
import type { TabMessage } from '@/ports/ports'
import { resetIndexedDb } from '#tests/support/indexed-db'
import { logHeader } from '#tests/support/recordings'

beforeEach(() => {
  resetIndexedDb()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const portsOfTab = () => browserPorts({} as never, browserRecordings())

const listening = (ports: ReturnType<typeof portsOfTab>) => {
  const told: TabMessage[] = []
  const stop = ports.tab.listen(message => told.push(message))
  return { told, stop }
}

describe('a sign-out', () => {
  test('reaches other tabs with its owner, and one restored from the cache later', () => {
    const { told, stop } = listening(portsOfTab())
    window.dispatchEvent(new StorageEvent('storage', { key: 'basalt-theme' }))
    window.dispatchEvent(new Event('pageshow'))
    expect(told).toEqual([])
    portsOfTab().release('silo/ada')
    window.dispatchEvent(new StorageEvent('storage', { key: 'basalt-signed-out' }))
    window.dispatchEvent(new Event('pageshow'))
    const signedOut = { type: 'signedOut', owner: 'silo/ada' }
    expect(told).toEqual([signedOut, signedOut])
    stop()

    const next = listening(portsOfTab())
    window.dispatchEvent(new Event('pageshow'))
    expect(next.told).toEqual([])
    next.stop()
  })
})

/** As the browser does when it puts a page into its cache and takes it out again. */
const leaveAndRestore = () => {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

const isHidden = () => document.documentElement.hasAttribute('data-hidden')

describe('a sign-in', () => {
  test('reaches other tabs, once for each person', () => {
    const { told, stop } = listening(portsOfTab())
    const write = vi.spyOn(Storage.prototype, 'setItem')
    portsOfTab().claim('silo/bea')
    // Browsers tell other tabs only.
    for (const [key, newValue] of write.mock.calls)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(told).toEqual([{ type: 'signedIn', owner: 'silo/bea' }])
    stop()
  })
})

describe('a page that the browser restores from its cache', () => {
  test('stays hidden until the console shows it again', () => {
    const ports = portsOfTab()
    const { told, stop } = listening(ports)
    expect(isHidden()).toBe(false)
    leaveAndRestore()
    expect(told).toEqual([{ type: 'restored' }])
    expect(isHidden()).toBe(true)
    ports.tab.hide(false)
    expect(isHidden()).toBe(false)
    stop()
  })
})

describe('the recording of a page load', () => {
  /** A page load in this tab, whose recording store is loaded after `owner` is known. */
  const load = async (owner?: string) => {
    const { sink, claim, port } = browserRecordings()
    sink(logHeader())
    if (owner !== undefined) claim(owner)
    const { current, sessions } = await port({ type: 'look' })
    return { current, others: sessions.map(({ id }) => id).filter(id => id !== current) }
  }

  test('is shown to nobody else once its page is left', async () => {
    const { current } = await load('ada')
    window.dispatchEvent(new Event('pagehide'))
    expect((await load()).others).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('bea')).others).not.toContain(current)
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('ada')).others).toContain(current)
  })

  test('is removed at sign-out if the person chose that', async () => {
    const page = browserRecordings()
    page.sink(logHeader())
    page.claim('ada')
    const asked = await page.port({ type: 'outlive', outlivesSignOut: false })
    expect(asked).toMatchObject({ outlivesSignOut: false, sessions: [{}] })
    page.release('ada')
    window.dispatchEvent(new Event('pagehide'))
    await load('bea')
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('ada')).others).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('bea')).others).toHaveLength(1)
  })

  test('can be reported before anybody signs in if its page crashed, unless it has an owner', async () => {
    const { current } = await load()
    const { current: second, others } = await load()
    expect(others).toEqual([current])
    window.dispatchEvent(new Event('pagehide'))
    const ada = await load('ada')
    expect((await load()).others).not.toContain(ada.current)
    expect(ada.others).toContain(second)
  })

  test('is shown to nobody once somebody else is signed in', async () => {
    const page = browserRecordings()
    page.sink(logHeader())
    page.claim('ada')
    expect(await page.read()).not.toBe('')
    page.claim(null)
    expect(await page.read()).toBe('')
    await expect(page.port({ type: 'look' })).rejects.toThrow()
  })
})
