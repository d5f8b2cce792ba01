import { describe, expect, test } from 'vitest'
import { memoryStore } from '@/browser/recordings/memory-store'
import type { TabMessage } from '@/ports/ports'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkStarted } from '@/store/bulk/events'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm, selectOpenDialogs } from '@/store/forms/selectors'
import { selectDiskRows } from '@/store/project/disks/disks'
import {
  checkRequested,
  continueRequested,
  returnRequested,
  signOutRequested,
  selectIsHidden,
  selectIsTakenOver,
} from '@/store/session/session'
import { selectOwnerCheck } from '@/store/session/owner'
import { startConsole, type TestConsole } from '#tests/support/console'
import { replayed, startRecorded } from '#tests/support/recordings'
import { phaseOf, planFor, resultsOf } from '../bulk/support'
import * as upload from '../image-upload/support'
import { open as openSerialConsole } from '../serial-console/support'

const NEW_PROJECT = '/projects-new'
const DISKS = '/projects/mock-project/disks'
const ADA = 'Ada Quarry'
const CLARA = 'Clara Flint'
const TYPED = { name: 'adas-own-project', description: 'typed before lunch' }

type Options = Partial<Parameters<typeof startConsole>[0]>
type Start = (options: Parameters<typeof startConsole>[0]) => Promise<TestConsole>

/** Ada's tab in a browser whose cookie may become Clara's, and what was sent with whose cookie. */
const adasTab = async (options: Options = {}, start: Start = startConsole) => {
  let cookie = ADA
  const sent: { by: string; method: string; url: string }[] = []
  /** Called after each request that was sent. */
  let then = (_sent: { method: string; url: string }) => {}
  const console = await start({
    path: NEW_PROJECT,
    ...options,
    wire: (request, next) => {
      const { method, url } = request
      sent.push({ by: cookie, method, url })
      const answer = next(request)
      then({ method, url })
      return answer
    },
  })
  const become = (name: string) => {
    cookie = name
    console.signInElsewhere(name)
  }
  return {
    console,
    become,
    onSent: (listener: typeof then) => void (then = listener),
    /** Forgets what was sent so far. */
    forget: () => void sent.splice(0),
    sentBy: (name: string) =>
      sent.filter(({ by }) => by === name).map(({ method, url }) => `${method} ${url}`),
    changes: () => sent.filter(({ method }) => method !== 'GET'),
  }
}

const ME = 'GET /v1/me'

const type = async (console: TestConsole) => {
  await console.send(formChanged({ form: 'projectCreate', values: TYPED }))
  await console.advance(1_000)
}

const submit = (console: TestConsole) => console.send(formSubmitted({ form: 'projectCreate' }))

const valuesOf = (console: TestConsole) =>
  selectForm(console.state(), 'projectCreate')?.context.values

const personsOf = (console: TestConsole) => {
  const { person, successor } = selectOwnerCheck(console.state())
  return [person?.name, successor?.name]
}

const LATE_CHANGE = 'a change after a minute'

/** How a tab notices that its person has changed. */
const WAYS: [string, (console: TestConsole) => Promise<unknown>][] = [
  ['a sign-in in another tab', console => console.emit({ type: 'signedIn', owner: 'clara' })],
  ['a sign-out of the other', console => console.emit({ type: 'signedOut', owner: 'clara' })],
  ['becoming visible', console => console.emit({ type: 'visibility', visible: true })],
  ['a network that is back', console => console.emit({ type: 'online', online: true })],
  ['being restored from the cache', console => console.emit({ type: 'restored' })],
  ['signing out', console => console.send(signOutRequested())],
  [
    LATE_CHANGE,
    async console => {
      await console.advance(60_000)
      await submit(console)
    },
  ],
]

