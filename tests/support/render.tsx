import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { UiProvider } from '@/ui/UiProvider/UiProvider'
import { prepareDocument } from './dom'

/** Moves fake timers on, where there are any, as long as a user waits between two actions. */
const advanceTimers = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}

/** What jsdom tells of a selection comes a moment later, when the document has to be there still. */
const letSelectionBeTold = () => new Promise(resolve => setTimeout(resolve))

/** Somebody who points, presses and types. Takes no time, under fake timers neither. */
export const setupUser = () => {
  onTestFinished(async () => {
    if (!vi.isFakeTimers()) await letSelectionBeTold()
  })
  return userEvent.setup({ advanceTimers, document })
}

/**
 * Draws a widget as the application would, with its ways out replaced by spies. It is taken off
 * the document when the test is over.
 */
export const renderWidget = (element: ReactNode) => {
  const ui = {
    navigate: vi.fn(),
    prefetch: vi.fn(),
    copyText: vi.fn(),
    reader: { locale: 'en-US', timeZone: 'UTC' },
  }
  prepareDocument()
  const { container, rerender, unmount } = render(element, {
    wrapper: ({ children }) => <UiProvider {...ui}>{children}</UiProvider>,
  })
  onTestFinished(cleanup)
  return { ...ui, user: setupUser(), container, show: rerender, unmount }
}

/** Lets `ms` milliseconds pass under fake timers, and all code arrive that is asked for by then. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })

/** Fake timers until the test is over. To be called before anything is drawn. */
export const fakeTime = () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Lets all code arrive that is asked for once there is nothing better to do, and be drawn. */
export const codeToArrive = () =>
  act(async () => {
    await new Promise(resolve => setTimeout(resolve))
    await vi.dynamicImportSettled()
  })
