import { configure, screen, within } from '@testing-library/react'
import * as React from 'react'
import { addWindowFocusTracking } from 'react-aria/private/interactions/useFocusVisible'
import { vi } from 'vitest'

// Milliseconds to wait for elements: generous, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// React records a stack for each of the first 10,000 elements of a second, which takes a third of
// the time of a large screen. Its warnings name components without them.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {}, configurable: true },
)

const escapeIdentifier = (text: string): string =>
  text.replace(/[^\w-]|^-?\d/g, character => `\\${character}`)

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom’s style sheet of the browser distinguishes elements by, besides their names. */
const DISTINCT = ['hidden', 'type', 'open', 'dir', 'style']

/** Properties of a style attribute that other elements inherit. */
const INHERITED = /visibility|pointer-events/

/**
 * Remembers computed styles by what they depend on in tests, where no style sheet of the console is
 * loaded: jsdom goes through the browser’s own for each of the thousands of questions that one
 * search by role asks.
 */
const rememberStyles = (view: Window) => {
  const compute = view.getComputedStyle.bind(view)
  const known = new Map<string, CSSStyleDeclaration>()
  view.getComputedStyle = (element, pseudo) => {
    const parent = element.parentElement
    if (pseudo || !element.isConnected) return compute(element, pseudo)
    for (let above = parent; above; above = above.parentElement)
      if (INHERITED.test(above.getAttribute('style') ?? '')) return compute(element)
    const attributes = DISTINCT.map(name => element.getAttribute(name) ?? '-')
    const key = [element.localName, ...attributes, parent?.localName, parent?.hasAttribute('open')]
    const text = key.join('|')
    const style = known.get(text) ?? compute(element)
    known.set(text, style)
    return style
  }
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
  const view = document.defaultView
  if (view && !Object.hasOwn(view, 'hasKnownStyles')) {
    rememberStyles(view)
    Object.assign(view, { hasKnownStyles: true })
    globalThis.getComputedStyle = view.getComputedStyle
  }
  // Both are bound to the document they were loaded in.
  Object.assign(screen, within(document.body))
  addWindowFocusTracking(document.body)
}
