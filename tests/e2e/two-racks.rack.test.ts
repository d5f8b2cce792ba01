import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { DIST } from '../../tools/bench/console'
import { createConsoleServer } from '../../tools/serving/console-server'
import { listen, LOCALHOST } from '../../tools/serving/listen'

const servers: (() => void)[] = []
test.afterEach(() => {
  for (const stop of servers.splice(0)) stop()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A server of a rack, or of somebody else; returns its port. */
const start = async (answer: RequestListener) => {
  const server = createServer(answer)
  servers.push(await listen(server, 0, LOCALHOST))
  return portOf(server)
}

/** A page with a script of its own host, as a rack that is taken over would send it. */
const EVIL_PAGE = '<!doctype html><title>evil</title><script src="/v1/evil.js"></script>'
const EVIL_SCRIPT = `document.title = 'ran'
navigator.serviceWorker.register('/v1/evil.js', { scope: '/' })
localStorage.setItem('evil', 'was here')`

test('of two racks in a browser, one that is hostile reaches nothing of the other', async ({
  page,
  context,
}) => {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const honest = await start(({ method, url, headers }, response) => {
    asked.push({ method, url, headers })
    response.setHeader('set-cookie', 'session=secret; Domain=localhost; Path=/; SameSite=Lax')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":"of west"}')
  })
  let west = ''
  const away: RequestListener = (_request, response) =>
    response.writeHead(307, { location: `${west}/v1/away` }).end()
  const hostile = await start((request, response) => {
    const { url } = request
    if (url === '/v1/away') return away(request, response)
    const [type, body] = url?.endsWith('.js')
      ? ['text/javascript', EVIL_SCRIPT]
      : ['text/html', EVIL_PAGE]
    response.setHeader('service-worker-allowed', '/')
    response.setHeader('set-cookie', 'session=of-evil; Domain=localhost; Path=/')
    response.setHeader('access-control-allow-origin', '*')
    return response.writeHead(200, { 'content-type': type }).end(body)
  })
  const nothing = () => undefined
  const rack = { current: () => null, doubt: nothing, ask: async () => undefined, close: nothing }
  const server = createConsoleServer({
    folder: DIST,
    racks: [
      { host: 'east.localhost', api: `http://localhost:${hostile}`, rack },
      { host: 'west.localhost', api: `http://localhost:${honest}`, rack },
    ],
    warn: () => undefined,
  })
  servers.push(await listen(server, 0, LOCALHOST))
  const hostOf = (name: string) => `http://${name}.localhost:${portOf(server)}`
  const east = hostOf('east')
  west = hostOf('west')

  await test.step('somebody is signed in at the honest one', async () => {
    await page.goto(`${west}/v1/me`)
    expect(await context.cookies(west)).toMatchObject([
      { name: 'session', value: 'secret', domain: 'west.localhost' },
    ])
  })

  await test.step('a page that the hostile one sends does not run', async () => {
    await page.goto(`${east}/v1/page.html`)
    expect(await page.title()).toBe('evil')
    expect(context.serviceWorkers()).toEqual([])
    expect(await context.cookies(west)).toMatchObject([{ value: 'secret' }])
  })

  // The worst that could be: the same site, and no policy.
  const own = await start((request, response) =>
    request.method === 'POST'
      ? away(request, response)
      : response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>evil'),
  )
  for (const at of [`http://east.localhost:${own}/`, `${east}/projects`])
    await test.step(`its scripts reach nothing of the other from ${new URL(at).pathname}`, async () => {
      await page.goto(at)
      asked.length = 0
      const reached = await page.evaluate(async target => {
        const tried = async (reach: () => unknown) => {
          try {
            return await reach()
          } catch {
            return 'nothing'
          }
        }
        /** Whether an element could load something. */
        const loads = (tag: 'img' | 'script' | 'link', address: string) =>
          new Promise<string>(resolve => {
            const element = document.createElement(tag)
            element.onload = () => resolve('loaded')
            element.onerror = () => resolve('nothing')
            if (element instanceof HTMLLinkElement) {
              element.rel = 'stylesheet'
              element.href = address
            } else element.src = address
            document.head.append(element)
          })
        const included = { credentials: 'include' } as const
        const post = { ...included, method: 'POST', mode: 'no-cors', body: 'x' } as const
        const url = `${target}/v1/secret`
        const results = {
          cookie: document.cookie.includes('secret') ? document.cookie : 'nothing',
          read: await tried(async () => (await fetch(url, included)).text()),
          opaque: await tried(
            async () => (await fetch(url, { ...included, mode: 'no-cors' })).type,
          ),
          written: await tried(async () => (await (await fetch(url, post)).text()) || 'nothing'),
          away: await tried(
            async () => (await (await fetch('/v1/away', post)).text()) || 'nothing',
          ),
          image: await tried(() => loads('img', url)),
          script: await tried(() => loads('script', url)),
          style: await tried(() => loads('link', url)),
          worker: await tried(() => navigator.serviceWorker.register(`${target}/v1/evil.js`)),
          socket: await tried(
            () =>
              new Promise(resolve => {
                const socket = new WebSocket(`${target.replace('http', 'ws')}/v1/stream`)
                socket.onopen = () => resolve('opened')
                socket.onerror = () => resolve('nothing')
              }),
          ),
          frame: await tried(
            () =>
              new Promise(resolve => {
                const frame = document.createElement('iframe')
                frame.onload = () =>
                  resolve(tried(() => frame.contentDocument?.body.textContent || 'nothing'))
                frame.src = `${target}/projects`
                document.body.append(frame)
              }),
          ),
        }
        return Object.entries(results).filter(([, result]) => result !== 'nothing')
      }, west)
      expect(reached).toEqual([])
      // Reads may arrive, as those of links do; their answers stay hidden.
      expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
      expect(asked.filter(({ headers }) => headers.upgrade)).toEqual([])

      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(target => void window.open(target), `${west}/projects`),
      ])
      await opened.waitForURL(/west/)
      expect(await opened.evaluate(() => [window.opener, window.name])).toEqual([null, ''])
      expect(await opened.evaluate(() => localStorage.getItem('evil'))).toBeNull()
      await opened.close()
      expect(await context.cookies(west)).toMatchObject([{ value: 'secret' }])
    })

  await test.step('and cannot have a form post to it', async () => {
    await page.goto(`http://east.localhost:${own}/`)
    asked.length = 0
    const refused = page.waitForResponse(`${west}/v1/logout`)
    await page.evaluate(action => {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post' })
      document.body.append(form)
      form.submit()
    }, `${west}/v1/logout`)
    expect((await refused).status()).toBe(403)
    expect(asked).toEqual([])
  })
})
