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
