import { expect, type Page } from '@playwright/test'
import { standStill } from './axe'
import { whatIsWrong } from './focus'

/** More than any page has tab stops. */
const PRESSES = 400

/** What a walk through a page with Tab has found so far. */
interface Walk {
  /** Notes what the focused element shows. Returns whether it is the end of the walk. */
  look: () => boolean
  isOver: boolean
  problems: string[]
  /** Controls that can be used by mouse, but were not reached. */
  missed: () => string[]
  stops: Element[]
}

declare global {
  interface Window {
    /** In the page, once a walk has started. */
    walk?: Walk
  }
}

/**
 * Starts a walk through the open dialog or, without one, the content of the page or everything.
 * Runs in the page.
 */
const startWalk = (wrong: typeof whatIsWrong, hasFrame: boolean) => {
  const CONTROLS = `a[href], button, input, select, textarea, summary, [tabindex="0"],
    [role="button"], [role="link"], [role="tab"], [role="switch"], [role="slider"]`
  /** Groups with one tab stop, between whose members the arrow keys move. */
  const GROUPS = `[role="tablist"], [role="radiogroup"], [role="tree"], [role="listbox"],
    section[aria-label="Networking map"]`

  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  const pane = hasFrame ? null : document.getElementById('scroll-container')
  const area = dialog ?? pane ?? document.body
  const stops: Element[] = []
  const problems: string[] = []
  const describe = (element: Element) => element.outerHTML.slice(0, 200)

  /** What is seen of a control: inputs for choices and files are invisible parts of a label. */
  const seen = (element: Element) =>
    element.matches('[type="checkbox"], [type="radio"], [type="file"]')
      ? (element.closest('label') ?? element)
      : element

  const isNamed = (element: Element) => {
    const labels = [
      ...(element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
      element,
    ]
    return (
      !!element.getAttribute('aria-label')?.trim() ||
      labels.some(label => !!label?.textContent.trim())
    )
  }

  /** Why a user cannot see most of an element; null if they can. */
  const coverOf = (element: Element) => {
    // Has the focus only while it has no controls, and may be as high as the page.
    if (element.matches('[role="tabpanel"]')) return null
    const control = seen(element)
    const box = control.getClientRects()[0] ?? new DOMRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (left >= right || top >= bottom) return 'is outside the window'
    for (const share of [0.25, 0.5, 0.75]) {
      const hit = document.elementFromPoint(left + share * (right - left), (top + bottom) / 2)
      if (!hit) return 'is outside the window'
      const isPart = control.contains(hit) || hit.contains(control)
      // The tip of a column is over the button that sorts by it.
      if (!isPart && !control.closest('th')?.contains(hit)) return `is covered by ${describe(hit)}`
    }
    return null
  }

  const look = () => {
    const focused = document.activeElement
    if (!focused || !area.contains(focused)) return stops.length > 0
    if (focused === document.body) return false
    // Fields are replaced by others of the same id once their code has loaded.
    if (stops.some(stop => stop === focused || (stop.id !== '' && stop.id === focused.id)))
      return true
    stops.push(focused)
    const found = [wrong(), coverOf(focused), isNamed(focused) ? null : 'has no name']
    for (const problem of found) if (problem) problems.push(`${describe(focused)} ${problem}`)
    return false
  }

  const isReached = (element: Element) => {
    const group = element.closest(GROUPS)
    const { type, name } = element as HTMLInputElement
    return stops.some(
      stop =>
        stop === element ||
        (stop.id !== '' && stop.id === element.id) ||
        group?.contains(stop) ||
        (type === 'radio' && stop.matches('input') && (stop as HTMLInputElement).name === name) ||
        // The steps of a number and the arrow of a combobox have keys in their input.
        (element.matches('[tabindex="-1"]') &&
          stop.matches('input') &&
          element.closest('[data-field-root]')?.contains(stop)),
    )
  }
  const missed = () =>
    [...area.querySelectorAll(CONTROLS)]
      .filter(element => !element.matches(':disabled, [aria-hidden="true"] *'))
      .filter(element => seen(element).checkVisibility({ visibilityProperty: true }))
      .filter(element => !isReached(element))
      .map(element => `${describe(element)} is not reached`)

  const start = hasFrame ? 'a[href="#content"]' : '#content'
  if (!dialog) document.querySelector<HTMLElement>(start)?.focus()
  const isWatched = !!window.walk
  window.walk = { look, isOver: false, stops, problems, missed }
  if (isWatched) return
  // When the next key is pressed, everything has settled after the last one.
  window.addEventListener(
    'keydown',
    ({ key }) => {
      const { walk } = window
      if (walk && key === 'Tab' && document.activeElement?.id !== 'content')
        walk.isOver ||= walk.look()
    },
    true,
  )
}

interface WalkOptions {
  /** The frame around the page is walked through as well. */
  hasFrame: boolean
  /** Waits after each press, until popovers that close are gone. */
  isSlow: boolean
}

const walkThrough = async (page: Page, { hasFrame, isSlow }: WalkOptions) => {
  await page.evaluate(`(${startWalk})(${whatIsWrong}, ${hasFrame})`)
  for (let presses = 1; presses < PRESSES; presses += 1) {
    await page.keyboard.press('Tab')
    if (isSlow) await standStill(page)
    if (presses % 10 === 0 && (await page.evaluate(() => window.walk?.isOver))) break
  }
  return page.evaluate(() => [...(window.walk?.problems ?? []), ...(window.walk?.missed() ?? [])])
}

/**
 * Expects that Tab reaches every control of the page or of its open dialog, that each has a name,
 * can be seen and shows the focus, and that the focus leaves the page or comes back to where it
 * was. `hasFrame`: the frame around the page is walked through as well.
 */
export const expectTabOrder = async (page: Page, { hasFrame = false } = {}) => {
  const problems = await walkThrough(page, { hasFrame, isSlow: false })
  if (problems.length === 0) return
  // A fast user is faster than a popover that closes.
  expect(await walkThrough(page, { hasFrame, isSlow: true }), page.url()).toEqual([])
}
