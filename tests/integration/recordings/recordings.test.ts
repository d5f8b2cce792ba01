import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '@/browser/recordings/memory-store'
import { readLog } from '#tests/support/read-log'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { paletteClosed, paletteOpened } from '@/store/palette/slice'
import { queriesReleased, queriesWanted } from '@/store/queries/slice'
import { selectRecordingActions, sessionActions } from '@/store/recordings/actions'
import {
  recordingsRequested,
  reloadRequested,
  selectRecordings,
  selectRecordingsProblem,
  selectSessions,
} from '@/store/recordings/recordings'
import { requestForm } from '@/store/settings/forms'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { type TestConsole, startConsole } from '#tests/support/console'
import { fill, formOf, perform, question, submit, toastTexts } from '#tests/support/storage'
import { recordingStoreOn, logHeader, replayed, startRecorded } from '#tests/support/recordings'

const PAGE = '/settings/recording'
const FORM = 'problemReport'

const recordings = (console: TestConsole) => selectRecordings(console.state())
const sessions = (console: TestConsole) => selectSessions(console.state()).map(({ id }) => id)

/** A store with the session of an earlier page. */
const storeWithEarlier = async () => {
  const store = memoryStore()
  const earlier = recordingStoreOn({ store, id: 'earlier' })
  earlier.keep(logHeader())
  await earlier.look()
  return store
}

const unzip = async (blob: Blob | undefined) =>
  gunzipSync(Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer())).toString()

describe('the page of recordings', () => {
  test('lists the stored sessions, including this one', async () => {
    const console = await startRecorded({ path: PAGE }, { store: await storeWithEarlier() })
    expect(recordings(console)).toMatchObject({ isOn: true, current: 'this' })
    expect(sessions(console)).toEqual(['this', 'earlier'])
    expect(selectSessions(console.state())[0]).toMatchObject({ path: PAGE, requests: { GET: 3 } })
  })

  test('clears one session after a confirmation', async () => {
    const console = await startRecorded({ path: PAGE }, { store: await storeWithEarlier() })
    const [, earlier] = selectSessions(console.state())
    const actions = earlier && sessionActions(earlier, false, 'Jan 1, 1970')
    await perform(console, actions, 'clear')
    expect(question(console)).toMatchObject({ title: 'Clear recording' })
    await console.send(confirmAccepted())
    expect(sessions(console)).toEqual(['this'])
    expect(question(console)).toBeNull()
    expect(toastTexts(console)).toEqual(['Recording cleared'])
  })

  test('clears all sessions, after a warning that this one is no longer recorded', async () => {
    const console = await startRecorded({ path: PAGE }, { store: await storeWithEarlier() })
    await perform(console, selectRecordingActions(console.state()).actions, 'clearAll')
    expect(question(console)?.text).toMatch(/^Are you sure you want to clear all your recordings/)
    expect(question(console)?.text).toContain('This session is no longer recorded')
    await console.send(confirmAccepted())
    expect(recordings(console)).toMatchObject({ isOn: true, current: null, sessions: [] })
    const [clearAll] = selectRecordingActions(console.state()).actions
    expect(clearAll?.reason).toEqual(['No session is kept'])
  })

  test('switches recording off at once, and on from the next page load', async () => {
    const console = await startRecorded({ path: PAGE })
    const change = (isOn: boolean) =>
      console.send(recordingsRequested({ request: { type: 'switch', isOn } }))
    await change(false)
    expect(recordings(console)).toMatchObject({ isOn: false, ended: 'Recording was switched off.' })
    await change(true)
    expect(recordings(console)).toMatchObject({ isOn: true, ended: 'Recording was switched off.' })
    await console.send(reloadRequested())
    expect(console.left).toEqual([PAGE])
  })

  test('shows why the recordings cannot be read, and retries on request', async () => {
    let isBroken = true
    const console = await startConsole({
      path: PAGE,
      recordings: async () => {
        if (isBroken) throw new Error('The database is broken')
        return {
          isOn: true,
          current: null,
          ended: null,
          outlivesSignOut: true,
          outlivesPage: true,
          sessions: [],
        }
      },
    })
    expect(selectRecordingsProblem(console.state())).toBe('The database is broken')
    isBroken = false
    await console.send(recordingsRequested({ request: { type: 'look' } }))
    expect(selectRecordingsProblem(console.state())).toBeNull()
    expect(recordings(console)).toMatchObject({ sessions: [] })
  })
})

test('clearing the data stored by the browser also clears its recordings', async () => {
  const path = '/settings/profile'
  const console = await startRecorded({ path }, { store: await storeWithEarlier() })
  expect(selectKeptData(console.state())).toMatchObject({ sessions: 2 })
  await perform(console, [selectKeptData(console.state()).clearing], 'clearKeptData')
  await console.send(confirmAccepted())
  expect(selectKeptData(console.state())).toMatchObject({ sessions: 0, size: 0 })
})

