import { expect, test } from 'vitest'
import { prefetch } from '@/api/core/api'
import { selectKnown } from '@/store/everywhere/known'
import type { Scope } from '@/store/everywhere/places'
import { startConsole } from '#tests/support/console'

const BY_NAME: Scope = { isIp: false, isMac: false, project: 'blank-slate', isAll: false }

const start = async () => {
  const console = await startConsole({ path: '/projects/blank-slate/disks', scenario: 'large' })
  const { store, operations } = console.app
  const known = (scope: Scope) => selectKnown(console.state(), operations, scope)
  return {
    known,
    /** Reads what a search reads, a few lists at a time. */
    read: async (scope: Scope, waves: number) => {
      for (let wave = 0; wave < waves && known(scope).reads.length > 0; wave += 1) {
        for (const { query } of known(scope).reads) prefetch(store.dispatch, query)
        await console.advance(16)
      }
    },
    /** The projects whose instances have been asked for. */
    projects: () =>
      new Set(
        console.requests.flatMap(
          ({ url }) => /^\/v1\/instances\?.*project=([\w-]+)/.exec(url)?.[1] ?? [],
        ),
      ).size,
  }
}

test('of two hundred projects, ten are read besides that of the page, the rest when asked', async () => {
  const { known, read, projects } = await start()
  await read(BY_NAME, 1_000)
  expect(known(BY_NAME).told).toMatch(/^Searched [\d,]+ objects in 11 of 207 projects\.$/)
  expect(known(BY_NAME).isPart).toBe(true)
  expect(projects()).toBe(11)

  const everything = { ...BY_NAME, isAll: true }
  expect(known(everything).isPart).toBe(false)
  expect(known(everything).told).toMatch(/^Reading instances of \d+ more projects…$/)
  await read(everything, 8)
  expect(projects()).toBeGreaterThan(11)
})
