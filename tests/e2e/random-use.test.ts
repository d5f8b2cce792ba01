import { lastingProblem, noteFocus } from './support/detectors'
import { randomUser } from './support/random-user'
import { expect, test } from './support/test'

/** Number of actions, which take some twenty seconds. */
const ACTIONS = 80

/** Number of actions between two checks of the page. */
const LOOK = 5

for (const seed of [1]) {
  test(`nothing breaks with random user ${seed}`, async ({ page }) => {
    const failures: string[] = []
    page.on('console', message => {
      // The browser and the console log error responses there.
      const isRefusal = /^(Failed to load resource|API error)/.test(message.text())
      if (message.type() === 'error' && !isRefusal) failures.push(message.text())
    })
    page.on('dialog', dialog => void dialog.accept())
    await noteFocus(page)
    await page.goto('/projects?latency=20')
    await page.getByRole('heading', { level: 1 }).waitFor()

    const user = randomUser(page, Number(process.env.SEED ?? seed))
    const done: string[] = []
    while (done.length < ACTIONS) {
      for (let count = 0; count < LOOK; count += 1) {
        done.push(await user.act())
        await page.waitForTimeout(user.pause())
      }
      const problem = await lastingProblem(page)
      const trail = done.slice(-30).join('\n')
      expect(problem, `at ${page.url()}, after\n${trail}`).toBeNull()
      expect(failures, `at ${page.url()}, after\n${trail}`).toEqual([])
    }
  })
}
