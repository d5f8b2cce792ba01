import type { Page } from '@playwright/test'
import { addressOf, addressPatterns } from '../support/addresses'
import { wholeTable } from '../../tools/whole-table'
import { button, open, openRowMenu, PROJECT, row } from './support/screen'
import { expect, test } from './support/test'

/**
 * Translates the page, and what it shows later, as browsers do: each text is replaced by elements
 * with its translation. Runs in the page.
 */
const translate = () => {
  const isKept = (text: Text) =>
    text.data === '' ||
    !text.parentElement ||
    text.parentElement.closest('font, style, script, textarea, [translate="no"]')
  const textsOf = (node: Node): Text[] => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const replace = (text: Text) => {
    if (isKept(text)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    text.replaceWith(outer)
  }
  for (const text of textsOf(document.body)) replace(text)
  new MutationObserver(records => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes.length > 0 ? addedNodes : [target])
        for (const text of textsOf(node)) replace(text)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** The code that follows translations loads when the page is idle. */
const openTranslated = async (page: Page, path: string) => {
  const loaded = page.waitForResponse(/\/translation\.\w+\.js$/)
  await open(page, path)
  await (await loaded).finished()
  await page.evaluate(translate)
}

test('a translated list shows every change', async ({ page }) => {
  await openTranslated(page, `${PROJECT}/instances`)
  const age = page.getByText(/^«Updated »«\d+s ago»$/)
  const read = await age.textContent()
  await expect(age).not.toHaveText(read ?? '')
  await button(page, 'Refresh data').click()
  await expect(page.getByText('«Updated »«0s ago»')).toBeVisible()

  await page.getByRole('button', { name: '«name»' }).click()
  await page.getByRole('button', { name: '«name»' }).click()
  await page.getByRole('combobox', { name: 'Filter instances' }).fill('db')
  await expect(page.getByRole('row')).toHaveCount(3)

  await openRowMenu(page, 'db1')
  await page.getByRole('menuitem', { name: '«Stop»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '«Stop instance»' }).click()
  await expect(row(page, 'db1')).toContainText('«stopping»')
  await expect(row(page, 'db1')).toContainText('«stopped»', { timeout: 20_000 })
  await page.getByRole('combobox', { name: 'Filter instances' }).fill('')
  await expect(row(page, 'db1')).toContainText('«stopped»')
})

const firstId = (page: Page) => (list: string) =>
  page.evaluate(async url => (await (await fetch(url)).json()).items[0].id as string, list)

/** Goes to each address as going back does, and refreshes its page. Returns those without a page. */
const walk = async (addresses: readonly string[]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const lost: string[] = []
  for (const address of addresses) {
    document.title = 'Leaving'
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    for (let left = 300; left > 0 && document.title === 'Leaving'; left -= 1) await frame()
    document.querySelector<HTMLElement>('button[aria-label="Refresh data"]')?.click()
    await frame()
    const title = document.querySelector('h1')?.textContent ?? ''
    if (document.title === 'Leaving' || title === '' || /not found|error/i.test(title))
      lost.push(`${address}: ${title}`)
  }
  return lost
}

test('translated pages open, refresh and close', async ({ page }) => {
  const told: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') told.push(message.text())
  })
  await openTranslated(page, '/settings/profile?release=newest')
  // Neighbours share titles, by which the next page is recognized. A new browser has no dashboard.
  const patterns = addressPatterns(wholeTable).filter(
    path => !/^\/(login|device)|\?|\/dashboards\/:/.test(path),
  )
  const mixed = patterns.toSorted((a, b) => (patterns.indexOf(a) % 4) - (patterns.indexOf(b) % 4))
  const addresses: string[] = []
  test.setTimeout(mixed.length * 3_000)
  for (const pattern of mixed) addresses.push(await addressOf(pattern, firstId(page)))
  expect(addresses.length).toBeGreaterThan(100)
  expect(await page.evaluate(walk, addresses)).toEqual([])
  expect(told).toEqual([])
})
