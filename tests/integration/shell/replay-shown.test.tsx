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
