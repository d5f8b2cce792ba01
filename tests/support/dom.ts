import { configure, screen, within } from '@testing-library/react'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { vi } from 'vitest'

// Milliseconds to wait for elements: generous, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const escapeIdentifier = (text: string): string =>
  text.replace(/[^\w-]|^-?\d/g, character => `\\${character}`)

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Prepares a jsdom document for rendering: adds what jsdom lacks and the widgets or react-aria
 * need, and registers it with testing-library. Call it in each test, because each test file may
 * have its own document while sharing modules with others.
 */
export const prepareDocument = () => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    CSS: { escape: escapeIdentifier, supports: () => false },
    ResizeObserver: globalThis.ResizeObserver ?? StillResizeObserver,
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    cancelIdleCallback: (id: number) => clearTimeout(id),
    // Testing-library advances fake timers while it waits, but only knows Jest's.
    jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  })
  Element.prototype.scrollTo ??= () => undefined
  // Both are bound to the document they were loaded in.
  Object.assign(screen, within(document.body))
  addWindowFocusTracking(document.body)
}