describe.each(WAYS)('a tab whose person has changed, as it learns by %s,', (way, notice) => {
  test('says so, shows and sends nothing more, and keeps what was typed for its owner', async () => {
    const { console, become, forget, sentBy, changes } = await adasTab()
    await type(console)
    await console.send(formRequested({ form: 'problemReport', params: {} }))
    become(CLARA)
    forget()
    await notice(console)
    // Reads are not preceded by a question.
    if (way !== LATE_CHANGE) expect(sentBy(CLARA).filter(each => each !== ME)).toEqual([])
    expect(changes()).toEqual([])
    expect(selectIsTakenOver(console.state())).toBe(true)
    expect(console.isHidden()).toBe(true)
    expect(personsOf(console)).toEqual([ADA, CLARA])
    expect(console.left).toEqual([])
    expect(console.asksBeforeUnload()).toBe(false)

    forget()
    await submit(console)
    await console.advance(600_000)
    await console.emit({ type: 'visibility', visible: true })
    expect(sentBy(CLARA)).toEqual([])
    expect(changes()).toEqual([])

    await console.send(continueRequested())
    expect(console.left).toEqual(['/'])
    const kept = Object.fromEntries(console.storage)
    console.stop()

    const clara = await startConsole({ path: NEW_PROJECT, kept, user: CLARA })
    expect(valuesOf(clara)?.name).toBe('')
    expect(selectOpenDialogs(clara.state())).toEqual([])
    const keptByClara = Object.fromEntries(clara.storage)
    clara.stop()
    const ada = await startConsole({ path: NEW_PROJECT, kept: keptByClara })
    expect(valuesOf(ada)).toMatchObject(TYPED)
    expect(selectOpenDialogs(ada.state())).toEqual(['problemReport'])
  })

  test('stays as it is if the same person is still signed in', async () => {
    const { console, sentBy } = await adasTab()
    await type(console)
    if (way === 'signing out') return
    await notice(console)
    expect(selectIsHidden(console.state())).toBe(false)
    expect(console.isHidden()).toBe(false)
    expect(console.left).toEqual([])
    expect(sentBy(ADA)).toContain(ME)
    if (way !== LATE_CHANGE) expect(valuesOf(console)).toMatchObject(TYPED)
  })
})

describe('a tab whose person has changed', () => {
  const takenOver = async (options: Options = {}) => {
    const tab = await adasTab(options)
    await type(tab.console)
    tab.become(CLARA)
    await tab.console.emit({ type: 'signedIn', owner: 'clara' })
    expect(selectIsTakenOver(tab.console.state())).toBe(true)
    return tab
  }

  test('leads to the login and back for its owner', async () => {
    const { console } = await takenOver()
    await console.send(returnRequested())
    expect(console.left).toEqual(['/login?redirect_uri=%2Fprojects-new'])
  })

  test('loads again when its owner has signed in in another tab', async () => {
    const { console, become } = await takenOver()
    become(ADA)
    await console.emit({ type: 'signedIn', owner: 'ada' })
    expect(console.left).toEqual([NEW_PROJECT])
  })

  test('leads to the login when the other has signed out', async () => {
    const { console } = await takenOver()
    await console.signOutElsewhere()
    await console.emit({ type: 'signedOut', owner: 'clara' })
    expect(console.left).toEqual(['/login?redirect_uri=%2Fprojects-new'])
    expect([...console.storage.values()].join()).toContain(TYPED.name)
  })

  test('names whoever has come after that', async () => {
    const { console, become } = await takenOver()
    become('Edda Tuff')
    await console.emit({ type: 'signedIn', owner: 'edda' })
    expect(personsOf(console)).toEqual([ADA, 'Edda Tuff'])
  })

  test('can be replayed', async () => {
    const { console, become } = await adasTab({}, async options =>
      startRecorded(options, { store: memoryStore(), id: 'page' }),
    )
    await type(console)
    become(CLARA)
    await console.emit({ type: 'signedIn', owner: 'clara' })
    await console.emit({ type: 'restored' })
    await console.send(returnRequested())
    const { text } = console as Awaited<ReturnType<typeof startRecorded>>
    expect(await replayed(await text())).toContain(' checkpoints equal')
  })
})

describe('until it is known who is signed in', () => {
  test('a restored page is hidden, says why, and can be tried again', async () => {
    const { console, become } = await adasTab()
    await type(console)
    console.setServer('down')
    await console.emit({ type: 'restored' })
    expect(selectOwnerCheck(console.state()).failure).toMatch(/answer/)
    expect(console.isHidden()).toBe(true)
    console.setServer('up')
    await console.send(checkRequested())
    expect(console.isHidden()).toBe(false)

    console.setServer('down')
    await console.emit({ type: 'restored' })
    expect(console.isHidden()).toBe(true)
    expect(selectIsTakenOver(console.state())).toBe(false)
    expect(selectOwnerCheck(console.state()).failure).toMatch(/answer/)
    console.setServer('up')
    await console.send(checkRequested())
    expect(console.isHidden()).toBe(false)
    expect(valuesOf(console)).toMatchObject(TYPED)

    console.setServer('down')
    await console.emit({ type: 'restored' })
    become(CLARA)
    console.setServer('up')
    await console.emit({ type: 'online', online: true })
    expect(selectIsTakenOver(console.state())).toBe(true)
  })

  test('a page that was left for the login, and is restored, stays hidden', async () => {
    const { console, become } = await adasTab()
    await type(console)
    await console.signOutElsewhere()
    await submit(console)
    expect(console.left).toHaveLength(1)
    await console.emit({ type: 'restored' })
    expect(console.left).toHaveLength(2)
    become(CLARA)
    await console.emit({ type: 'restored' })
    expect(console.isHidden()).toBe(true)
    expect(personsOf(console)).toEqual([ADA, CLARA])
  })

  test('a restored page without a user is shown at once', async () => {
    const console = await startConsole({ path: '/login/maze-war/local' })
    await console.emit({ type: 'restored' })
    expect(console.isHidden()).toBe(false)
    expect(console.requests.map(({ url }) => url)).not.toContain('/v1/me')
  })

  test('a change is not sent if that cannot be found out', async () => {
    const { console, changes } = await adasTab()
    await type(console)
    await console.emit({ type: 'visibility', visible: true })
    await console.advance(60_000)
    console.setServer('down')
    await submit(console)
    expect(selectForm(console.state(), 'projectCreate')?.context.failure).toMatchObject({
      message: expect.stringMatching(/^Nothing was sent: /),
    })
    console.setServer('up')
    await submit(console)
    expect(changes()).toHaveLength(1)
  })

  test('a call that was refused before somebody signed in again does not lead to the login', async () => {
    const { console, become, onSent } = await adasTab()
    await type(console)
    await console.signOutElsewhere()
    // Between the refusal and the question that it causes.
    onSent(({ method }) => method === 'POST' && queueMicrotask(() => become(CLARA)))
    await submit(console)
    expect(selectIsTakenOver(console.state())).toBe(true)
    expect(console.left).toEqual([])
  })
})

