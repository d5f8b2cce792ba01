import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serverClock } from '@/api/core/clock'
import { ManualClock } from '../../../support/manual-clock'

const START = Date.UTC(2025, 0, 15, 12)
const dateAt = (time: number) => new Date(time).toUTCString()
const answer = (headers: Record<string, string>) => ({ status: 200, headers, body: '' })

/** A clock whose server is ahead, and a call with its time until the response is written and read. */
const withServer = (ahead: number) => {
  const computer = new ManualClock(START)
  const clock = serverClock(computer)
  const offsets: number[] = []
  clock.onOffset = offset => offsets.push(offset)
  const call = (until: { written: number; read: number }, more = {}) => {
    const follow = clock.ask()
    computer.advance(until.written)
    const date = dateAt(computer.now() + ahead)
    computer.advance(until.read)
    follow(answer({ date, ...more }))
  }
  return { computer, clock, offsets, call }
}

describe('the clock', () => {
  it.each([-600_000, -30_000, 30_000, 600_000])('follows a server that is %d ms ahead', ahead => {
    const { clock, computer, offsets, call } = withServer(ahead)
    call({ written: 100, read: 100 })
    expect(Math.abs(clock.now() - computer.now() - ahead)).toBeLessThan(1500)
    call({ written: 100, read: 100 })
    expect(offsets).toEqual([clock.offset])
  })

  it.each([
    ['written late', { written: 60_000, read: 100 }],
    ['read late', { written: 100, read: 60_000 }],
    ['a little off', { written: 0, read: 4000 }],
  ])('is right although a response is %s', (_what, until) => {
    const { offsets, call } = withServer(0)
    call(until)
    expect(offsets).toEqual([])
  })

  it('is right although a response has waited for its request', () => {
    const { offsets, computer, clock } = withServer(0)
    const date = dateAt(START)
    computer.advance(30_000)
    const follow = clock.ask()
    follow(answer({ date, age: '30' }))
    expect(offsets).toEqual([])
  })

  it('follows the computer’s clock when that is set right', () => {
    const { clock, computer, offsets, call } = withServer(-600_000)
    call({ written: 100, read: 100 })
    const follow = clock.ask()
    follow(answer({ date: dateAt(computer.now()) }))
    expect(offsets).toEqual([expect.any(Number), 0])
    expect(clock.now()).toBe(computer.now())
  })

  it.each([{}, { date: '' }, { date: 'soon' }, { date: dateAt(START), age: 'old' }])(
    'keeps its time with the headers %o',
    headers => {
      const { clock, offsets } = withServer(0)
      clock.ask()(answer(headers))
      expect(offsets).toEqual([])
    },
  )

  it('is never off by more than the tolerance and half of the time a response took', () => {
    const millis = fc.nat(20_000)
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), millis, millis, (ahead, written, read) => {
        const { clock, computer, call } = withServer(ahead)
        call({ written, read })
        const error = Math.abs(clock.now() - computer.now() - ahead)
        expect(error).toBeLessThanOrEqual(5000 + 1000 + Math.max(written, read))
      }),
    )
  })
})
