import { describe, expect, test, vi } from 'vitest'
import { commandRequested } from '@/store/commands/events'
import { connectionRetried } from '@/store/connection/connection'
import { formRequested } from '@/store/forms/events'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { navigationRequested, navigationRetried, retryStopped } from '@/store/navigation/events'
import { refreshRequested } from '@/store/queries/slice'
import type { Log } from '@/recorder/log'
import { reportOf } from '@/recorder/replayer'
import { EXACT, recordSession, replayLog } from '#tests/support/recorded'

const expectExact = async (log: Log) => {
  const result = await replayLog(log)
  expect(reportOf(result)).toMatch(EXACT)
  expect(result.checkpoints).toBeGreaterThan(5)
}

describe('a session with outages replays exactly', () => {
  test('when the server is lost and restored while a page loads, polls and is left', async () => {
    const path = '/projects/mock-project/instances'
    const { log, state } = await recordSession({ path }, async console => {
      await console.advance(4_000)
      console.setServer('down')
      await console.send(refreshRequested())
      await console.send(
        commandRequested({
          source: 'test',
          command: { endpoint: 'projectDelete', args: { path: { project: 'mock-project' } } },
          errorTitle: 'Could not delete project',
        }),
      )
      await console.advance(2_000)
      await console.emit({ type: 'online', online: false })
      await console.send(navigationRequested({ to: '/projects/mock-project/disks' }))
      await console.advance(6_000)
      console.setServer('up')
      await console.emit({ type: 'online', online: true })
      await console.advance(3_000)
      console.setServer('silent')
      await console.send(refreshRequested())
      await console.advance(36_000)
      console.setServer('up')
      await console.send(connectionRetried())
      await console.advance(1_000)
    })
    expect(state.actors.connection).toMatchObject({
      value: 'connected',
      context: { losses: 2 },
    })
    expect(state.actors.navigation?.context.location?.path).toBe('/projects/mock-project/disks')
    await expectExact(log)
  })

  test('when the server is down at the start, with automatic and manual retries', async () => {
    const { log, state } = await recordSession(
      { path: '/projects', server: 'down' },
      async console => {
        await console.advance(2_000)
        await console.advance(5_000)
        await console.send(retryStopped())
        await console.advance(20_000)
        await console.send(navigationRetried())
        console.setServer('up')
        await console.advance(60_000)
      },
    )
    expect(state.actors.navigation).toMatchObject({
      value: 'settled',
      context: { error: null },
    })
    await expectExact(log)
  })

  test('when code requested twice arrives for the later request first', async () => {
    let letCome: (code: unknown) => void = () => {}
    const held = [new Promise<unknown>(resolve => (letCome = resolve))]
    const code = (key: string) => (key === 'dialog/equivalents' ? (held.shift() ?? null) : null)
    const { log, state } = await recordSession({ path: '/projects', code }, async console => {
      const ask = formRequested({ form: 'equivalents', params: { of: 'recent' } })
      console.app.send(ask)
      console.app.send(ask)
      await vi.waitUntil(() => selectOpenDialogs(console.state()).includes('equivalents'))
      letCome(null)
      await console.settle()
    })
    expect(selectOpenDialogs(state)).toContain('equivalents')
    await expectExact(log)
  })
})

test('a session without its outage differs', async () => {
  const { log } = await recordSession({ path: '/projects' }, async console => {
    console.setServer('down')
    await console.send(refreshRequested())
    console.setServer('up')
    await console.advance(2_000)
  })
  const at = log.lines.findIndex(line => line.kind === 'unanswered')
  const { divergence } = await replayLog({ ...log, lines: log.lines.toSpliced(at, 1) })
  expect(divergence).not.toBeNull()
})
