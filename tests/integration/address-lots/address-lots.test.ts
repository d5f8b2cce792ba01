import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { plainText } from '@/lib/rich-text'
import {
  selectAddressLot,
  selectAddressLotRows,
  selectBlockRows,
} from '@/store/system/address-lots/address-lots'
import { selectUseQueries } from '@/store/system/address-lots/uses'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, sentBody, submit } from '../instance-networking/support'
import { chooseAndConfirm, reasonsOf, toastsOf } from '../instances/support'

const LOTS = '/system/networking/address-lots'
const form = 'addressLotCreate'

const open = (path: string, options: { release?: Release; user?: string } = {}) =>
  startConsole({ path, release: 23, ...options })

const where = (console: TestConsole) => console.history.current().path

const lotOf = (console: TestConsole, lot: string) => {
  const found = selectAddressLot(console.state(), { lot })
  if (!found) throw new Error(`There is no page of ${lot}.`)
  return found
}

const rowOf = (console: TestConsole, name: string) =>
  selectAddressLotRows(console.state()).find(row => row.name === name)!

/** Reads what uses the blocks, as the page does after it has opened. */
const readUses = async (console: TestConsole) => {
  for (let round = 0; round < 2; round += 1)
    await console.send(
      queriesWanted({ owner: `uses-${round}`, queries: selectUseQueries(console.state()) }),
    )
}

describe('an address lot', () => {
  test('is created with the block being typed, and deleted', async () => {
    const console = await open(`${LOTS}-new`)
    await fill(console, form, { name: 'edge', kind: 'pool', first: '10.1.0.1', last: '10.1.0.9' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      name: 'edge',
      description: '',
      kind: 'pool',
      blocks: [{ first_address: '10.1.0.1', last_address: '10.1.0.9' }],
    })
    expect(where(console)).toBe(`${LOTS}/edge`)
    expect(lotOf(console, 'edge')).toMatchObject({ kind: 'pool', size: 9n })
    await chooseAndConfirm(console, lotOf(console, 'edge').actions, 'Delete')
    expect(where(console)).toBe(LOTS)
    expect(rowOf(console, 'edge')).toBeUndefined()
  })

  test.each([14, 16, 17, 23] as const)('has its blocks at release %d', async release => {
    const console = await open(`${LOTS}/infra-lot`, { release })
    expect(lotOf(console, 'infra-lot')).toMatchObject({ kind: 'infra', size: 287n })
    expect(selectBlockRows(console.state(), { lot: 'infra-lot' }).map(({ name }) => name)).toEqual([
      '172.20.15.32–172.20.15.63',
      'fd00:99::1–fd00:99::ff',
    ])
    const urls = console.requests.map(({ url }) => url.replace(/\?.*/, ''))
    expect(urls.includes('/v1/system/networking/address-lot/infra-lot')).toBe(release >= 17)
  })

  test.each([14, 23] as const)('tells what uses its blocks at release %d', async release => {
    const console = await open(`${LOTS}/infra-lot`, { release })
    await readUses(console)
    const rows = selectBlockRows(console.state(), { lot: 'infra-lot' })
    expect(rows.map(({ uses }) => uses.map(({ kind, name }) => `${kind} ${name}`))).toEqual([
      ['Port settings uplink-0'],
      ['Loopback address fd00:99::1/64'],
    ])
    expect(rows[0]?.areUsesKnown).toBe(true)
    expect(reasonsOf(lotOf(console, 'infra-lot').actions)).toEqual({
      Delete: 'It cannot be deleted while its addresses are in use',
    })
  })

  test('is not deleted while it is in use, as the server says', async () => {
    const console = await open(LOTS)
    await chooseAndConfirm(console, rowOf(console, 'services-lot').actions, 'Delete')
    expect(toastsOf(console)).toMatchObject([
      { variant: 'error', text: expect.stringContaining('in use') as string },
    ])
    expect(rowOf(console, 'services-lot')).toBeDefined()
  })

  test('names in its question what goes with it', async () => {
    const console = await open(`${LOTS}/services-lot`)
    const [deletion] = lotOf(console, 'services-lot').actions
    const { body } = (deletion!.event as { payload: { body: Parameters<typeof plainText>[0][] } })
      .payload
    expect(body.map(plainText).join(' ')).toContain(
      'Its block 172.20.26.0–172.20.26.255 is deleted too.',
    )
  })

  test('cannot be deleted by those who may only view', async () => {
    const console = await open(LOTS, { user: 'Bruno Slate' })
    expect(reasonsOf(rowOf(console, 'infra-lot').actions)).toEqual({
      Delete: 'Needs the role admin on the fleet',
    })
  })
})

describe('the form of an address lot', () => {
  test('needs a block and keeps one that is refused', async () => {
    const console = await open(`${LOTS}-new`)
    await fill(console, form, { name: 'edge' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ blocks: 'Add at least one block' })
    await fill(console, form, { first: '10.1.0.9', last: '10.1.0.1' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      last: 'The last address must not come before the first',
    })
    expect(formOf(console, form)?.values).toMatchObject({ blocks: [], first: '10.1.0.9' })
  })

  test('keeps what was entered if the name is taken', async () => {
    const console = await open(`${LOTS}-new`)
    await fill(console, form, { name: 'infra-lot', first: 'fd00::1' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
    expect(formOf(console, form)?.values).toMatchObject({
      blocks: [{ firstAddress: 'fd00::1', lastAddress: 'fd00::1' }],
    })
  })
})
