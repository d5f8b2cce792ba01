import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock'
import { mountBackend } from '@/mirage/server/mount-browser'

const ORIGIN = 'https://basalt.example'
const native = vi.fn(() => Promise.resolve(new Response('from the network')))

/** Records its URL. */
class NativeSocket extends EventTarget {
  constructor(readonly url: string | URL) {
    super()
  }
}

const openPage = () => ({
  fetch: native as typeof fetch,
  WebSocket: NativeSocket as { new (url: string | URL): EventTarget } as typeof WebSocket,
  location: { origin: ORIGIN },
  document: { cookie: '' },
})

let page: ReturnType<typeof openPage>
let mounted: ReturnType<typeof mountBackend>

const mount = (latency: 0 | readonly [number, number] = 0, clock = new ManualClock()) => {
  page = openPage()
  mounted = mountBackend({ latency, clock }, page)
}

beforeEach(() => {
  native.mockClear()
  mount()
})

afterEach(() => mounted.unmount())

const post = (path: string, body: unknown) =>
  page.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const whoAmI = async () => {
  const response = await page.fetch('/v1/me')
  if (response.status !== 200) return response.status
  return ((await response.json()) as { display_name: string }).display_name
}

describe('a backend mounted on a page', () => {
  it('handles requests to the API, however fetch is called', async () => {
    for (const input of ['/v1/me', `${ORIGIN}/v1/me`, new URL('/v1/me', ORIGIN)]) {
      expect((await page.fetch(input)).status).toBe(200)
    }
    expect((await page.fetch(new Request(`${ORIGIN}/v1/me`))).status).toBe(200)
    expect(native).not.toHaveBeenCalled()
  })

  it.each([
    ['GET', '/assets/app.js'],
    ['GET', '/login/maze-war/local'],
    ['GET', '/device/verify'],
    ['GET', '/v10/me'],
    ['GET', 'https://elsewhere.example/v1/me'],
  ])('leaves everything else to the network: %s %s', async (method, url) => {
    expect(await (await page.fetch(url, { method })).text()).toBe('from the network')
    expect(native).toHaveBeenCalledWith(url, { method })
  })

  it('handles POST requests to login and device URLs', async () => {
    expect((await post('/device/confirm', { user_code: 'ABCD-EFGH' })).status).toBe(204)
    expect((await post('/login/maze-war/saml/mock-idp', {})).status).toBe(401)
    expect(native).not.toHaveBeenCalled()
  })

  it('passes bodies and headers both ways', async () => {
    const made = await post('/v1/projects', { name: 'web', description: 'ü' })
    expect(made.status).toBe(201)
    expect(made.headers.get('content-type')).toBe('application/json')
    expect(await made.json()).toMatchObject({ name: 'web', description: 'ü' })
    const gone = await page.fetch('/v1/disks/disk-3?project=mock-project', { method: 'DELETE' })
    expect([gone.status, await gone.text()]).toEqual([204, ''])
  })

  it('uses the operator, or the user in the demo cookie', async () => {
    expect(await whoAmI()).toBe('Ada Quarry')
    page.document.cookie = 'theme=dark; demo-user=Edda%20Tuff'
    expect(await whoAmI()).toBe('Edda Tuff')
  })

  it('stays logged out until a login or a page load', async () => {
    await post('/v1/logout', {})
    expect(await whoAmI()).toBe(401)
    page.document.cookie = 'demo-user=Edda%20Tuff'
    expect(await whoAmI()).toBe(401)
    await post('/v1/login/maze-war/local', { username: 'dario-marl', password: 'x' })
    expect(await whoAmI()).toBe('Dario Marl')
    await post('/v1/logout', {})
    mount()
    expect(await whoAmI()).toBe('Ada Quarry')
  })

  it('rejects aborted requests', async () => {
    const clock = new ManualClock()
    mount([300, 300], clock)
    const asked = new AbortController()
    const answer = page.fetch('/v1/me', { signal: asked.signal })
    asked.abort(new DOMException('no longer needed', 'AbortError'))
    await expect(answer).rejects.toThrow('no longer needed')
    await expect(page.fetch('/v1/me', { signal: asked.signal })).rejects.toThrow('no longer needed')
  })

  it('restores the page when unmounted', () => {
    mounted.unmount()
    expect(page.fetch).toBe(native)
  })
})
