import { expect, test } from 'vitest'
import { reportOf } from '@/recorder/replayer'
import { navigationRequested } from '@/store/navigation/events'
import { viewsChanged } from '@/store/saved-views/views'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'

test('a session with columns, saved views and recent objects of an earlier one replays exactly', async () => {
  const path = '/projects/mock-project/disks'
  const view = { name: 'All', path, search: '', isPinned: true }
  let kept: Record<string, string> = {}
  await recordSession({ path }, async console => {
    await console.send(viewsChanged({ added: [view] }))
    kept = Object.fromEntries(console.storage)
  })
  kept['local/basalt-columns'] = '{"disks":["name","size"]}'
  const { log, state } = await recordSession({ path: '/projects', kept }, async console => {
    await console.send(navigationRequested({ to: path }))
    await console.send(viewsChanged({ added: [view] }))
  })
  expect(state.savedViews.map(({ name }) => name)).toEqual(['All', 'All (2)'])
  expect(state.palette.recent).toHaveLength(1)
  expect(state.preferences.columns).toEqual({ disks: ['name', 'size'] })
  expect(reportOf(await replayLog(log))).toMatch(EXACT)
})
