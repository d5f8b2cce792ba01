import { act, cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { StoreEvent } from '@/store/setup/event'
import { Console } from '@/views/shell/Console'
import type { Files } from '@/views/shell/files-context'
import { startConsole } from './console'
import { prepareDocument } from './dom'
import { setupUser } from './render'

/** Milliseconds. The store tells of answers with the next frame. */
const FRAME = 16

/** Frames that come in the time of the test. */
const requestAnimationFrame = (callback: () => void) => window.setTimeout(callback, FRAME)

/** A system that prefers the dark theme, and keeps to it. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  // The terminal listens by the names that these had before.
  addListener: () => undefined,
  removeListener: () => undefined,
})

/** A whole console drawn in a document: what `startConsole` gives, and its screen. */
export const showConsole = async ({
  readRecording = async () => '',
  ...options
}: Parameters<typeof startConsole>[0] & Partial<Pick<Files, 'readRecording'>>) => {
  prepareDocument()
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('requestAnimationFrame', requestAnimationFrame)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => window.clearTimeout(id))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const console = await startConsole(options)
  const saved: { name: string; text: string }[] = []
  await act(async () =>
    render(
      <Console
        app={console.app}
        files={{
          keep: ({ name, size }) => ({ id: name, name, size }),
          save: ({ name, text }) => void saved.push({ name, text }),
          readRecording,
        }}
        reader={{ locale: 'en-US', timeZone: 'UTC' }}
      />,
    ),
  )
  onTestFinished(cleanup)
  return {
    ...console,
    /** The files that the user was given. */
    saved,
    user: setupUser(),
    send: (event: StoreEvent) => act(() => console.send(event)),
    /** Lets all code arrive that the screen asked for, and the answers be drawn. */
    settle: () =>
      act(async () => {
        await vi.dynamicImportSettled()
        await console.advance(FRAME)
      }),
  }
}
