import { act, cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { StoreEvent } from '@/store/setup/event'
import { Console } from '@/views/shell/Console'
import { stepsOfText } from '@/recorder/reproduction'
import type { Files } from '@/views/shell/files-context'
import { startConsole } from './console'
import { prepareDocument } from './dom'
import { setupUser } from './render'

/** Milliseconds. The store notifies subscribers once per frame. */
const FRAME = 16

/** The secret that the browser draws in tests. */
export const GENERATED_SECRET = '5e'.repeat(32)

/** Frames under the fake timers. */
const requestAnimationFrame = (callback: () => void) => window.setTimeout(callback, FRAME)

/** A system with a dark theme. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  // The serial console's terminal uses the deprecated methods.
  addListener: () => undefined,
  removeListener: () => undefined,
})

/** A whole console rendered in a document: the result of `startConsole`, and its screen. */
export const showConsole = async ({
  readRecording = async () => '',
  files = {},
  racks,
  ...options
}: Parameters<typeof startConsole>[0] & Partial<Pick<Files, 'readRecording' | 'racks'>>) => {
  prepareDocument()
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('requestAnimationFrame', requestAnimationFrame)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => window.clearTimeout(id))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const console = await startConsole({ files, ...options })
  const saved: { name: string; text: string }[] = []
  await act(async () =>
    render(
      <Console
        app={console.app}
        files={{
          keep: file => {
            const id = file.name || `typed-${Object.keys(files).length}`
            files[id] ??= file
            return { id, name: file.name, size: file.size }
          },
          forget: id => void (files[id] = ''),
          save: ({ name, text }) => void saved.push({ name, text }),
          newSecret: () => GENERATED_SECRET,
          ...(racks && { racks }),
          readRecording: async (id, note, as) => {
            const text = await readRecording(id, note)
            return as ? stepsOfText(text) : text
          },
        }}
        reader={{ locale: 'en-US', timeZone: 'UTC' }}
      />,
    ),
  )
  onTestFinished(cleanup)
  return {
    ...console,
    /** The files saved by the user. */
    saved,
    user: setupUser(),
    send: (event: StoreEvent) => act(() => console.send(event)),
    /** React renders as in a browser, and does not warn of each update outside `act`: that is slow. */
    advance: async (ms: number) => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
      await console
        .advance(ms)
        .finally(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
    },
    /** Waits until requested code is loaded and responses are rendered. */
    settle: () =>
      act(async () => {
        await vi.dynamicImportSettled()
        await console.advance(FRAME)
        // A field requests its code in a frame.
        await vi.dynamicImportSettled()
      }),
  }
}
