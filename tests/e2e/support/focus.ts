import { expect, type Locator, type Page } from '@playwright/test'

/** Whether the element that has the focus can be told from the others by eye. Runs in the page. */
const isFocusShown = () => {
  const focused = document.activeElement
  // Skipping to the content puts the focus before it, on nothing that is seen.
  if (!focused || focused === document.body || focused.id === 'content') return true

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
  if (around.some(element => hasRing(element) || hasRing(element, '::after'))) return true

  // Entries of menus are lit instead, as they are under a pointer.
  if (!focused.matches('[role="menuitem"]')) return false
  const { backgroundColor } = getComputedStyle(focused)
  return backgroundColor !== 'rgba(0, 0, 0, 0)'
}

/** Dialogs and menus have the focus themselves until one of their parts has. */
const isContainer = () =>
  document.activeElement?.matches('[role="dialog"], [role="menu"], [role="listbox"]') ?? false

export const expectFocusShown = async (page: Page) => {
  if (await page.evaluate(isContainer)) return
  await expect.poll(() => page.evaluate(isFocusShown)).toBe(true)
}

const PRESSES = 80

/** Presses Tab, or Shift and Tab, until this has the focus; at every stop one can see where it is. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < PRESSES; presses += 1) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${String(target)}`)
}

/** Presses keys one after the other. */
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expectFocusShown(page)
  }
}

/** Goes straight to what the page is about. */
export const skipToContent = async (page: Page) => {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await tabTo(page, skip)
  await press(page, 'Enter')
}
