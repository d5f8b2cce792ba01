import { describe, expect, test } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { rangeKey, readRange } from '@/lib/time-range'
import { navigationRequested } from '@/store/navigation/events'
import { selectLocation } from '@/store/navigation/selectors'
import { addressOf, addressPatterns } from '#tests/support/addresses'
import { startConsole } from '#tests/support/console'
import { wholeTable } from '../../../tools/whole-table'

/** The routes whose screens, or the pages around them, have workflows of their own. */
const routesWithSagas = async () => {
  const withSagas = new Set<string>()
  for (const { id, screen } of wholeTable) if ((await screen?.())?.sagas) withSagas.add(id)
  const parentOf = new Map(wholeTable.map(({ id, parent }) => [id, parent]))
  const hasSagas = (id: string | undefined): boolean =>
    id !== undefined && (withSagas.has(id) || hasSagas(parentOf.get(id)))
  return wholeTable.filter(({ id }) => hasSagas(id))
}

/** A console, and the addresses of all pages with a time range, found by opening pages. */
const startTour = async () => {
  const console = await startConsole({ path: '/projects', release: NEWEST })
  const firstOf = async (list: string) => {
    const request = { method: 'GET', url: list, headers: {}, body: null }
    return JSON.parse((await console.backend.handle(request)).body).items[0].id as string
  }
  const open = async (to: string) => {
    await console.send(navigationRequested({ to }))
    const { shown, isReading } = console.state().timeRange
    const { path = '', search = '' } = selectLocation(console.state()) ?? {}
    return { address: path + search, range: rangeKey(readRange(search)), shown, isReading }
  }
  const pages: string[] = []
  for (const pattern of addressPatterns(await routesWithSagas())) {
    const { address, shown } = await open(await addressOf(pattern, firstOf))
    if (shown) pages.push(address)
  }
  return { console, open, pages }
}

const inLastWeek = (address: string) => `${address}${address.includes('?') ? '&' : '?'}range=7d`

describe('a time range', () => {
  test('is shown and read after going from any page with one to any other, and back', async () => {
    const { console, open, pages } = await startTour()
    expect(pages.length).toBeGreaterThan(7)
    const blank: string[] = []
    const check = async (how: string, to: string) => {
      const { range, shown, isReading, address } = await open(to)
      if (shown?.range !== range || isReading) blank.push(`${how} ${address}`)
    }
    for (const [at, from] of pages.entries()) {
      await check('first', from)
      for (const to of pages.slice(at + 1)) {
        await check(`${from} →`, to)
        await check('then', inLastWeek(to))
        await check(`${to} →`, from)
      }
    }
    expect(blank).toEqual([])
    await open('/projects')
    expect(console.state().timeRange.shown).toBeNull()
  })
})
