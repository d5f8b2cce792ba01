import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** In the page: the colors of tokens, by theme and token. Asking for them takes long. */
    focusColours?: Record<string, string>
    whatIsWrong?: () => string | null
  }
}

/** What is wrong with the focus; null if an element has it and shows it. Runs in the page. */
export const whatIsWrong = (): string | null => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  // The start of a page, and dialogs until one of their parts is focused, show no focus.
  if (focused.matches('#content, [role="dialog"], [role="menu"], [role="listbox"]')) return null

  const { theme = '' } = document.documentElement.dataset
  const known = (window.focusColours ??= {})
  const probed = (token: string) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const colourOf = (token: string) => (known[theme + token] ??= probed(token))
  const colours = [colourOf('--color-focus')]
  // An invalid field shows both at once.
  if (focused.matches('[aria-invalid="true"], [data-invalid]'))
    colours.push(colourOf('--color-danger-solid'), colourOf('--color-danger-text'))

  const hasRing = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const isOutlined = style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
    return colours.some(
      colour =>
        (isOutlined && style.outlineColor === colour) ||
        style.boxShadow.includes(colour) ||
        (style.borderTopWidth !== '0px' && style.borderTopColor === colour),
    )
  }
  const around = [
    focused,
    ...focused.children,
    ...[focused.parentElement, focused.parentElement?.parentElement].filter(each => !!each),
  ]
  if (around.some(element => hasRing(element) || hasRing(element, '::after'))) return null

  // Items of menus and lists are highlighted instead, as on hover.
  const isLit =
    focused.matches('[role^="menuitem"], [role="option"]') &&
    getComputedStyle(focused).backgroundColor !== 'rgba(0, 0, 0, 0)'
  return isLit ? null : `the focus cannot be seen on ${focused.outerHTML.slice(0, 200)}`
}

/** Waits until an element has the focus and shows it. */
export const expectFocusShown = (page: Page) =>
  expect.poll(() => page.evaluate(whatIsWrong)).toBeNull()

/** Waits until the focus is inside: overlays take it shortly after they become visible. */
export const expectFocusIn = (target: Locator) =>
  expect.poll(() => target.evaluate(element => element.contains(document.activeElement))).toBe(true)

/** Presses keys one after the other, and expects the focus to be visible after each. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
  }
}

/** Replaces the value of the focused field. */
export const typeOver = async (page: Page, text: string) => {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const PRESSES = 80

/** Presses Tab or Shift+Tab until the element has the focus. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible()
  // Resolved now, because a list that opens on the way hides everything else from role queries.
  const wanted = await target.elementHandle()
  await page.evaluate(`window.whatIsWrong = ${whatIsWrong}`)
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press(key)
    const look = () =>
      wanted?.evaluate(element => ({
        isThere: element === document.activeElement,
        problem: window.whatIsWrong?.(),
      }))
    let seen = await look()
    if (seen?.problem !== null) {
      await expectFocusShown(page)
      seen = await look()
    }
    if (seen?.isThere) return
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

/** Presses Shift+Tab until the element has the focus. */
export const tabBackTo = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab')

/** Uses the skip link of a page that was just loaded. */
export const skipToContent = async (page: Page) => {
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press(page, 'Enter')
}
