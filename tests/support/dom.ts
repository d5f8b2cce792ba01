/** What jsdom lacks and the widgets or react-aria use. Import it first in a component test. */

const escapeIdentifier = (text: string): string =>
  text.replace(/[^\w-]|^-?\d/g, character => `\\${character}`)

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
Object.assign(globalThis, {
  CSS: { escape: escapeIdentifier, supports: () => false },
  ResizeObserver: globalThis.ResizeObserver ?? StillResizeObserver,
})
