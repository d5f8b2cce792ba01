import { describe, expect, test } from 'vitest'
import { createApp } from '@/create-app'
import { NEWEST_VERSION } from '@/api/core/rack'
import { writeLog } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay, reportOf } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'
import { navigationRequested } from '@/store/navigation/events'
import { objectsOn } from '@/inspector/objects'
import { createObserver } from '@/inspector/observer'
import { startConsole } from '#tests/support/console'

const DISKS = '/projects/mock-project/disks'

const newRecorder = () => createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })

const newObserver = () => createObserver({ now: () => 0, later: callback => callback() })

describe('an inspected console', () => {
  test('has the same log and state as one that is not inspected', async () => {
    const session = async (observer?: ReturnType<typeof newObserver>) => {
      const recorder = newRecorder()
      const console = await startConsole({
        path: '/projects/mock-project/instances',
        recorder,
        ...(observer && { onInspect: observer.observe }),
      })
      await console.send(navigationRequested({ to: DISKS }))
      const log = writeLog(recorder.log())
      console.stop()
      return log
    }
    // Code takes time only when it is loaded for the first time.
    await session()
    const observer = newObserver()
    expect(await session(observer)).toBe(await session())
    const { actors, steps } = observer.read()
    expect(actors.find(({ id }) => id === 'navigation')?.shown.value).toBe('settled')
    expect(steps.map(({ type }) => type)).toContain('navigation/loaded')
  })

  test('has the objects that the screen reads, and no longer those of the page before', async () => {
    const console = await startConsole({
      path: '/projects/mock-project/instances/db1/storage',
      recorder: newRecorder(),
    })
    const names = () => objectsOn(console.state().api).map(({ id }) => id)
    // The cache tells of subscriptions a little later.
    await console.advance(1_000)
    expect(names()).toEqual(expect.arrayContaining(['instance db1', 'disk disk-1']))
    await console.send(navigationRequested({ to: '/projects/mock-project/snapshots' }))
    await console.advance(1_000)
    expect(names()).toContain('snapshot nightly-1')
    expect(names()).not.toContain('instance db1')
  })

  test('records and replays events sent by hand', async () => {
    const recorder = newRecorder()
    const observer = newObserver()
    const console = await startConsole({
      path: '/projects/mock-project/instances',
      recorder,
      onInspect: observer.observe,
    })
    // Not made by an action creator of the console.
    const event = {
      type: 'navigation/requested',
      payload: { to: DISKS },
      meta: { isLoggable: true },
    }
    const own = observer.sending(event, () => console.app.send(event))
    await console.settle()
    expect(own.map(({ actor, taken }) => [actor, taken.length])).toEqual([['navigation', 1]])
    expect(console.history.current().path).toBe(DISKS)
    const log = writeLog(recorder.log())
    console.stop()
    const result = await replay(readLog(log), ports => createApp({ ports, routes, dialogs }))
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
    expect(log).toContain(`"payload":{"to":"${DISKS}"}`)
  })

  test('stops replaying at a payload that was redacted from the log', async () => {
    const recorder = newRecorder()
    const console = await startConsole({ path: '/projects/mock-project/instances', recorder })
    await console.send({
      type: 'navigation/requested',
      payload: { to: DISKS },
      meta: { isLoggable: false },
    })
    const log = writeLog(recorder.log())
    console.stop()
    expect(log).toContain('"payload":{"to":"•"}')
    const { divergence } = await replay(readLog(log), ports =>
      createApp({ ports, routes, dialogs }),
    )
    expect(divergence?.input).toContain('navigation/requested')
  })
})
