import { type Page, test as plainTest } from '@playwright/test'
import { heading } from './support/screen'
import { expect, test } from './support/test'

test('a URL shows the same screen when loaded as when navigated to', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'mock-project', exact: true }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
  const rows = await page.locator('tbody tr').count()
  await page.reload()
  await expect(heading(page, 'Instances')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(rows)
})

test('a URL that ends like a file name is still a screen', async ({ page }) => {
  const response = await page.goto('/projects/mock-project/no.such.page')
  expect(response?.status()).toBe(200)
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test("the API's login redirects to the console's login, on the console's host", async ({
  page,
  baseURL,
}) => {
  await page.goto('/login?redirect_uri=%2Fprojects')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(page.url()).toMatch(new RegExp(`^${baseURL}/login/[\\w-]+/local`))
})

const STREAM = '/v1/instances/db1/serial-console/stream?project=mock-project'

/** Whether the page may open a WebSocket to a URL. */
const opens = (page: Page, url: string) =>
  page.evaluate(
    address =>
      new Promise<boolean>(resolve => {
        const socket = new WebSocket(address)
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
    url,
  )

// Cookies are shared between all ports of a host.
plainTest(
  'a page of another port cannot open a WebSocket or post anything',
  async ({ page, baseURL }) => {
    const host = baseURL!
    const stream = host.replace('http', 'ws') + STREAM
    await page.goto('/projects')
    expect(await opens(page, stream)).toBe(true)

    const elsewhere = 'http://localhost:4999/'
    await page.route(elsewhere, route =>
      route.fulfill({ body: '<form method="post"></form>', contentType: 'text/html' }),
    )
    await page.goto(elsewhere)
    expect(await opens(page, stream)).toBe(false)
    const posted = page.waitForResponse(`${host}/v1/logout`)
    await page.locator('form').evaluate((form: HTMLFormElement, action) => {
      form.action = action
      form.submit()
    }, `${host}/v1/logout`)
    expect((await posted).status()).toBe(403)
  },
)

// The project's own `test` would report the browser's refusal as an error of the page.
plainTest('the page cannot be framed, and runs no inline scripts', async ({ page }) => {
  await page.goto('/projects')
  const answer = await page.request.get('/projects')
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)/)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.name = "inline"')
    document.body.append(script)
    return window.name
  })
  expect(ran).toBe('')
})
