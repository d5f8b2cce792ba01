import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What is wrong with where the focus is: nothing, when something has it that can be told from the
 * others by eye. Runs in the page.
 */
const whatIsWrong = (): string | null => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  // Where a page begins, and dialogs until one of their parts has the focus: not to be seen.
  if (focused.matches('#content, [role="dialog"], [role="menu"], [role="listbox"]')) return null

  const colourOf = (token: string) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${token})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const colours = [colourOf('--color-focus')]
  // A field that is wrong shows both at once.
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

  // Entries of menus and lists are lit instead, as they are under a pointer.
  const isLit =
    focused.matches('[role^="menuitem"], [role="option"]') &&
    getComputedStyle(focused).backgroundColor !== 'rgba(0, 0, 0, 0)'
  return isLit ? null : `the focus cannot be seen on ${focused.outerHTML.slice(0, 200)}`
}

/** Waits until something has the focus and shows it. */
export const expectFocusShown = (page: Page) =>
  expect.poll(() => page.evaluate(whatIsWrong)).toBeNull()

/** Waits until the focus is in this: what comes up takes it a moment after it can be seen. */
export const expectFocusIn = (target: Locator) =>
  expect.poll(() => target.evaluate(element => element.contains(document.activeElement))).toBe(true)

/** Presses keys one after the other; after each one can see where the focus is. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
  }
}

/** Replaces what the field that has the focus holds. */
export const typeOver = async (page: Page, text: string) => {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const PRESSES = 80

/** Presses Tab, or Shift and Tab, until this has the focus. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible()
  // Kept, because a list that opens on the way hides everything else from assistive technology.
  const wanted = await target.elementHandle()
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await press(page, key)
    if (await wanted?.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

/** Goes back with Shift and Tab until this has the focus. */
export const tabBackTo = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab')

/** Goes straight to what a page is about that was just loaded. */
export const skipToContent = async (page: Page) => {
  await press(page, 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press(page, 'Enter')
}
