import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zip } from '@/mirage/bundles/zip'

const files = [
  { name: 'bundle_id.txt', bytes: new TextEncoder().encode('1234\n') },
  { name: 'rack/sled/größe.txt', bytes: new TextEncoder().encode('memory\n'.repeat(1_000)) },
]

const time = new Date('2025-07-15T23:59:58Z')

/** The modification time of the first entry, from its header in MS-DOS format. */
const timeOf = (archive: Uint8Array) => {
  const bits = new DataView(archive.buffer).getUint32(10, true)
  const part = (shift: number, width: number) => (bits >>> shift) & ((1 << width) - 1)
  return [1980 + part(25, 7), part(21, 4), part(16, 5), part(11, 5), part(5, 6), part(0, 5) * 2]
}

/** Before and after a change to daylight saving time. */
const times = [time, new Date('2025-01-01T00:00:00Z')]

/** The UTC offset of a machine in this zone, in minutes, and archives it creates, as base64. */
const zippedIn = async (zone: string): Promise<unknown> => {
  const code = `
    import { zip } from '@/mirage/bundles/zip'
    const files = ${JSON.stringify(files.map(({ name, bytes }) => [name, [...bytes]]))}
      .map(([name, bytes]) => ({ name, bytes: Uint8Array.from(bytes) }))
    const times = ${JSON.stringify(times)}.map(each => new Date(each))
    const archives = times.map(each => Buffer.from(zip(files, each)).toString('base64'))
    console.log(JSON.stringify([times[0].getTimezoneOffset(), ...archives]))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', code]
  const env = { ...process.env, TZ: zone }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return JSON.parse(stdout)
}

describe('an archive', () => {
  it('contains its files in order', () => {
    const read = Object.entries(unzipSync(zip(files, time)))
    expect(read.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['bundle_id.txt', '1234\n'],
      ['rack/sled/größe.txt', 'memory\n'.repeat(1_000)],
    ])
  })

  it('marks non-ASCII names as UTF-8', () => {
    const flags = (name: string) =>
      new DataView(zip([{ name, bytes: new Uint8Array() }], time).buffer).getUint16(6, true)
    expect([flags('größe.txt'), flags('size.txt')]).toEqual([0x0800, 0])
  })

  it('has times in UTC', () => {
    expect(timeOf(zip(files, time))).toEqual([2025, 7, 15, 23, 59, 58])
  })

  it.each([
    ['America/Los_Angeles', 420],
    ['Asia/Kathmandu', -345],
    ['Pacific/Auckland', -720],
  ])('is the same on a machine in %s', async (zone, minutesBehind) => {
    const here = times.map(each => Buffer.from(zip(files, each)).toString('base64'))
    expect(await zippedIn(zone)).toEqual([minutesBehind, ...here])
  })
})
