import { button, heading } from './support/screen'
import { expect, test } from './support/test'

// Greets the first client; other tests do not use it.
const PATH = '/projects/rock-garden/instances/steady/serial-console'

test("a console works through the console's server, and reconnects", async ({ page }) => {
  await page.goto(PATH)
  await expect(heading(page, 'Serial console')).toBeVisible()
  const lines = page
    .getByRole('application', { name: 'Serial console of steady' })
    .getByRole('listitem')
    .filter({ hasText: /\S/ })
  await expect(lines.last()).toHaveText(/^steady:~\$\s*$/)
  await page.keyboard.type('over the wire')
  await page.keyboard.press('Enter')
  await page.keyboard.type('drop-connection')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'The connection was lost.' }),
  ).toBeVisible()
  await button(page, 'Reconnect').click()
  await page.keyboard.type('once more')
  await expect(lines.last()).toHaveText(/^steady:~\$ once more$/)
  await expect(lines.filter({ hasText: 'over the wire' })).toHaveCount(1)

  // The next client gets the output so far.
  await page.reload()
  await expect(lines.last()).toHaveText(/^steady:~\$ once more$/)
})
