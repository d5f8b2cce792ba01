import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { writeLog } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { createRecorder } from '@/recorder/recorder'
import { reportOf } from '@/recorder/replayer'
import { randomSession } from '#tests/support/random-session'
import { SECRET } from '#tests/support/random-values'
import { EXACT, replayLog } from '#tests/support/recorded'
import { seedRange } from '#tests/support/seeds'

// Development's checks of every state would take most of the time.
beforeAll(() => void vi.stubGlobal('__DEV__', false))
afterAll(() => void vi.unstubAllGlobals())

/** `SEEDS=1-200 npx vitest run tests/replay/fuzz.test.ts` tries other seeds. */
test.each(seedRange(1, 24))(
  'random session %i is the same when it is replayed',
  async seed => {
    const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION })
    const { console, done } = await randomSession(seed, { recorder })
    const text = writeLog(recorder.log())
    console.stop()
    const result = await replayLog(readLog(text))
    expect(reportOf(result), `Seed ${seed}, after ${done.slice(-20).join('\n')}`).toMatch(EXACT)
    expect(text).not.toContain(SECRET)
  },
  60_000,
)
