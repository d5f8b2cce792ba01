import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { selectIpPoolUtilization } from '@/store/system/ip-pools/ip-pools'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, toastsOf } from '../instances/support'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { LIST, openPool, poolOf, rangesOf, where } from './support'

const form = 'ipPoolRangeAdd'
const openForm = (pool = 'ip-pool-2') => startConsole({ path: `${LIST}/${pool}/ranges-add` })

const errorsAfter = async (console: TestConsole, first: string, last: string) => {
  await fill(console, form, { first, last })
  await submit(console, form)
  return formOf(console, form)?.errors
}

const NOT_VALID = 'Not a valid IP address'
const IPV6 = 'IPv6 ranges are not supported yet'

test('the ranges of a pool have their sizes', async () => {
  const console = await openPool('ip-pool-4')
  expect(rangesOf(console, 'ip-pool-4')).toMatchObject([
    { range: { first: '10.0.0.50', last: '10.0.1.0' }, size: 207n, name: '10.0.0.50–10.0.1.0' },
    { range: { first: '::1', last: '::ffff:ffff:ffff:ffff' }, size: 2n ** 64n - 1n },
  ])
})

describe('utilization', () => {
  test.each([
    ['ip-pool-1', [{ allocated: 6n, capacity: 24n }, { capacity: 0n }]],
    ['ip-pool-2', [{ capacity: 0n }, { allocated: 0n, capacity: 32n }]],
    ['ip-pool-3', [{ capacity: 0n }, { capacity: 0n }]],
    ['ip-pool-4', [{ capacity: 207n }, { capacity: 2n ** 64n - 1n }]],
    // More addresses than a number can represent exactly.
    ['vast-pool', [{}, { capacity: 2n ** 88n }]],
  ])('is computed for %s', async (pool, expected) => {
    const console = await openPool(pool)
    expect(selectIpPoolUtilization(console.state(), { pool })).toMatchObject(expected)
  })
})

describe('adding a range', () => {
  test('validates each address', async () => {
    const console = await openForm()
    expect(await errorsAfter(console, 'abc', '')).toEqual({ first: NOT_VALID, last: NOT_VALID })
    expect(await errorsAfter(console, 'abc', 'fd00::1')).toEqual({ first: NOT_VALID, last: IPV6 })
    expect(await errorsAfter(console, 'fd00::1', 'fd00::2')).toEqual({ first: IPV6, last: IPV6 })
    await fill(console, form, { first: '192.0.2.7', last: '192.0.2.7' })
    expect(formOf(console, form)?.errors).toEqual({})
    expect(countOf(console, 'POST', '/v1')).toBe(0)
  })

  test('rejects a reversed or overlapping range', async () => {
    const console = await openForm()
    expect(await errorsAfter(console, '192.0.2.9', '192.0.2.7')).toEqual({
      last: 'The last address must not come before the first',
    })
    expect(await errorsAfter(console, '10.0.0.0', '10.0.0.20')).toEqual({
      last: 'Overlaps with 10.0.0.20–10.0.0.22 of the IP pool ip-pool-1',
    })
    expect(countOf(console, 'POST', '/v1')).toBe(0)
  })

  test('shows the error of the server for an overlap that only the server can detect', async () => {
    const console = await openForm()
    await errorsAfter(console, '172.20.26.1', '172.20.26.1')
    expect(formOf(console, form)?.failure?.message).toMatch(/overlaps with existing range/)
    expect(formOf(console, form)?.values).toEqual({ first: '172.20.26.1', last: '172.20.26.1' })
  })

  test('adds a row and updates the utilization', async () => {
    const console = await openForm()
    await errorsAfter(console, '192.0.2.7', '192.0.2.7')
    expect(sentBody(console, 'POST')).toEqual({ first: '192.0.2.7', last: '192.0.2.7' })
    expect(where(console)).toBe(`${LIST}/ip-pool-2`)
    expect(rangesOf(console, 'ip-pool-2')).toHaveLength(2)
    expect(selectIpPoolUtilization(console.state(), { pool: 'ip-pool-2' })).toEqual([
      { version: 'v4', allocated: 0n, capacity: 1n },
      { version: 'v6', allocated: 0n, capacity: 32n },
    ])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'IP range added' }])
  })
})

describe('removing a range', () => {
  const rangeOf = (console: TestConsole, first: string) =>
    rangesOf(console, 'ip-pool-1').find(({ range }) => range.first === first)

  test('names the range, and updates the utilization', async () => {
    const console = await openPool('ip-pool-1')
    await choose(console, rangeOf(console, '10.0.0.20')?.actions, 'Remove')
    const { title, body = [] } = console.state().actors.confirm?.context.request ?? {}
    expect(title).toBe('Remove IP range')
    expect(JSON.stringify(body)).toContain('10.0.0.20–10.0.0.22')
    await console.send(confirmAccepted())
    expect(rangesOf(console, 'ip-pool-1').map(({ range }) => range.first)).toEqual(['123.4.56.0'])
    expect(selectIpPoolUtilization(console.state(), { pool: 'ip-pool-1' })?.[0]).toMatchObject({
      allocated: 6n,
      capacity: 21n,
    })
  })

  test('that is in use shows the error of the server', async () => {
    const console = await openPool('ip-pool-1')
    await chooseAndConfirm(console, rangeOf(console, '123.4.56.0')?.actions, 'Remove')
    expect(toastsOf(console)).toMatchObject([
      {
        variant: 'error',
        title: 'Could not remove range',
        text: expect.stringMatching(/allocated/),
      },
    ])
    expect(rangesOf(console, 'ip-pool-1')).toHaveLength(2)
  })

  test('that is the last one enables deleting the pool', async () => {
    const console = await openPool('ip-pool-2')
    await chooseAndConfirm(console, rangesOf(console, 'ip-pool-2')[0]?.actions, 'Remove')
    expect(poolOf(console, 'ip-pool-2').actions.find(({ id }) => id === 'delete')?.reason).toBe(
      undefined,
    )
  })
})
