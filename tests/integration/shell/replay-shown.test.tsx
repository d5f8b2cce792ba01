import { Blob } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually'
import { readLog } from '#tests/support/read-log'
import { selectPlayer } from '@/store/replay/player/player'
import { showConsole } from '#tests/support/shown-console'

const TEXT = readFileSync('tests/logs/main-job.jsonl', 'utf8')

/** Opens the page with a log, and its frame, which has not started: no script runs in it here. */
const open = async (log = TEXT) => {
  const console = await showConsole({ path: '/replay' })
  await console.settle()
  // Files of this document do not implement `stream`.
  const file = Object.assign(new File([], 'a.jsonl'), { stream: () => new Blob([log]).stream() })
  await console.user.upload(screen.getByLabelText(/Log of a session/), file)
  const player = () => selectPlayer(console.state())
  await act(() => eventually(() => expect(player()?.isOpen).toBe(true)))
  await console.settle()
  const frame = screen.getByTitle<HTMLIFrameElement>(/under replay/)
  const inside = frame.contentWindow!
  const hear = (type: string, data?: unknown) =>
    act(async () => {
      fireEvent(window, new MessageEvent(type, { data, source: inside, origin: window.origin }))
      await console.advance(16)
    })
  return { ...console, inside, hear }
}

test('a log that cannot be posted to the frame stops the replay with an error', async () => {
  const { inside, hear } = await open()
  inside.postMessage = () => {
    throw new DOMException('Data cannot be cloned, out of memory.', 'DataCloneError')
  }
  await hear('message', { type: 'ready' })
  expect(screen.getByRole('alert').textContent).toMatch(
    /The log could not be handed to the frame of the replay\. .*out of memory\./,
  )
})

test('a message that cannot be deserialized stops the replay with an error', async () => {
  const { hear } = await open()
  await hear('message', { type: 'ready' })
  await hear('messageerror')
  expect(screen.getByRole('alert').textContent).toContain('The page could not take')
})

test('the log sent to the frame contains each body once', async () => {
  const { inside, hear } = await open()
  const sent: { type: string; log?: { lines: { as?: number }[] } }[] = []
  inside.postMessage = (message: (typeof sent)[number]) => void sent.push(message)
  await hear('message', { type: 'ready' })
  const bodies = readLog(TEXT).lines.flatMap(line =>
    line.kind === 'answer' && line.response.body.length >= 64 ? [line.response.body] : [],
  )
  const repeated = bodies.length - new Set(bodies).size
  expect(repeated).toBeGreaterThan(0)
  expect(sent[0]?.log?.lines.filter(({ as }) => as !== undefined)).toHaveLength(repeated)
})

test('the steps of a log can be copied, and its requests saved for other tools', async () => {
  const { user, saved } = await open()
  await user.click(screen.getByRole('button', { name: 'Steps to reproduce' }))
  const steps = within(screen.getByRole('dialog', { name: 'Steps to reproduce' }))
  expect(steps.getByText(/15\. Confirmed\. 16\. Opened the form “Attach disk”/)).toBeTruthy()
  await user.click(steps.getByRole('button', { name: 'Save requests (HAR)' }))
  const [archive] = saved
  expect(archive?.name).toBe('a.har')
  const { entries } = JSON.parse(archive?.text ?? '').log
  expect(entries).toHaveLength(readLog(TEXT).lines.filter(({ kind }) => kind === 'request').length)
  expect(archive?.text).not.toContain('"password"')
})

test('the console is replayed in a window of the recorded size, scaled to fit or as it was', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(720)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await open(TEXT.replace('{', '{"window":{"width":1440,"height":900},'))
  const { style } = screen.getByTitle(/under replay/).parentElement!
  expect([style.width, style.height, style.transform]).toEqual(['1440px', '900px', 'scale(0.5)'])
  await user.click(screen.getByRole('checkbox', { name: 'Actual size' }))
  expect(style.transform).toBe('scale(1)')
})

test('the console fills its place if a log does not tell the size of the window', async () => {
  await open()
  expect(screen.getByTitle(/under replay/).parentElement?.style.width).toBe('')
  expect(screen.queryByRole('checkbox', { name: 'Actual size' })).toBeNull()
})

