import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { UiProvider } from '@/ui/UiProvider/UiProvider'
import { prepareDocument } from './dom'

/** Advances fake timers, if active, by the user's delay between two actions. */
const advanceTimers = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}

/** jsdom reports selection changes asynchronously, when the document must still exist. */
const letSelectionBeTold = () => new Promise(resolve => setTimeout(resolve))

/** A user of pointer and keyboard. Takes no time, even under fake timers. */
export const setupUser = () => {
  onTestFinished(async () => {
    if (!vi.isFakeTimers()) await letSelectionBeTold()
  })
  return userEvent.setup({ advanceTimers, document })
}

/** Renders a widget as the app would, with spies as its callbacks. Unmounts it after the test. */
export const renderWidget = (element: ReactNode) => {
  const ui = {
    navigate: vi.fn(),
    prefetch: vi.fn(),
    copyText: vi.fn(),
    reader: { locale: 'en-US', timeZone: 'UTC' },
  }
  prepareDocument()
  const { container, rerender, unmount } = render(element, {
    wrapper: ({ children }) => <UiProvider ports={ui}>{children}</UiProvider>,
  })
  onTestFinished(cleanup)
  return { ...ui, user: setupUser(), container, show: rerender, unmount }
}

/** Advances fake timers by `ms` milliseconds, and loads all lazy code requested by then. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })

/** Fake timers until the end of the test. Call it before rendering. */
export const fakeTime = () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Waits until lazy code requested on idle is loaded and rendered. */
export const codeToArrive = () =>
  act(async () => {
    // A field loads its code in the next frame.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    await vi.dynamicImportSettled()
  })
