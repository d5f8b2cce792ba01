import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, makeBuild, startConsole } from './support/hosts'

describe('an asset', () => {
  it('is sent compressed, and cached forever', async () => {
    const host = await startConsole()
    const sent = async (encoding: string) => {
      const { body, headers } = await ask(`${host}/assets/main.1.js`, {
        headers: { 'accept-encoding': encoding },
      })
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      })
      return [body, headers['content-encoding']]
    }
    expect(await sent('gzip, deflate, br')).toEqual(['brotli', 'br'])
    expect(await sent('GZIP;q=1.0, Br ; q=0.5')).toEqual(['brotli', 'br'])
    expect(await sent('gzip')).toEqual(['gzip', 'gzip'])
    expect(await sent('gzip, br;q=0')).toEqual(['gzip', 'gzip'])
    expect(await sent('gzip; q=0.000, brotli, x-br')).toEqual(['plain', undefined])
    expect(await sent('identity')).toEqual(['plain', undefined])
  })

  it('is sent uncompressed if it has no compressed copy', async () => {
    const { headers, body } = await ask(`${await startConsole()}/assets/font.2.woff2`, {
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect([body, headers['content-type'], headers['content-encoding']]).toEqual([
      'font',
      'font/woff2',
      undefined,
    ])
  })

  it.each([
    ['bytes=1-2', 206, 'bytes 1-2/5', 'la'],
    ['bytes=0-0', 206, 'bytes 0-0/5', 'p'],
    ['bytes=3-', 206, 'bytes 3-4/5', 'in'],
    ['bytes=0-99999999999999999999', 206, 'bytes 0-4/5', 'plain'],
    ['bytes=-2', 206, 'bytes 3-4/5', 'in'],
    ['bytes=-9', 206, 'bytes 0-4/5', 'plain'],
    ['bytes=-0', 416, 'bytes */5', 'The file has no such bytes.\n'],
    ['bytes=5-2', 416, 'bytes */5', 'The file has no such bytes.\n'],
    ['bytes=9-', 416, 'bytes */5', 'The file has no such bytes.\n'],
    ['bytes=99999999999999999999-', 416, 'bytes */5', 'The file has no such bytes.\n'],
    // RFC 9110 lets a server ignore these.
    ['bytes=0-1,3-4', 200, undefined, 'plain'],
    ['bytes=--1', 200, undefined, 'plain'],
    ['bytes=1.5-2', 200, undefined, 'plain'],
    ['bytes=', 200, undefined, 'plain'],
    ['lines=1-2', 200, undefined, 'plain'],
    ['bytes', 200, undefined, 'plain'],
  ])('responds to the range %s with %i, %s', async (range, status, expected, text) => {
    const host = await startConsole()
    const { headers, body, ...part } = await ask(`${host}/assets/main.1.js`, {
      headers: { range },
    })
    expect([part.status, headers['content-range'], body]).toEqual([status, expected, text])
    const isSent = status < 300
    expect(headers['cache-control']).toContain(isSent ? 'immutable' : 'no-store')
    expect(headers.etag !== undefined).toBe(isSent)
    const head = await ask(`${host}/assets/main.1.js`, { method: 'HEAD', headers: { range } })
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '5', ''])
  })

  it('has ranges within the compressed copy', async () => {
    const { status, headers, body } = await ask(`${await startConsole()}/assets/main.1.js`, {
      headers: { range: 'bytes=1-2', 'accept-encoding': 'br' },
    })
    expect([status, headers['content-range'], headers['content-encoding'], body]).toEqual([
      206,
      'bytes 1-2/6',
      'br',
      'ro',
    ])
  })

  it('is not sent again if its tag matches, per copy', async () => {
    const asset = `${await startConsole()}/assets/main.1.js`
    const tagOf = async (encoding: string) =>
      (await ask(asset, { headers: { 'accept-encoding': encoding } })).headers.etag ?? ''
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf))
    expect(new Set(tags).size).toBe(3)
    const asked = async (headers: Record<string, string>) => (await ask(asset, { headers })).status
    expect(await asked({ 'if-none-match': tags[2]! })).toBe(304)
    expect(await asked({ 'if-none-match': `"other", ${tags[2]}` })).toBe(304)
    expect(await asked({ 'if-none-match': tags[0]! })).toBe(200)
    expect(await asked({ 'if-none-match': `W/${tags[2]}` })).toBe(304)
    expect(await asked({ 'if-match': '"other"' })).toBe(412)
    expect(await asked({ 'if-match': tags[2]! })).toBe(200)
    const range = 'bytes=1-2'
    expect(await asked({ range, 'if-range': tags[2]! })).toBe(206)
    expect(await asked({ range, 'if-range': tags[0]! })).toBe(200)
  })

  it('belongs to the document served at the start, even after another build', async () => {
    const folder = makeBuild()
    const host = await startConsole(undefined, { folder })
    rmSync(join(folder, 'assets/main.1.js'))
    writeFileSync(join(folder, 'assets/main.2.js'), 'later')
    writeFileSync(join(folder, 'index.html'), 'later')
    expect((await ask(`${host}/assets/main.1.js`)).body).toBe('plain')
    expect((await ask(`${host}/assets/main.2.js`)).status).toBe(404)
    expect((await ask(`${host}/projects`)).body).toContain('<title>Console</title>')
  })
})
