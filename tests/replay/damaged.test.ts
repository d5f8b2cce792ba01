import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '@/create-app'
import { LogError, type Log } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { replay } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'
import { mutated } from '#tests/support/mutations'
import { createRandom } from '#tests/support/random'
import { seedRange } from '#tests/support/seeds'

const logs = ['device-login', 'access'].map(name =>
  readFileSync(new URL(`../logs/${name}.jsonl`, import.meta.url), 'utf8'),
)

// Development's checks of every state would take most of the time.
beforeAll(() => void vi.stubGlobal('__DEV__', false))
afterAll(() => void vi.unstubAllGlobals())

/** The log, or null if it was refused as it must be: by the number of the damaged line. */
const read = (text: string): Log | null => {
  try {
    return readLog(text)
  } catch (cause) {
    expect(cause).toBeInstanceOf(LogError)
    expect(String(cause)).toMatch(/^Error: Line \d+ of the log /)
    return null
  }
}

test('a damaged log is refused by its line or replayed to an end', async () => {
  const ends = { refused: 0, equal: 0, diverged: 0 }
  for (const seed of seedRange(1, 200)) {
    const random = createRandom(seed)
    const log = read(mutated(random, random.oneOf(logs)))
    if (!log) {
      ends.refused += 1
      continue
    }
    const result = await replay(log, ports => createApp({ ports, routes, dialogs }))
    ends[result.divergence ? 'diverged' : 'equal'] += 1
  }
  // All three outcomes occur: the damage is neither always coarse nor always harmless.
  for (const count of Object.values(ends)) expect(count).toBeGreaterThan(10)
  expect(Object.prototype).not.toHaveProperty('kind')
}, 60_000)
