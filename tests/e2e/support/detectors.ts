import type { Page } from '@playwright/test'

declare global {
  interface Window {
    lastFocused?: EventTarget | null
  }
}

/**
 * Records in each page which element had the focus last. Call it before the first page is loaded.
 */
export const noteFocus = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      window.lastFocused = target
    })
  })

/**
 * A problem that no page should have; null if there is none. Runs in the page. `isBusy` means that
 * something has been pending for too long.
 */
const whatIsWrong = (): string | null => {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const tell = ({ outerHTML }: Element) => outerHTML.slice(0, 120)

  const code = Array.from(document.querySelectorAll('pre'), ({ innerText }) => innerText)
  const text = code.reduce((left, each) => left.replace(each, ''), document.body.innerText)
  const raw = /\bundefined\b|\[object |\bNaN\b|Invalid Date/.exec(text)
  if (raw) {
    const start = Math.max(0, raw.index - 40)
    return `raw text: ${text.slice(start, raw.index + 40)}`
  }

  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return `two elements with the id ${twice}`

  const controls = [...document.querySelectorAll('a[href], button, input, textarea')]
  if (!controls.some(control => isShown(control) && !control.closest('[inert]')))
    return 'nothing can be operated'

  const focused = document.activeElement
  if (!focused || focused === document.body) {
    // After a page load, and a press on nothing, no element has the focus. The target of the link
    // that skips to the content may have no size.
    const last = window.lastFocused
    const isGone = last instanceof Element && !last.checkVisibility({ visibilityProperty: true })
    if (isGone) return `the focus was lost with ${tell(last)}`
  } else if (focused.closest('[inert]')) return `the focus is behind a dialog: ${tell(focused)}`

  const unfinished = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow="100"])'
  const busy = [...document.querySelectorAll(unfinished)].find(isShown)
  return busy ? `busy: ${tell(busy)}` : null
}

/** How long a transient problem may last: a moving focus, a missing response. */
const PATIENCE = 8_000

/** Waits until the page has no problem, and returns the one that persists. */
export const lastingProblem = async (page: Page): Promise<string | null> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    // A page being unloaded cannot be evaluated; the next one can.
    const problem = await page.evaluate(whatIsWrong).catch(String)
    if (problem === null || Date.now() > end) return problem
    await page.waitForTimeout(50)
  }
}
