import { describe, expect, test } from 'vitest'
import { memoryStore } from '@/browser/recordings/memory-store'
import { readLog } from '#tests/support/read-log'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm, selectOpenDialogs } from '@/store/forms/selectors'
import { selectSessions } from '@/store/recordings/recordings'
import { signOutRequested, selectOwner } from '@/store/session/session'
import { requestForm } from '@/store/settings/forms'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { startConsole, type TestConsole } from '#tests/support/console'
import { replayed, startRecorded } from '#tests/support/recordings'

const NEW_PROJECT = '/projects-new'
const LOGIN = '/login/maze-war/local'
const ANOTHER = 'Clara Flint'
const SECRET_PROJECT = 'adas-own-project'

const valuesOf = (console: TestConsole, form = 'projectCreate') =>
  selectForm(console.state(), form)?.context.values

/** A browser that several users share, one after the other. */
const sharedBrowser = () => {
  const store = memoryStore()
  let storage = new Map<string, string>()
  let pages = 0
  return {
    storage: () => [...storage.values()].join('\n'),
    async load(path: string, user?: string) {
      const id = `page ${++pages}`
      const kept = Object.fromEntries(storage)
      const console = await startRecorded({ path, kept, ...(user && { user }) }, { store, id })
      ;({ storage } = console)
      return console
    },
  }
}

const type = async (console: TestConsole) => {
  const values = { name: SECRET_PROJECT, description: 'typed before lunch' }
  await console.send(formChanged({ form: 'projectCreate', values }))
  await console.advance(1_000)
}

/** Opens the problem report, and returns the ids of the sessions it offers. */
const reportable = async (console: TestConsole) => {
  await console.send(requestForm('problemReport'))
  return selectSessions(console.state()).map(({ id }) => id)
}

describe('after signing out', () => {
  test('drafts and recordings of a user are hidden from other users', async () => {
    const browser = sharedBrowser()
    const ada = await browser.load(NEW_PROJECT)
    await type(ada)
    expect(await ada.text()).toContain(SECRET_PROJECT)
    await ada.send(signOutRequested())
    // As the browser does before it unloads the page.
    await ada.emit({ type: 'visibility', visible: false })
    expect(ada.left).toEqual(['/login'])
    expect(ada.releases()).toBe(1)
    ada.stop()
    expect(browser.storage()).not.toContain(SECRET_PROJECT)

    const nobody = await browser.load(LOGIN)
    expect(await reportable(nobody)).toEqual(['page 2'])
    expect(await nobody.recordingStore.read('page 1')).toBe('')
    nobody.stop()

    const clara = await browser.load(NEW_PROJECT, ANOTHER)
    expect(valuesOf(clara)?.name).toBe('')
    expect(await reportable(clara)).not.toContain('page 1')
    expect(await clara.text()).not.toContain(SECRET_PROJECT)
    clara.stop()

    const again = await browser.load('/projects')
    expect(await reportable(again)).toContain('page 1')
    expect(await again.recordingStore.read('page 1')).toContain(SECRET_PROJECT)
  })

  test('other tabs delete their drafts and leave as well', async () => {
    const console = await startConsole({ path: NEW_PROJECT })
    await type(console)
    expect([...console.storage.values()].join()).toContain(SECRET_PROJECT)
    const owner = selectOwner(console.state()) ?? ''
    await console.emit({ type: 'signedOut', owner })
    expect(console.left).toEqual(['/login'])
    await console.emit({ type: 'visibility', visible: false })
    await console.advance(2_000)
    expect([...console.storage.values()].join()).not.toContain(SECRET_PROJECT)
    expect(console.releases()).toBe(0)
  })

  test('a tab without a session stays as it is', async () => {
    const console = await startConsole({ path: LOGIN })
    await console.send(formChanged({ form: 'loginLocal', values: { username: 'ada-quarry' } }))
    await console.emit({ type: 'signedOut', owner: 'silo/ada' })
    expect(console.left).toEqual([])
    expect(valuesOf(console, 'loginLocal')?.username).toBe('ada-quarry')
  })
})

describe('after a session has ended', () => {
  const endSession = async (browser: ReturnType<typeof sharedBrowser>) => {
    const ada = await browser.load(NEW_PROJECT)
    await type(ada)
    await ada.send(formRequested({ form: 'problemReport', params: {} }))
    await ada.signOutElsewhere()
    await ada.send(formSubmitted({ form: 'projectCreate' }))
    expect(ada.left).toEqual(['/login?redirect_uri=%2Fprojects-new'])
    ada.stop()
  }

  test('drafts and dialogs are restored for the same user', async () => {
    const browser = sharedBrowser()
    await endSession(browser)
    const ada = await browser.load(NEW_PROJECT)
    expect(valuesOf(ada)).toMatchObject({ name: SECRET_PROJECT })
    expect(selectOpenDialogs(ada.state())).toEqual(['problemReport'])
    expect(await replayed(await ada.text())).toContain(' checkpoints equal')
  })

  test('another user sees no drafts or dialogs, and their log contains none', async () => {
    const browser = sharedBrowser()
    await endSession(browser)
    const clara = await browser.load(NEW_PROJECT, ANOTHER)
    expect(valuesOf(clara)?.name).toBe('')
    expect(selectOpenDialogs(clara.state())).toEqual([])
    expect(selectKeptData(clara.state()).drafts).toBe(0)
    expect(await reportable(clara)).toEqual(['page 2'])
    const text = await clara.text()
    expect(text).not.toContain(SECRET_PROJECT)
    // Neither the rack's release nor that a session ended in this tab is private.
    expect(readLog(text).header.kept).toEqual({
      'local/basalt-release': '14',
      'session/basalt-session-ended': 'true',
    })
    expect(await replayed(text)).toContain(' checkpoints equal')
    clara.stop()

    const ada = await browser.load(NEW_PROJECT)
    expect(valuesOf(ada)).toMatchObject({ name: SECRET_PROJECT })
  })
})
