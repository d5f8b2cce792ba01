import { describe, expect, it } from 'vitest'
import { ask, AS_BROWSER, startApi, startConsole } from './support/hosts'

const SECURITY = {
  'content-security-policy':
    "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

describe('the host of the console', () => {
  it('gives the document for every address of a screen', async () => {
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
      expect([path, status, body]).toEqual([path, 200, '<!doctype html><title>Console</title>'])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html;charset=utf-8',
      })
    }
  })

  it('carries the security headers on every path', async () => {
    const api = await startApi((_request, response) => response.end('{}'))
    const host = await startConsole(api)
    const asked = [
      await ask(`${host}/projects`),
      await ask(`${host}/assets/main.1.js`),
      await ask(`${host}/assets/gone.js`),
      await ask(`${host}/projects`, { method: 'POST' }),
      await ask(`${host}/v1/me`),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 404, 405, 200])
    for (const { headers } of asked) expect(headers).toMatchObject(SECURITY)
  })

  it('sends assets as they were compressed, for good', async () => {
    const host = await startConsole()
    const sent = async (encoding: string) => {
      const { body, headers } = await ask(`${host}/assets/main.1.js`, {
        headers: { 'accept-encoding': encoding },
      })
      return [body, headers['content-encoding'], headers.vary, headers['cache-control']]
    }
    const forGood = ['Accept-Encoding', 'public, max-age=31536000, immutable']
    expect(await sent('gzip, deflate, br')).toEqual(['brotli', 'br', ...forGood])
    expect(await sent('gzip')).toEqual(['gzip', 'gzip', ...forGood])
    expect(await sent('identity')).toEqual(['plain', undefined, ...forGood])
  })

  it('does not pass the document off as an asset', async () => {
    const host = await startConsole()
    for (const path of ['/assets/main.0.js', '/assets/', '/assets/..%2f..%2fpackage.json']) {
      const { status, headers } = await ask(`${host}${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('answers with the head alone, with a part, or that nothing has changed', async () => {
    const host = await startConsole()
    const asset = `${host}/assets/main.1.js`
    const { headers, body } = await ask(asset, { method: 'HEAD' })
    expect([headers['content-length'], body]).toEqual(['5', ''])
    const part = await ask(asset, { headers: { range: 'bytes=1-2' } })
    expect([part.status, part.headers['content-range'], part.body]).toEqual([
      206,
      'bytes 1-2/5',
      'la',
    ])
    expect((await ask(asset, { headers: { range: 'bytes=9-' } })).status).toBe(416)
    const known = await ask(asset, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([known.status, known.body]).toEqual([304, ''])
    expect((await ask(asset, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('shows nothing beside the build', async () => {
    const host = await startConsole()
    const { port } = new URL(host)
    const outside = ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json']
    for (const path of [...outside, '/assets/%2e%2e/%2e%2e/package.json', '//etc/passwd']) {
      // Not as a URL, which would be made straight on the way.
      const { body } = await ask({ port, path })
      expect([path, body]).toEqual([
        path,
        path.startsWith('/assets/')
          ? 'There is no such file.\n'
          : '<!doctype html><title>Console</title>',
      ])
    }
  })

  it('answers only reading, and has no API without one', async () => {
    const host = await startConsole()
    const posted = await ask(`${host}/projects`, { method: 'POST' })
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await ask(`${host}/projects`, { method: 'HEAD' })).status).toBe(200)
    expect((await ask(`${host}/v1/me`)).status).toBe(404)
    const login = await ask(`${host}/login?redirect_uri=%2Fprojects`, { headers: AS_BROWSER })
    expect(login).toMatchObject({ status: 200, body: '<!doctype html><title>Console</title>' })
  })
})
