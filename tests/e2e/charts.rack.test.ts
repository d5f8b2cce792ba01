import type { Page, Route } from '@playwright/test'
import { button } from './support/screen'
import { expect, test } from './support/test'

const METRICS = '/projects/mock-project/instances/db1/metrics/cpu'
const QUERY = /\/v1\/timeseries\/query\?/

const running = (page: Page) => page.getByRole('region', { name: 'CPU utilization: Running' })

declare global {
  interface Window {
    /** How long the tasks took that kept the page from answering, in milliseconds. */
    longTasks?: number[]
  }
}

const noteLongTasks = () => {
  const tasks: number[] = []
  window.longTasks = tasks
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

const POINTS = 10_000

const answerWithMany = (route: Route) => {
  const start = Date.UTC(2025, 0, 1)
  const each = <Value>(make: (index: number) => Value) =>
    Array.from({ length: POINTS }, (_, index) => make(index))
  const points = {
    timestamps: each(index => new Date(start + index * 5000).toISOString()),
    values: [
      {
        metric_type: 'gauge',
        values: { type: 'double', values: each(index => 1e9 * (1 + Math.sin(index / 40))) },
      },
    ],
  }
  return route.fulfill({
    json: {
      tables: [{ name: 'virtual_machine:vcpu_usage', timeseries: { 1: { fields: {}, points } } }],
    },
  })
}

test('ten thousand points are drawn without keeping the page from answering', async ({ page }) => {
  await page.goto(METRICS)
  const curve = running(page).locator('path.recharts-area-curve')
  await expect(curve).toBeVisible()
  const before = await curve.getAttribute('d')

  await page.route(QUERY, answerWithMany)
  await page.evaluate(noteLongTasks)
  await button(page, 'Refresh data').click()
  await expect(curve).not.toHaveAttribute('d', before ?? '')
  await expect(running(page).getByRole('row')).not.toHaveCount(62)
  await expect(button(page, 'Refresh data')).not.toHaveAttribute('aria-busy', 'true')

  const corners = ((await curve.getAttribute('d')) ?? '').split('L').length
  const width = (await running(page).boundingBox())?.width ?? 0
  expect(corners).toBeGreaterThan(width / 2)
  expect(corners).toBeLessThan(width * 2)
  const tasks = await page.evaluate(() => window.longTasks)
  process.stdout.write(`${POINTS} points: long tasks ${JSON.stringify(tasks)}\n`)
  expect(tasks).toEqual([])
})

test('a chart says what the server said, and reads it again when asked to', async ({ page }) => {
  await page.route(QUERY, route => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto(METRICS)
  await expect(running(page)).toContainText('Something went wrong')
  await page.unroute(QUERY)
  await running(page)
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect(running(page).locator('path.recharts-area-curve')).toBeVisible()
})

test('a refused chart says so, and does not ask to try again', async ({ page }) => {
  await page.route(QUERY, route =>
    route.fulfill({ status: 403, json: { message: 'no', error_code: 'Forbidden' } }),
  )
  await page.goto(METRICS)
  await expect(running(page)).toContainText('Action not authorized')
  await expect(running(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0)
})
