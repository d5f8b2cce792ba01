import { act, cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { createApp } from '@/create-app'
import { dialogs, routes } from '@/routes'
import { writeLog } from '@/recorder/log'
import { createRecorder } from '@/recorder/recorder'
import { replay, reportOf } from '@/recorder/replayer'
import { refreshRequested } from '@/store/queries/slice'
import { toastsOf } from '#tests/integration/instances/support'
import { showList } from '#tests/integration/lists/support'
import { readLog } from '#tests/support/read-log'
import type { showConsole } from '#tests/support/shown-console'

const PATH = '/projects/mock-project/instances'

/** Instances on a rack with another clock, one of which was just stopped. */
const stopOne = async (options: Parameters<typeof showConsole>[0]) => {
  const console = await showList('Instances', options)
  const me = { method: 'POST', headers: {}, body: null }
  const url = '/v1/instances/db1/stop?project=mock-project'
  const { status } = await console.backend.handle({ ...me, url })
  expect(status).toBe(202)
  await act(() => console.advance(5_000))
  await act(() => console.send(refreshRequested()))
  const told = () => toastsOf(console).flatMap(({ text }) => (/clock/.test(text) ? [text] : []))
  return { ...console, told }
}

describe('a computer with another time than the server', () => {
  test.each([
    [0, []],
    [
      600,
      [
        'The clock of this computer is 10 minutes behind the server’s. Ages are shown by the server’s clock.',
      ],
    ],
    [
      -600,
      [
        'The clock of this computer is 10 minutes ahead of the server’s. Ages are shown by the server’s clock.',
      ],
    ],
  ])('has the right ages with a server that is %d s ahead', async (skew, said) => {
    const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })
    const console = await stopOne({ path: PATH, skew, recorder })
    const ages = [/^stopped\ds$/, /^running1mo$/, /^starting1m$/, /^failed10m$/]
    expect(console.cells('state')).toEqual(ages.map(age => expect.stringMatching(age)))
    expect(console.told()).toEqual(said)
    const offset = console.state().tab.clockOffset ?? 0
    expect(Math.abs(offset - skew * 1000)).toBeLessThan(1000)
    const log = writeLog(recorder.log())
    cleanup()
    console.stop()
    const result = await replay(readLog(log), ports => createApp({ ports, routes, dialogs }))
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  })
})