test('lanes lead to the next of what they show, by button and by key', async () => {
  const { user, state } = await open()
  const target = () => selectPlayer(state())?.target
  const { lines } = readLog(TEXT)
  const inputs = lines.filter(line => 't' in line)
  const navigations = inputs.flatMap((line, at) =>
    line.kind === 'event' && line.event.type === 'navigation/requested' ? [at + 1] : [],
  )
  const pages = within(screen.getByRole('group', { name: 'Pages' }))
  expect(pages.getByText(String(navigations.length))).toBeTruthy()
  await user.click(pages.getByRole('button', { name: 'Next page' }))
  expect(target()).toBe(navigations[0])
  expect(pages.getByRole('button', { name: 'Previous page' })).toHaveProperty(
    'ariaDisabled',
    'true',
  )
  fireEvent.keyDown(document.body, { key: 'r' })
  const later = lines.findIndex(
    (line, at) => line.kind === 'request' && lines.slice(0, at).some(each => 't' in each),
  )
  expect(target()).toBe(lines.slice(0, later).filter(line => 't' in line).length)
})

test('another log is compared step by step, and its differences are gone to', async () => {
  const { user, state } = await open()
  const compareWith = async (text: string) => {
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    const file = Object.assign(new File([], 'b.jsonl'), { stream: () => new Blob([text]).stream() })
    await user.upload(screen.getByLabelText(/Log to compare/), file)
  }
  await compareWith('no log')
  const dialog = within(screen.getByRole('dialog', { name: 'Compare with another log' }))
  await dialog.findByText(/^Line 1 of the log/, undefined, { timeout: 10_000 })
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))

  const other = TEXT.replaceAll('/v1/instances/relay', '/v1/instances/relais')
  expect(other).not.toBe(TEXT)
  await compareWith(other)
  const list = () => within(screen.getByRole('region', { name: 'Comparison' }))
  await screen.findByText('Compared with b.jsonl', undefined, { timeout: 10_000 })
  list().getByText(/^Steps in both logs: \d+\. Went differently: \d+\. In one log only: 0\./)
  await user.click(list().getByRole('button', { name: 'First request that differs' }))
  const differences = within(screen.getByRole('group', { name: 'Differences of the step' }))
  expect(differences.getAllByText(/\/v1\/instances\/relay/).length).toBeGreaterThan(0)
  expect(differences.getAllByText(/\/v1\/instances\/relais/).length).toBeGreaterThan(0)
  expect(selectPlayer(state())?.target).toBeGreaterThan(0)
  await user.click(list().getByRole('button', { name: 'Close comparison' }))
  expect(screen.getByRole('region', { name: 'Timeline' })).toBeTruthy()
})

test('the state is searched in the frame, with how far it is and whether all was searched', async () => {
  const { user, state, inside, hear } = await open()
  const sent: { type: string; search?: number; text?: string }[] = []
  inside.postMessage = (message: (typeof sent)[number]) => void sent.push(message)
  await hear('message', { type: 'ready' })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await user.click(await screen.findByRole('option', { name: 'Text in the state' }))
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  expect(timeline.getByText(/^Finds when the state first held words/)).toBeTruthy()
  expect(timeline.getByRole('button', { name: 'Search' }).ariaDisabled).toBe('true')
  await user.type(timeline.getByLabelText('Search the state'), ' relay running {Enter}')
  expect(sent.at(-1)).toEqual({ type: 'search', search: 1, text: 'relay running' })
  expect(timeline.getByText('Nothing found so far.')).toBeTruthy()

  const { inputs = 0 } = selectPlayer(state()) ?? {}
  const hit = {
    section: 'query instanceList({})',
    path: 'data.items.0',
    excerpt: 'name: relay, runState: running',
    places: 3,
    isOnly: true,
  }
  const found = (position: number, hits: object[], isComplete = false) => ({
    type: 'found',
    search: 1,
    isDone: isComplete,
    found: { position, hits, isComplete, divergedAt: null },
  })
  await hear('message', found(5, [{ ...hit, position: 4, isHeld: true }]))
  expect(timeline.getByRole('progressbar').ariaValueNow).toBe(String(Math.round(500 / inputs)))
  expect(timeline.getByText(`Input 5 of ${inputs}, 1 found`)).toBeTruthy()
  await hear('message', found(inputs, [{ ...hit, position: 9, isHeld: false, places: 1 }], true))
  timeline.getByText(`2 found for “relay running” in all ${inputs} inputs.`)

  await user.click(timeline.getByText('Gone'))
  expect(selectPlayer(state())?.target).toBe(9)
  await hear('message', { type: 'at', order: 2, position: 9, isDone: true, changes: [] })
  const place = within(timeline.getByRole('group', { name: 'Place found' }))
  expect(place.getByText(/^No longer in query instanceList.* No place holds it/)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'F' })
  expect(selectPlayer(state())?.target).toBe(4)
  expect(screen.getByRole('button', { name: 'Next place found (f)' }).ariaDisabled).toBe('true')

  // Words that are nowhere: said only once all was searched.
  await user.type(timeline.getByLabelText('Search the state'), 's')
  await user.click(timeline.getByRole('button', { name: 'Search' }))
  const later = { ...found(7, []), search: 2 }
  await hear('message', later)
  await user.click(timeline.getByRole('button', { name: 'Stop' }))
  expect(sent.at(-1)).toEqual({ type: 'search', search: 3, text: '' })
  timeline.getByText(/^Nothing found for “relay runnings” up to input 7 of \d+\. The rest was not/)
  await hear('message', { ...found(inputs, [], true), search: 2 })
  expect(timeline.queryByText(/never held/)).toBeNull()
  await user.click(timeline.getByRole('button', { name: 'Search' }))
  await hear('message', { ...found(inputs, [], true), search: 4 })
  timeline.getByText(`The state never held “relay runnings”. All ${inputs} inputs searched.`)
  await user.click(timeline.getByRole('button', { name: 'Search' }))
  await hear('message', { type: 'searchFailed', search: 5, message: 'Out of memory.' })
  timeline.getByText(/^The search ended at input 0 of \d+\. Out of memory\.$/)
})

