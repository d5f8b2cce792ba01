import { beforeEach, describe, expect, test } from 'vitest'
import { browserPorts } from '@/app/browser/ports'
import { browserRecordings } from '@/app/browser/recordings/recordings'
import type { TabMessage } from '@/app/ports'
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
  test('reaches other tabs, and one restored from the cache later', () => {
    const { told, stop } = listening(portsOfTab())
    window.dispatchEvent(new StorageEvent('storage', { key: 'basalt-theme' }))
    window.dispatchEvent(new Event('pageshow'))
    expect(told).toEqual([])
    portsOfTab().release()
    window.dispatchEvent(new StorageEvent('storage', { key: 'basalt-signed-out' }))
    window.dispatchEvent(new Event('pageshow'))
    expect(told).toEqual([{ type: 'signedOut' }, { type: 'signedOut' }])
    stop()

    const next = listening(portsOfTab())
    window.dispatchEvent(new Event('pageshow'))
    expect(next.told).toEqual([])
    next.stop()
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
    page.release()
    window.dispatchEvent(new Event('pagehide'))
    await load('bea')
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('ada')).others).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect((await load('bea')).others).toHaveLength(1)
  })

  test('can be reported before anybody signs in if its page crashed', async () => {
    const { current } = await load('ada')
    expect((await load()).others).toEqual([current])
  })
})
