import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '@/create-app'
import { reportOf } from '@/recorder/replayer'
import { searchState, type StateHit } from '@/recorder/state-search'
import { isInput, type Build } from '@/recorder/stepper'
import { dialogs, routes } from '@/routes'
import { journeys } from '#tests/support/journeys'
import { logChanges } from '#tests/support/log-changes'
import {
  EXACT,
  logFile,
  logNames,
  recordSession,
  replayLog,
  writeLogFile,
} from '#tests/support/recorded'

// Development's checks of every state would take most of the time.
beforeAll(() => void vi.stubGlobal('__DEV__', false))
afterAll(() => void vi.unstubAllGlobals())

/** `npm run record` rewrites the logs and says how each one differs. */
describe.each(Object.entries(journeys))('the journey %s', (name, make) => {
  test('is recorded without secrets and replays to the same state', async () => {
    const { options, session, seen, secrets = [] } = make()
    const { result, log, text } = await recordSession(options, session)
    expect(result).toEqual(seen)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(reportOf(await replayLog(log))).toMatch(EXACT)
    if (!process.env.RECORD) return
    process.stdout.write(`${name}: ${logChanges(logNames().includes(name) ? name : null, log)}\n`)
    writeLogFile(name, text)
  })
})

describe('the log in a file', () => {
  test.each(logNames())('%s ends with the same state, without a network', async name => {
    const log = logFile(name)
    const result = await replayLog(log)
    expect(reportOf(result)).toMatch(EXACT)
    expect(result.checkpoints).toBe(log.lines.filter(({ kind }) => kind === 'checkpoint').length)
    expect(result.checkpoints).toBeGreaterThan(0)
  })

  test('main-job tells, when searched, from which input to which an instance was running', async () => {
    const log = logFile('main-job')
    const build: Build = ports => createApp({ ports, routes, dialogs })
    const hits: StateHit[] = []
    for await (const progress of searchState(log, build, 'instanceView running'))
      hits.push(...progress.hits)
    expect(hits.map(({ isHeld, path, excerpt }) => [isHeld, path, excerpt])).toEqual([
      [true, 'data.runState', 'runState: running'],
      [false, 'data.runState', 'runState: running'],
    ])
    const inputs = log.lines.filter(isInput)
    const states = hits.map(({ position }) => {
      const input = inputs[position - 1]
      return input?.kind === 'answer' && JSON.parse(input.response.body).run_state
    })
    expect(states).toEqual(['running', 'stopping'])
  })

  test.each(Object.keys(journeys))('%s is there', name => {
    expect(logNames()).toContain(name)
  })
})
