import { configure, screen, within } from '@testing-library/react'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { vi } from 'vitest'

// Milliseconds to wait for something to show: what fails must not be that the machine is busy.
configure({ asyncUtilTimeout: 10_000 })

const escapeIdentifier = (text: string): string =>
  text.replace(/[^\w-]|^-?\d/g, character => `\\${character}`)

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Makes a document of jsdom one that components can be drawn in: adds what jsdom lacks and the
 * widgets or react-aria use, and tells testing-library of it. To be called in each test, because
 * every file of tests may have a document of its own while it shares its modules with others.
 */
export const prepareDocument = () => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    CSS: { escape: escapeIdentifier, supports: () => false },
    ResizeObserver: globalThis.ResizeObserver ?? StillResizeObserver,
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    cancelIdleCallback: (id: number) => clearTimeout(id),
    // Testing-library moves fake timers on while it waits, and knows them by Jest's name only.
    jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  })
  Element.prototype.scrollTo ??= () => undefined
  // Both keep to the document that they were loaded in.
  Object.assign(screen, within(document.body))
  addWindowFocusTracking(document.body)
}
