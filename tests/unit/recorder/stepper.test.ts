import { expect, onTestFinished, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { createApp } from '@/create-app'
import { changesBetween } from '@/recorder/changes'
import type { Log } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { startReplay } from '@/recorder/stepper'
import { dialogs, routes } from '@/routes'

const device = () =>
  readLog(readFileSync(new URL('../../logs/device-login.jsonl', import.meta.url), 'utf8'))

const start = async (log: Log) => {
  const running = await startReplay(log, ports => createApp({ ports, routes, dialogs }))
  onTestFinished(() => running.stop())
  return running
}

test('each step admits one input and has what it changed', async () => {
  const log = device()
  const running = await start(log)
  const seen: (readonly [string | undefined, readonly string[]])[] = []
  for (let step = await running.step(); step; step = await running.step())
    seen.push([
      step.inputs.map(({ kind }) => kind).join(),
      changesBetween(step.before, step.after).map(({ section }) => section),
    ])
  expect(running.position).toBe(log.lines.length)
  expect(running.divergence).toBeNull()
  expect(seen).toHaveLength(log.lines.filter(line => 't' in line).length)
  expect(seen.slice(0, 4)).toEqual([
    ['code', []],
    ['code', []],
    [
      'answer',
      ['actor deviceLogin', 'actor navigation', 'actor session', 'query currentUserView({})'],
    ],
    ['event', ['actor deviceLogin']],
  ])
})

test('inputs of one task are admitted together', async () => {
  const log = device()
  const events = log.lines.filter(({ kind }) => kind === 'event')
  expect(events.length).toBeGreaterThan(0)
  const [first] = events
  if (first?.kind !== 'event') throw new Error('There is no event.')
  const at = log.lines.indexOf(first)
  const twice = log.lines.toSpliced(at + 1, 0, { ...first, sameTask: true })
  const running = await start({ ...log, lines: twice })
  for (let step = await running.step(); step; step = await running.step())
    if (step.inputs.includes(first)) return expect(step.inputs).toHaveLength(2)
  throw new Error('The event was not let in.')
})

test('the process keeps its own time, and a log goes on after its divergence', async () => {
  const log = device()
  const at = log.lines.findIndex(({ kind }) => kind === 'answer')
  const running = await start({ ...log, lines: log.lines.toSpliced(at, 1) })
  expect(Date.now()).toBeGreaterThan(log.header.start + 1e9)
  const divergences: unknown[] = []
  for (let step = await running.step(); step; step = await running.step())
    if (step.divergence) divergences.push(step.divergence)
  expect(divergences).toHaveLength(running.divergence ? 1 : 0)
  expect(running.divergence).not.toBeNull()
  expect(running.position).toBe(log.lines.length - 1)
})
