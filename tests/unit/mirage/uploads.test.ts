import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock'
import { digestUpload, isUpload, readUpload } from '@/mirage/server/uploads'

const REPOSITORIES = '/v1/system/update/repositories'

async function* parts(...texts: readonly string[]) {
  for (const text of texts) yield await Promise.resolve(new TextEncoder().encode(text))
}

describe('an upload', () => {
  it('is the body of certain requests', () => {
    expect(isUpload('PUT', `${REPOSITORIES}?file_name=a.zip`)).toBe(true)
    expect(isUpload('GET', `${REPOSITORIES}?limit=10`)).toBe(false)
    expect(isUpload('PUT', '/v1/system/update/target-release')).toBe(false)
  })

  it('is reduced to its size and hash', async () => {
    const url = `${REPOSITORIES}?file_name=a.zip`
    const body = await digestUpload(url, parts('P', 'K', '...'), new ManualClock())
    const hash = createHash('sha256').update('PK...').digest('hex')
    expect(readUpload(body)).toEqual({ size: 5, hash, isZip: true })
  })

  it('is received slowly if it has a certain name', async () => {
    const clock = new ManualClock()
    const url = `${REPOSITORIES}?file_name=slow.zip`
    let done = false
    const digest = digestUpload(url, parts('PK'), clock).then(() => (done = true))
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    expect(done).toBe(false)
    clock.advance(400)
    await digest
    expect(done).toBe(true)
  })
})
