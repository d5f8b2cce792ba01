import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { writeLog } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'
import { randomSession } from '#tests/support/random-session'

const [first = 1, last = 50] = (process.env.SEEDS ?? '1-50').split('-').map(Number)
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index)

// Development's checks of every state would take most of the time.
beforeAll(() => void vi.stubGlobal('__DEV__', false))
afterAll(() => void vi.unstubAllGlobals())

test.each(seeds)('random session %i is the same when it is replayed', async seed => {
  const begun = performance.now()
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const { console } = await randomSession(seed, { recorder })
  const text = writeLog(recorder.log())
  console.stop()
  const recorded = performance.now()
  const log = readLog(text)
  const result = await replay(log, ports => createApp({ ports, routes, dialogs }))
  const end = performance.now()
  if (process.env.TIMES)
    process.stdout.write(
      `${seed} record ${Math.round(recorded - begun)} replay ${Math.round(end - recorded)} inputs ${result.inputs} ${text.length}\n`,
    )
  expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
})
