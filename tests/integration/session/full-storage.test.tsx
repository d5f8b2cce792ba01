import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { viewsChanged } from '@/store/saved-views/views'
import { selectDiskRows } from '@/store/project/disks/disks'
import { showConsole } from '#tests/support/shown-console'
import { replayed, startRecorded } from '#tests/support/recordings'
import { toastTexts } from '#tests/support/storage'
import { planFor } from '../bulk/support'

type Console = Awaited<ReturnType<typeof showConsole>>

const NO_DRAFT = /has no room to keep what you enter/

const text = () => document.body.textContent

const type = async (console: Console) => {
  const values = { name: 'half-done', description: 'typed before lunch' }
  await console.send(formChanged({ form: 'projectCreate', values }))
  await act(() => console.advance(2_000))
}

describe('a browser without room for', () => {
  test('drafts says so at the form, until there is room', async () => {
    let isFull = true
    const console = await showConsole({
      path: '/projects-new',
      isStorageFull: slot => isFull && slot === 'local/basalt-drafts',
    })
    expect(text()).not.toMatch(NO_DRAFT)
    await type(console)
    expect(screen.getByRole('status').textContent).toMatch(NO_DRAFT)
    isFull = false
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'half' } }))
    await act(() => console.advance(2_000))
    expect(text()).not.toMatch(NO_DRAFT)
    expect(console.storage.get('local/basalt-drafts')).toContain('typed before lunch')
  })

  test('drafts does not promise at the login that they are kept', async () => {
    const console = await showConsole({
      path: '/projects-new',
      isStorageFull: slot => slot.startsWith('local/'),
    })
    await type(console)
    await console.signOutElsewhere()
    await console.send(formSubmitted({ form: 'projectCreate' }))
    expect(console.left).toHaveLength(1)
    const kept = Object.fromEntries(console.storage)
    console.stop()
    await showConsole({ path: '/login/maze-war/local', kept })
    expect(screen.getByText('Your session has ended')).toBeTruthy()
    expect(text()).toContain('What you entered is lost')
    expect(text()).not.toContain('What you entered is kept')
  })

  test('saved views says so with each change, and keeps them while the tab is open', async () => {
    const console = await showConsole({ path: '/projects', isStorageFull: () => true })
    for (const name of ['first', 'second']) {
      const added = [{ name, path: '/projects', search: '?q=a', isPinned: false }]
      await console.send(viewsChanged({ added }))
    }
    expect(toastTexts(console)).toEqual([
      expect.stringContaining('Could not store your views'),
      expect.stringContaining('Could not store your views'),
    ])
    expect(console.state().savedViews.map(({ name }) => name)).toEqual(['first', 'second'])
  })

  test('a plan says so in its dialog', async () => {
    const path = '/projects/mock-project/disks'
    const console = await showConsole({ path, isStorageFull: () => true })
    const rows = selectDiskRows(console.state(), { project: 'mock-project' })
    await console.send(bulkRequested(planFor(rows, 'delete', 'disk', path)))
    await console.settle()
    expect(screen.getByRole('dialog').textContent).toContain('no room to keep this plan')
  })
})

test('a session in a browser without room replays', async () => {
  const console = await startRecorded({ path: '/projects-new', isStorageFull: () => true })
  const values = { name: 'half-done', description: '' }
  await console.send(formChanged({ form: 'projectCreate', values }))
  await console.advance(2_000)
  const added = [{ name: 'first', path: '/projects', search: '?q=a', isPinned: false }]
  await console.send(viewsChanged({ added }))
  const log = await console.text()
  expect(log).toContain('"key":"local/basalt-views","isStored":false')
  expect(await replayed(log)).toContain(' checkpoints equal')
})