test('the same person signing in again disturbs nothing', async () => {
  const { console, forget, sentBy } = await adasTab()
  await type(console)
  const owner = selectOwnerCheck(console.state()).person?.owner ?? ''
  forget()
  await console.emit({ type: 'signedIn', owner })
  expect(sentBy(ADA)).toEqual([])
  expect(selectIsHidden(console.state())).toBe(false)
})

test('signing out never ends the session of somebody else, nor deletes drafts of other people', async () => {
  const { console, become, changes } = await adasTab()
  await type(console)
  become(CLARA)
  await console.send(signOutRequested())
  expect(changes()).toEqual([])
  expect(console.releases()).toBe(0)
  await console.emit({ type: 'signedOut', owner: 'clara' } satisfies TabMessage)
  expect([...console.storage.values()].join()).toContain(TYPED.name)
})

describe('what runs by itself stops', () => {
  test('a plan for many rows, whose rest is kept for its owner', async () => {
    const { console, become, onSent, sentBy } = await adasTab({ path: DISKS })
    const rows = selectDiskRows(console.state(), { project: 'mock-project' })
    await console.send(bulkRequested(planFor(rows, 'delete', 'disk', DISKS)))
    const isDelete = (request: string) => request.startsWith('DELETE ')
    onSent(({ method }) => {
      if (method === 'DELETE' && sentBy(ADA).filter(isDelete).length === 2) become(CLARA)
    })
    await console.send(bulkStarted())
    await console.advance(60_000)
    const done = sentBy(ADA).filter(isDelete).length
    expect(done).toBeLessThan(6)
    // Those that were let go together with the second.
    expect(sentBy(CLARA).filter(isDelete).length).toBeLessThanOrEqual(2)
    expect(selectIsTakenOver(console.state())).toBe(true)
    expect(phaseOf(console)).toBe('stopped')
    const waiting = Object.values(resultsOf(console)).filter(each => each === 'waiting').length
    expect(waiting).toBeGreaterThan(0)
    const kept = Object.fromEntries(console.storage)
    console.stop()
    const ada = await startConsole({ path: DISKS, kept })
    expect(phaseOf(ada)).toBe('restored')
    expect(Object.values(resultsOf(ada)).filter(each => each === 'waiting')).toHaveLength(waiting)
  })

  test('an upload of an image', async () => {
    const size = 40 * upload.MIB
    const isChunk = (request: string) => request.endsWith('/bulk-write')
    const { console, become, onSent, sentBy, forget } = await adasTab({
      path: upload.path,
      files: { disk: upload.fileOf(size).file },
      hold: ({ url }) => (isChunk(url) ? new Promise(resolve => setTimeout(resolve, 300)) : null),
    })
    onSent(({ url }) => isChunk(url) && become(CLARA))
    await upload.choose(console, size)
    await upload.fill(console)
    await upload.submit(console)
    await console.advance(60_000)
    expect(selectIsTakenOver(console.state())).toBe(true)
    const sent = sentBy(CLARA).filter(each => each !== ME)
    expect(sent.filter(each => !isChunk(each))).toEqual([])
    // As many as are sent in a second, of eighty.
    expect(sent.length).toBeLessThanOrEqual(30)
    forget()
    await console.advance(60_000)
    expect(sentBy(CLARA)).toEqual([])
  })

  test('a serial console', async () => {
    const console = await openSerialConsole('db1')
    expect(console.sockets.open.size).toBe(1)
    console.signInElsewhere(CLARA)
    await console.emit({ type: 'signedIn', owner: 'clara' })
    expect(console.sockets.open.size).toBe(0)
    await console.advance(60_000)
    expect(console.sockets.open.size).toBe(0)
  })
})