test('bookmarks are added, gone to, removed, and saved with the log', async () => {
  const { user, saved, state, hear } = await open()
  await hear('message', { type: 'ready' })
  await user.click(screen.getByRole('button', { name: 'Add bookmark' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add bookmark' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Comment/ }), {
    target: { value: '<b>Here</b> it went wrong' },
  })
  await user.click(dialog.getByRole('button', { name: 'Add bookmark' }))
  expect(screen.getByText('Save the log to keep its bookmarks.')).toBeTruthy()
  // Neither the page nor the log is left without a question.
  const guards = () => [state().actors.navigation?.context.guards, state().tab.unloadGuards]
  expect(guards()).toEqual([['/replay'], ['replay/player/page']])
  await user.click(screen.getByRole('button', { name: 'Open another log' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Discard bookmarks' }))
  await user.click(question.getByRole('button', { name: 'Keep log open' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save log' }))
  expect(guards()).toEqual([[], []])
  expect(screen.queryByText('Save the log to keep its bookmarks.')).toBeNull()
  const [file] = saved
  expect(file?.name).toBe('a.jsonl')
  const { header, lines } = readLog(file?.text ?? '')
  expect(header.bookmarks).toEqual([{ seq: 0, text: '<b>Here</b> it went wrong' }])
  expect(lines).toEqual(readLog(TEXT).lines)
  await user.click(screen.getByText('<b>Here</b> it went wrong'))
  expect(selectPlayer(state())?.target).toBe(0)
  await user.click(screen.getByRole('button', { name: /^Remove bookmark/ }))
  expect(screen.queryByText(/went wrong/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open another log' }))
  await user.click(screen.getByRole('button', { name: 'Discard bookmarks' }))
  expect(screen.getByLabelText('Log of a session')).toBeTruthy()
  expect(guards()).toEqual([[], []])
})

test('the press and the focus of the moment are shown, at the size of the moment', async () => {
  const [header = '', ...lines] = TEXT.trimEnd().split('\n')
  const seen = (at: number, what: object) => JSON.stringify({ kind: 'seen', seq: 0, at, what })
  const log = [
    header,
    seen(0, { type: 'size', width: 800, height: 500, ratio: 150 }),
    seen(0, { type: 'focus', role: 'link', name: 'Disks' }),
    seen(1, { type: 'press', x: 40, y: 60, role: 'link', name: 'Disks' }),
    ...lines,
  ].join('\n')
  await open(log)
  const place = screen.getByTitle(/under replay/).parentElement!
  expect([place.style.width, place.style.height]).toEqual(['800px', '500px'])
  const mark = place.querySelector<HTMLElement>('[aria-hidden]')!
  expect([mark.style.left, mark.style.top]).toEqual(['40px', '60px'])
  expect(screen.getByText('link “Disks”')).toBeTruthy()
  expect(screen.getByText(/800 × 500, 150% pixel ratio/)).toBeTruthy()
})
