import { button, choose, confirm, dialog, open, pick, PROJECT } from './support/screen'
import { expect, test } from './support/test'

test('an instance with five obstacles is mended by what the check offers', async ({ page }) => {
  await open(
    page,
    `${PROJECT}/instances/cut-off/reachability?port=443&scenario=reach&release=newest`,
  )
  const offer = page.getByRole('list', { name: 'What you can do' })
  const verdict = (text: RegExp | string) =>
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(text)

  await test.step('it is stopped', async () => {
    await verdict('Blocked by the instance: cut-off is stopped, 3 more obstacles behind it')
    await button(offer, 'Start').click()
    await confirm(page, 'Start instance')
    await verdict(/^Blocked by the external address: .*, 2 more obstacles behind it$/)
  })

  await test.step('it has no address that takes inbound traffic', async () => {
    await button(offer, 'Attach ephemeral IP').click()
    const form = dialog(page, 'Attach ephemeral IP')
    await choose(form, 'IP pool', /^pub4/)
    await button(form, 'Attach').click()
    await verdict('Blocked by the firewall rule closed, 1 more obstacle behind it')
  })

  await test.step('a rule denies the port', async () => {
    await offer.getByRole('link', { name: 'Edit rule closed' }).click()
    const form = dialog(page, 'Edit rule')
    await form.getByRole('checkbox', { name: 'Enabled' }).uncheck()
    await button(form, 'Update rule').click()
    await verdict('Blocked by the firewall: no rule allows it, 1 more obstacle behind it')
  })

  await test.step('no rule allows it', async () => {
    await offer.getByRole('link', { name: 'Add firewall rule' }).click()
    const form = dialog(page, 'Create firewall rule')
    await button(form, 'Create rule').click()
    await verdict('Blocked by the route for replies: drop-all drops them')
  })

  await test.step('its replies are dropped', async () => {
    await offer.getByRole('link', { name: 'Edit route drop-all' }).click()
    const form = dialog(page, 'Edit route')
    await choose(form, 'Target type', 'Internet gateway')
    await pick(form, 'Target value', 'default')
    await button(form, 'Update route').click()
    await verdict('Reachable as far as the rack is concerned')
  })
})
