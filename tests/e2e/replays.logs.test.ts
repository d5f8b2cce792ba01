import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { LOGS } from './support/logs'

const REPLAY = fileURLToPath(new URL('../support/replay-files.ts', import.meta.url))
const WITHOUT_STYLES = new URL('../../tools/without-styles.mjs', import.meta.url).href

interface Told {
  file: string
  inputs: number
  problem: string | null
}

/** One for each worker, which would otherwise wait for the other. */
const PARTS = 2

/** Replays a part of the stored sessions and returns the results. */
const replayed = async (part: number): Promise<Told[]> => {
  const args = ['--import', 'tsx', '--import', WITHOUT_STYLES, REPLAY, LOGS, `${part}/${PARTS}`]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 })
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Told)
}

/** Runs after all tests of the preview, with the sessions of those that passed. */
for (let part = 0; part < PARTS; part += 1) {
  test(`every session of the browser tests replays exactly in Node, ${part + 1} of ${PARTS}`, async () => {
    test.setTimeout(300_000)
    // Empty if no test opened a page of the console.
    const sessions = existsSync(LOGS) ? await replayed(part) : []
    const problems = sessions.flatMap(({ file, problem }) => (problem ? `${file}\n${problem}` : []))
    expect(problems.join('\n\n')).toBe('')
    const inputs = sessions.reduce((sum, session) => sum + session.inputs, 0)
    test.info().annotations.push({
      type: 'replayed',
      description: `${sessions.length} sessions, ${inputs} inputs`,
    })
  })
}
