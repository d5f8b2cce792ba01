import { describe, expect, test } from 'vitest'
import { readLong } from '@/browser/long-answer'
import { parseLong } from '@/browser/long-json'
import { MIB } from '@/lib/size'

/** A response of so many bytes in pieces of a MiB, and how many of them were taken. */
const arriving = (size: number) => {
  const arrived = { pieces: 0, isStopped: false }
  const stream = new ReadableStream({
    pull(controller) {
      const left = size - arrived.pieces * MIB
      if (left <= 0) return controller.close()
      arrived.pieces += 1
      controller.enqueue(new Uint8Array(Math.min(left, MIB)).fill(32))
    },
    cancel: () => void (arrived.isStopped = true),
  })
  return { response: new Response(stream, { headers: { 'x-request-id': 'r-1' } }), arrived }
}

describe('an answer that may be long', () => {
  test('is read at once if it is short, and as it is if it is no JSON', async () => {
    expect(await readLong(new Response('{"time_created":"ä"}'))).toMatchObject({
      status: 200,
      body: '',
      json: { timeCreated: 'ä' },
    })
    expect(await readLong(arriving(MIB).response)).toEqual({
      status: 200,
      headers: { 'x-request-id': 'r-1' },
      body: ' '.repeat(MIB),
    })
    expect(await readLong(new Response('“ä”', { status: 400 }))).toMatchObject({
      status: 400,
      body: '“ä”',
    })
  })

  test('is dropped while it arrives once it is too long', async () => {
    const { response, arrived } = arriving(40 * MIB)
    expect(await readLong(response)).toMatchObject({ status: 200, body: '', isCut: true })
    expect(arrived.isStopped).toBe(true)
    expect(arrived.pieces).toBeLessThan(20)
  })
})

describe('a long answer', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('is what it would be if it were short, with the times of series shared', () => {
    const series = (value: number) => ({
      fields: { sled_id: { type: 'uuid', value: 'id' } },
      points: { start_times: null, timestamps: ['a', 'b'], values: [value, null] },
    })
    const read = parseLong(bytes(JSON.stringify([series(1), series(2)])))
    const [first, second] = read as { points: { timestamps: string[] } }[]
    expect(first).toEqual({
      fields: { sledId: { type: 'uuid', value: 'id' } },
      points: { startTimes: null, timestamps: ['a', 'b'], values: [1, null] },
    })
    expect(second!.points.timestamps).toBe(first!.points.timestamps)
  })

  test('that is no JSON is nothing', () => {
    expect(parseLong(bytes('{"tables": ['))).toBeUndefined()
  })
})
