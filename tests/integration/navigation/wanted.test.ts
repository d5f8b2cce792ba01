import { expect, test } from 'vitest'
import { queriesReleased, queriesWanted } from '@/store/queries/slice'
import { allPhysicalDisksQuery, allSledsQuery } from '@/store/system/sleds/queries'
import { startConsole } from '#tests/support/console'

const [SLEDS, DISKS] = ['/v1/system/hardware/sleds', '/v1/system/hardware/disks']

test('a part of the screen that needs more reads only what it did not need before', async () => {
  const console = await startConsole({ path: '/system/inventory/switches' })
  const want = async (queries: Parameters<typeof queriesWanted>[0]['queries']) => {
    await console.advance(60_000)
    const before = console.requests.length
    await console.send(queriesWanted({ owner: 'part', queries }))
    const sent = console.requests
      .slice(before)
      .map(({ url }) => new URL(url, 'http://rack').pathname)
    return sent.filter(path => path === SLEDS || path === DISKS)
  }
  expect(await want([allSledsQuery])).toEqual([SLEDS])
  expect(await want([allSledsQuery, allPhysicalDisksQuery])).toEqual([DISKS])
  expect(await want([allPhysicalDisksQuery])).toEqual([])
  // Needed again, after it was not needed for a while.
  expect(await want([allPhysicalDisksQuery, allSledsQuery])).toEqual([SLEDS])
  await console.send(queriesReleased({ owner: 'part' }))
  expect(await want([allPhysicalDisksQuery])).toEqual([DISKS])
})
