import { expect, test } from './support/test'

const SESSION_CALLS = ['/v1/me', '/v1/me/groups', '/v1/system/policy']

test.describe('before the console’s own code is loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('the document shows the skeleton of the shell', async ({ page }) => {
    await page.goto('/projects')
    const skeleton = page.locator('#skeleton')
    await expect(skeleton).toBeVisible()
    expect((await skeleton.boundingBox())?.height).toBe(800)
    await expect(skeleton.getByText('Docs')).toBeVisible()
  })
})

test('the document is painted while the console’s styles and code are loading', async ({
  page,
}) => {
  await page.route(/\/assets\/(?!theme)/, () => new Promise(() => {}))
  await page.goto('/projects', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await expect(page.locator('#skeleton')).toBeVisible()
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
})

test('nothing shifts, though the words of the skeleton come after the first paint', async ({
  page,
}) => {
  await page.addInitScript(`
    window.moved = []
    new PerformanceObserver(list => window.moved.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true })
  `)
  await page.route(/\/assets\/boot/, async route => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await route.continue()
  })
  await page.goto('/projects/mock-project/instances/db1/storage')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate('window.moved')).toEqual([])
})

test('a screen’s code and API calls are requested once, ahead of the console', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/projects/mock-project/instances')
  await expect(page.locator('tbody tr').first()).toBeVisible()

  const preloads = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
      .filter(link => link.as !== 'font')
      .map(({ href }) => new URL(href).pathname),
  )
  expect(preloads).toContainEqual(expect.stringMatching(/project\.instances\.list\..*\.js$/))
  // Requests made ahead but then in a different form would occur twice.
  const ahead = [...preloads, ...SESSION_CALLS, '/v1/projects/mock-project', '/v1/instances']
  expect(asked.filter(path => ahead.includes(path)).toSorted()).toEqual(ahead.toSorted())
})

test('a list’s second page is restored by a reload and by going back', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).search))
  const rows = page.locator('tbody tr')
  const pane = page.getByTestId('scroll-container')
  await page.setViewportSize({ width: 1000, height: 500 })
  await page.goto('/projects/other-project/disks')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows.first()).toContainText('disk-0026')
  await expect(page).toHaveURL(/\?page=2$/)
  asked.length = 0
  await page.reload()
  await expect(rows.first()).toContainText('disk-0026')
  const pages = asked.filter(search => search.includes('limit=25'))
  expect(pages).toEqual([expect.stringContaining('page_token=')])

  await pane.evaluate(element => element.scrollTo(0, 200))
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click()
  await expect(page).toHaveURL(/\/projects$/)
  await page.goBack()
  await expect(rows.first()).toContainText('disk-0026')
  await expect.poll(() => pane.evaluate(element => element.scrollTop)).toBe(200)
})

for (const [name, path, content] of [
  ['a list', '/projects', 'main tbody tr'],
  ['a list of sizes and ages', '/projects/mock-project/instances', 'main tbody tr'],
  ['the largest form', '/projects/mock-project/instances-new', 'main form input'],
] as const) {
  test(`${name} is rendered before Intl is used, whose first use is slow in Chromium`, async ({
    page,
  }) => {
    await page.addInitScript(`
      window.madeFormats = []
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'])
        Intl[name] = new Proxy(Intl[name], {
          apply: (target, self, args) => new Intl[name](...args),
          construct(target, args) {
            if (!document.querySelector('${content}')) window.madeFormats.push(name)
            return new target(...args)
          },
          get(target, key) {
            if (key === 'supportedLocalesOf') window.madeFormats.push(name + '.' + key)
            return target[key]
          },
        })
    `)
    await page.goto(path)
    await expect(page.locator(content).first()).toBeVisible()
    expect(await page.evaluate('window.madeFormats')).toEqual([])
  })
}

test('the login page does not request the current user', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/login/maze-war/local')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(asked.filter(path => SESSION_CALLS.includes(path))).toEqual([])
})

for (const [scheme, kept, expected] of [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['light', 'dark', 'dark'],
] as const) {
  test(`the first paint is ${expected} for a ${scheme} system and the choice ${kept}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.addInitScript(theme => {
      if (theme) localStorage.setItem('basalt-theme', theme)
    }, kept)
    // The preload scanner gets as far as the fonts before the theme is known.
    const hasReadAhead = page.waitForRequest(/\.woff2$/)
    await page.route(/\/assets\/(?!theme)/, () => new Promise(() => {}))
    await page.route(/\/assets\/theme/, async route => {
      await hasReadAhead
      await route.continue()
    })
    await page.goto('/projects', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', expected)
    const [themed, painted] = await page.evaluate(() => [
      performance.getEntriesByName(document.querySelector<HTMLScriptElement>('[src*=theme]')!.src),
      performance.getEntriesByType('paint'),
    ])
    const { responseEnd } = themed[0] as PerformanceResourceTiming
    expect(painted[0]!.startTime).toBeGreaterThan(responseEnd)
  })
}
