import { button, confirm, dialog, field, heading, menuItem, open, row } from './support/screen'
import { expect, test } from './support/test'

const SERIAL = 'BRM02222869'

test('a sled is emptied by its plan, as far as the operator can', async ({ page }) => {
  await open(page, '/system/inventory/sleds?scenario=drain&release=newest')
  const steps = page.getByRole('list', { name: 'Steps' })
  const isDone = (title: string) =>
    expect(steps.getByRole('heading', { name: new RegExp(`^${title}\\W+done\\W*$`) })).toBeVisible()

  await test.step('the check is opened from the list, and says what fits', async () => {
    await button(page, `Actions for ${SERIAL}`).click()
    await menuItem(page, 'Drain check').click()
    await expect(heading(page, SERIAL)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      '10 instances run here; by threads and memory 1 does not fit on the other 6 sleds; 1 cannot leave: local disks',
    )
    const here = page.getByRole('table', { name: 'Instances here' })
    await expect(here.getByRole('row').filter({ hasText: 'scratchpad' })).toContainText(
      'cannot leave: local disk scratch',
    )
  })

  await test.step('the question names what fits before the sled is closed', async () => {
    await button(page, 'Make a plan').click()
    await button(steps, 'Make not provisionable').click()
    await expect(dialog(page, 'Make sled not provisionable')).toContainText(
      '10 instances run here; by threads and memory 1 does not fit on the other 6 sleds',
    )
    await confirm(page, 'Make sled not provisionable')
    await isDone('Make not provisionable')
  })

  await test.step('own instances are stopped and started elsewhere', async () => {
    await button(steps, 'Review and start').click()
    const plan = dialog(page, 'Stop and start (4 instances)')
    await plan.getByRole('checkbox').check()
    await button(plan, 'Stop and start (4 instances)').click()
    await expect(plan.getByText('4 of 4 done')).toBeVisible({ timeout: 30_000 })
    await button(plan, 'Close').last().click()
    await isDone('Stop and start your instances')
  })

  await test.step('the owners are told of the others, and the sled is serviced', async () => {
    await field(steps, 'Until when').fill('Friday 18:00 UTC')
    await expect(button(steps, 'Copy list for myriad / ensemble')).toBeVisible()
    await steps.getByRole('checkbox', { name: 'The owners have been told' }).click()
    await isDone('Lists for the owners')
    await expect(steps.getByText('6 left', { exact: true })).toBeVisible()
    await steps.getByRole('checkbox', { name: 'The sled has been serviced' }).click()
    await isDone('Service the sled')
  })

  await test.step('it takes instances again', async () => {
    await button(steps, 'Make provisionable').click()
    await confirm(page, 'Make sled provisionable')
    await isDone('Make provisionable')
    await page.getByRole('complementary').getByRole('link', { name: 'Inventory' }).click()
    await expect(row(page, SERIAL)).not.toContainText('Not provisionable')
  })
})
