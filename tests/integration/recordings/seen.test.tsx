import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NEWEST_VERSION } from '@/api/core/rack'
import { memoryStore } from '@/browser/recordings/memory-store'
import { SHARE } from '@/browser/recordings/seen'
import { elementOf } from '@/browser/recordings/element-name'
import { watchPage } from '@/browser/recordings/watch-page'
import { createRecorder } from '@/recorder/recorder'
import { navigationRequested } from '@/store/navigation/events'
import { formsOf } from '#tests/support/planted'
import { readLog } from '#tests/support/read-log'
import { recordingStoreOn, replayed } from '#tests/support/recordings'
import { showConsole } from '#tests/support/shown-console'

const SECRET = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPlantedInTheFieldOfAKey planted@home'
const NAME = 'planted-name'

/** The name of a button that repeats what is typed beside it, as no label should. */
const careless = (button: HTMLElement, text: string) => button.setAttribute('aria-label', text)

test('what the person saw is in the log without what was typed, and a replay does not need it', async () => {
  const store = recordingStoreOn({ store: memoryStore(), now: () => Date.now() })
  const recorder = createRecorder({ build: 'test', apiVersion: NEWEST_VERSION, sink: store.keep })
  const console = await showConsole({
    path: '/projects/mock-project/instances',
    recorder,
    recordings: store.handle,
    claim: store.claim,
  })
  await console.send(navigationRequested({ to: '/settings/ssh-keys-new' }))
  await console.settle()
  watchPage(store.see)
  const pane = document.querySelector('main')!
  pane.id = 'content'
  pane.scrollTop = 120
  fireEvent.scroll(pane)
  const type = async (label: RegExp, value: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await console.user.click(field)
    fireEvent.change(field, { target: { value } })
    await console.settle()
    await console.advance(300)
  }
  await type(/^Name/, NAME)
  await type(/^Public key/, SECRET)
  const button = screen.getAllByText('Cancel')[0]!.closest<HTMLElement>('a, button')!
  careless(button, `Drop ${NAME}`)
  // The preview has a banner above the console, which a replay does not draw.
  const banner = document.body.appendChild(document.createElement('div'))
  banner.dataset['banner'] = ''
  Object.defineProperty(banner, 'offsetHeight', { value: 40 })
  fireEvent.pointerDown(button, { isPrimary: true, clientX: 7, clientY: 48 })
  banner.remove()
  await console.advance(2_000)
  store.flush()
  recorder.checkpoint()
  const text = await store.read()
  console.stop()
  const { lines } = readLog(text)
  const seen = lines.flatMap(line => (line.kind === 'seen' ? [line.what] : []))
  const field = { role: 'textbox', name: expect.stringMatching(/^Public key/) }
  expect(seen).toContainEqual(expect.objectContaining({ type: 'press', ...field }))
  expect(seen).toContainEqual({ type: 'focus', ...field })
  expect(seen).toContainEqual({ type: 'scroll', place: '#content', x: 0, y: 120 })
  expect(seen).toContainEqual({
    type: 'press',
    x: 7,
    y: 8,
    role: expect.stringMatching(/link|button/),
  })
  const written = JSON.stringify(seen)
  expect([NAME, SECRET].flatMap(formsOf).filter(form => written.includes(form))).toEqual([])
  expect(SECRET.split(' ').filter(part => text.includes(part))).toEqual(['ssh-ed25519'])
  const without = text.replaceAll(/^\{"kind":"seen".*\n/gm, '')
  expect(text.length - without.length).toBeLessThanOrEqual(SHARE * text.length)
  const outcome = await replayed(without)
  expect(outcome).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  expect(await replayed(text)).toBe(outcome)
})

test('what a page shows of another log has no name', () => {
  document.body.innerHTML =
    '<button id="open">Replay</button><main data-unrecorded><button id="inside">disk-1</button></main>'
  expect(elementOf(document.getElementById('open'))).toEqual({ role: 'button', name: 'Replay' })
  expect(elementOf(document.getElementById('inside'))).toEqual({ role: 'button' })
})
