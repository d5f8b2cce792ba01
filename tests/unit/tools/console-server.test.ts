import { describe, expect, it } from 'vitest'
import { ask, AS_BROWSER, startApi, startConsole } from './support/hosts'

const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const SECURITY = {
  'content-security-policy':
    "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types basalt replay-frame",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const DOCUMENT = '<!doctype html><html lang="en"><title>Console</title>'

describe('the production server', () => {
  it('serves the document for the path of every screen', async () => {
    const host = await startConsole()
    for (const path of [
      '/',
      '/projects',
      '/projects/web.prod/instances/db-1.internal?tab=a.b',
      '/projects/%E0%A4%A',
      '/settings/../projects.html',
      '/device/verify',
    ]) {
      const { status, headers, body } = await ask(`${host}${path}`, { headers: AS_BROWSER })
      expect([path, status, body]).toEqual([path, 200, DOCUMENT])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
    }
  })

  it('sends the security headers on every path', async () => {
    const api = await startApi((_request, response) => response.end('{}'))
    const host = await startConsole(api)
    const asset = `${host}/assets/main.1.js`
    const asked = [
      await ask(`${host}/projects`),
      await ask(asset),
      await ask(asset, { headers: { range: 'bytes=9-' } }),
      await ask(asset, { headers: { 'if-none-match': '*' } }),
      await ask(`${host}/assets/gone.js`),
      await ask(`${host}/projects`, { method: 'POST' }),
      await ask(`${host}/projects`, { headers: { host: 'evil.example' } }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 416, 304, 404, 405, 403])
    for (const { headers } of asked) expect(headers).toMatchObject(SECURITY)
    const { headers } = await ask(`${host}/v1/me`)
    expect(headers).toMatchObject({ ...SECURITY, 'content-security-policy': ANSWER_POLICY })
  })

  it('does not serve the document for a missing asset', async () => {
    const host = await startConsole()
    const { port } = new URL(host)
    for (const path of [
      '/assets/main.0.js',
      '/assets/',
      '/assets/.',
      '/assets/..',
      '/assets/main.1.js/',
      '/assets/main.1.js%00',
      '/assets/%',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/index.html',
      '/assets/../index.html',
      '/assets//main.1.js',
      '/assets/..\\index.html',
      `/assets/${'a'.repeat(5000)}`,
    ]) {
      // A path, because a URL would be normalized.
      const { status, headers, body } = await ask({ port, path })
      expect([path, status, body]).toEqual([path, 404, 'There is no such file.\n'])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('serves nothing outside the build', async () => {
    const { port } = new URL(await startConsole())
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '//etc/passwd',
      '/%00',
      '/\\etc\\passwd',
      '*',
    ]) {
      const { status, body } = await ask({ port, path })
      expect([path, status, body]).toEqual([path, 200, DOCUMENT])
    }
  })

  it('accepts only GET and HEAD, and has no API without one', async () => {
    const host = await startConsole()
    const posted = await ask(`${host}/projects`, { method: 'POST', body: 'x'.repeat(200_000) })
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await ask(`${host}/projects`, { method: 'HEAD' })).status).toBe(200)
    expect((await ask(`${host}/v1/me`)).status).toBe(404)
    const login = await ask(`${host}/login?redirect_uri=%2Fprojects`, { headers: AS_BROWSER })
    expect(login).toMatchObject({ status: 200, body: DOCUMENT })
  })

  it('accepts absolute request targets, and checks their host', async () => {
    const { port } = new URL(await startConsole())
    const target = (path: string) => ask({ port, path })
    expect(await target(`http://localhost:${port}`)).toMatchObject({ status: 200, body: DOCUMENT })
    const asset = await target(`HTTP://localhost:${port}/assets/main.1.js?1`)
    expect([asset.status, asset.body]).toEqual([200, 'plain'])
    expect((await target('http://evil.example/assets/main.1.js')).status).toBe(403)
  })

  it('serves source maps only if told to', async () => {
    const map = '/assets/main.1.js.map'
    expect((await ask((await startConsole()) + map)).status).toBe(404)
    const open = await ask((await startConsole(undefined, { sourceMaps: true })) + map)
    expect([open.status, open.body]).toEqual([200, '{"sources":[]}'])
  })
})