describe('a problem report', () => {
  const ask = (console: TestConsole) => console.send(requestForm(FORM))

  test('contains this session and the user’s note', async () => {
    const console = await startRecorded({ path: '/projects' })
    await ask(console)
    await fill(console, FORM, { note: 'The list was empty.' })
    await submit(console, FORM)
    await console.settle()
    const [file] = console.recordingStore.saved
    expect(file?.name).toBe('basalt-2025-01-15-120000.jsonl.gz')
    const { header, lines } = readLog(await unzip(file?.blob))
    expect(header).toMatchObject({ note: 'The list was empty.', location: { path: '/projects' } })
    expect(lines.length).toBeGreaterThan(10)
    expect(formOf(console, FORM)).toBeUndefined()
    expect(toastTexts(console)).toEqual(['Report saved as basalt-2025-01-15-120000.jsonl.gz'])
  })

  test('can contain an earlier session', async () => {
    const console = await startRecorded({ path: '/projects' }, { store: await storeWithEarlier() })
    await ask(console)
    await fill(console, FORM, { session: 'earlier' })
    await submit(console, FORM)
    const { header } = readLog(await unzip(console.recordingStore.saved[0]?.blob))
    expect(header).toEqual(logHeader())
  })

  test('keeps the note if it cannot be saved', async () => {
    const console = await startConsole({
      path: '/projects',
      recordings: async request => {
        if (request.type === 'save') throw new Error('No room')
        const session = { ...logHeader(), id: 'this', end: 1, path: '/', size: 1, length: 1 }
        const counts = { events: 0, answers: 0, others: 0, requests: {} }
        const kept = [{ ...session, ...counts }]
        return {
          isOn: true,
          current: 'this',
          ended: null,
          outlivesSignOut: true,
          outlivesPage: true,
          sessions: kept,
        }
      },
    })
    await ask(console)
    await fill(console, FORM, { note: 'It broke.' })
    await submit(console, FORM)
    expect(formOf(console, FORM)).toMatchObject({
      values: { note: 'It broke.' },
      failure: { message: 'No room' },
    })
  })

  test('can be saved while the API is down, and stays open during retries', async () => {
    const console = await startRecorded({ path: '/projects' })
    console.setServer('down')
    await console.send(navigationRequested({ to: '/system/silos' }))
    await console.advance(1_000)
    console.setServer('up')
    await ask(console)
    console.setServer('silent')
    await console.send(formChanged({ form: FORM, values: { note: 'Nothing answers.' } }))
    await console.advance(60_000)
    expect(formOf(console, FORM)).toMatchObject({ values: { note: 'Nothing answers.' } })
    await submit(console, FORM)
    expect(console.recordingStore.saved).toHaveLength(1)
  })

  test('stays open when an error page appears or disappears', async () => {
    const console = await startRecorded({ path: '/projects' })
    await ask(console)
    await fill(console, FORM, { note: 'half' })
    await console.send(navigationRequested({ to: '/no/such/page' }))
    expect(console.state().actors.navigation?.context.error).toMatchObject({ kind: 'missing' })
    expect(formOf(console, FORM)).toMatchObject({ values: { note: 'half' } })
    await console.send(navigationRequested({ to: '/projects' }))
    expect(formOf(console, FORM)).toMatchObject({ values: { note: 'half' } })
  })
})

test('a session that views, clears and reports recordings replays exactly', async () => {
  const console = await startRecorded({ path: PAGE }, { store: await storeWithEarlier() })
  const [, earlier] = selectSessions(console.state())
  await perform(console, earlier && sessionActions(earlier, false, 'then'), 'clear')
  await console.send(confirmAccepted())
  await console.send(requestForm(FORM))
  await fill(console, FORM, { note: 'It broke.' })
  await submit(console, FORM)
  await console.advance(5_000)
  const text = await console.text()
  console.stop()
  expect(await replayed(text)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
})

test('the log of a busy session stays below 60 kB a minute', async () => {
  const project = 'mock-project'
  const home = `/projects/${project}`
  const console = await startRecorded({ path: `${home}/instances` })
  const go = (to: string) => console.send(navigationRequested({ to }))
  const whole = (of: string) => ({ query: { project: of, limit: 1000 } })
  // What the palette reads to search in, a thousand disks among it.
  const queries = [
    { endpoint: 'diskList', args: whole('other-project') },
    { endpoint: 'snapshotList', args: whole(project) },
    { endpoint: 'instanceList', args: whole('rock-garden') },
  ] as const

  const names = ['spool', 'scratch', 'swap']
  for (const name of names) {
    await console.send(paletteOpened())
    await console.send(queriesWanted({ owner: 'palette', queries }))
    await console.send(paletteClosed())
    await console.send(queriesReleased({ owner: 'palette' }))
    for (const list of ['snapshots', 'images', 'vpcs', 'floating-ips', 'affinity', 'disks']) {
      await go(`${home}/${list}`)
      await console.advance(2_000)
    }
    await go(`${home}/disks-new`)
    for (let length = 1; length <= name.length; length++)
      await fill(console, 'diskCreate', { name: name.slice(0, length) })
    await submit(console, 'diskCreate')
    await console.advance(6_000)
    await go(`${home}/instances/db1/metrics/cpu`)
    await console.advance(40_000)
  }

  const text = await console.text()
  expect(readLog(text).lines.length).toBeGreaterThan(300)
  expect(text.length / names.length).toBeLessThan(60_000)
})
