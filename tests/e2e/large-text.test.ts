import { chromiumForJourneys } from '../../tools/chromium'
import { FULL_PAGES } from './support/full-pages'
import { open, PROJECT, visit } from './support/screen'
import { expect, test } from './support/test'

// Simulates the browser's font size setting, at twice the default.
test.use({
  launchOptions: {
    ...chromiumForJourneys,
    args: [...chromiumForJourneys.args, '--blink-settings=defaultFontSize=32'],
  },
})

/** Twice the size of the smallest icon, in pixels. */
const SMALLEST_ICON = 24

/** Controls whose text overflows, and icons that did not scale with the text. */
const misfits = (smallest: number) => {
  const controls = [...document.querySelectorAll<HTMLElement>('button, main a, th, label')]
  const cut = controls.filter(({ offsetHeight, scrollHeight }) => scrollHeight > offsetHeight + 2)
  const icons = [...document.querySelectorAll('svg[width]')]
  const small = icons.filter(icon => {
    const { width } = icon.getBoundingClientRect()
    return width > 0 && width < smallest
  })
  return [...cut.map(({ innerText }) => innerText), ...small.map(icon => icon.outerHTML)]
}

test('full pages fit with text of twice the size', async ({ page }) => {
  test.slow()
  await open(page, '/projects')
  for (const address of FULL_PAGES) {
    await test.step(address, async () => {
      // Not the layout of phones, which has smaller titles.
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '52px')
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const excess = () => document.documentElement.scrollWidth - window.innerWidth
        expect(await page.evaluate(excess), `${address} at ${width}`).toBe(0)
        await expect
          .poll(() => page.evaluate(misfits, SMALLEST_ICON), `${address} at ${width}`)
          .toEqual([])
      }
    })
  }
})

test('the largest form can be filled in with text of twice the size', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  const image = page.getByRole('combobox', { name: 'Image', exact: true })
  await image.click()
  const option = page.getByRole('option').first()
  await expect(option).toHaveCSS('font-size', '28px')
  await expect(option).toBeInViewport({ ratio: 1 })
  await option.click()
  await expect(image).not.toHaveValue('')
})
