import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { writeLog, type Log } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { ACCESS, doAccessJob } from '#tests/support/access-job'
import { startConsole, type TestConsole } from '#tests/support/console'

const EQUAL = /^\d+ inputs replayed, \d+ checkpoints equal\.$/

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

const giveRoles = async (console: TestConsole) => {
  const silo = ['Ada Quarry: admin', 'Dario Marl: viewer']
  const seen = await doAccessJob(console)
  const project = ['Ada Quarry: admin', 'Dario Marl: viewer', 'Edda Tuff: collaborator']
  const withGreta = [...project, 'Greta Schist: viewer', 'kernel-devs: collaborator']
  expect(seen).toEqual([
    [...silo, 'Greta Schist: viewer', 'kernel-devs: collaborator'],
    [...withGreta, 'night-shift: admin', 'web-devs: viewer'],
    [...withGreta, 'web-devs: viewer'],
  ])
}

const confirmDevice = async (console: TestConsole) => {
  const form = 'deviceVerify'
  for (const code of ['ERRORABC', 'ABCDEFGH']) {
    await console.send(formChanged({ form, values: { code } }))
    await console.send(formSubmitted({ form }))
  }
  expect(console.history.current().path).toBe('/device/success')
}

const seeNotice = (console: TestConsole) => {
  expect(console.state().actors.navigation?.context.error).toMatchObject({ status: 403 })
  return Promise.resolve()
}

/** The logs are made anew with `RECORD=1 npx vitest run tests/replay`. */
describe.each([
  { name: 'access', path: ACCESS, user: 'Ada Quarry', job: giveRoles, checkpoints: 15 },
  {
    name: 'device-login',
    path: '/device/verify',
    user: 'Edda Tuff',
    job: confirmDevice,
    checkpoints: 3,
  },
  { name: 'no-groups', path: '/projects', user: 'Fynn Gabbro', job: seeNotice, checkpoints: 1 },
])('the session $name', ({ name, path, user, job, checkpoints }) => {
  const file = new URL(`../logs/${name}.jsonl`, import.meta.url)

  test('is recorded, and ends the same when it is replayed', async () => {
    const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
    const console = await startConsole({ path, user, recorder })
    await job(console)
    const text = writeLog(recorder.log())
    console.stop()
    if (process.env.RECORD) writeFileSync(file, text)
    expect(reportOf(await run(readLog(text)))).toMatch(EQUAL)
  })

  test('ends with the same state without a network', async () => {
    const log = readLog(readFileSync(file, 'utf8'))
    const result = await run(log)
    expect(reportOf(result)).toMatch(EQUAL)
    expect(result.checkpoints).toBe(log.lines.filter(({ kind }) => kind === 'checkpoint').length)
    expect(result.checkpoints).toBeGreaterThanOrEqual(checkpoints)
  })
})
