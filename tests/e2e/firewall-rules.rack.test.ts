import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  field,
  fillForm,
  heading,
  menuItem,
  path,
  PROJECT,
  row,
  rowAction,
  tooltip,
} from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

const table = (page: Page) => page.getByRole('table', { name: 'Firewall rules' })

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

/** Creates a VPC for this test, because tests share the server. */
const createVpc = async (page: Page, name: string) => {
  await page.goto(`${PROJECT}/vpcs`)
  await page.getByRole('link', { name: 'New VPC' }).click()
  const panel = dialog(page, 'Create VPC')
  await fillForm(panel, { Name: name, 'DNS name': name })
  await button(panel, 'Create VPC').click()
  await expect(heading(page, name)).toBeVisible()
  await expectToast(page, `VPC ${name} created`)
  expect(path(page)).toBe(`${PROJECT}/vpcs/${name}/firewall-rules`)
  await expect(table(page).getByRole('row')).toHaveCount(4)
}

const ENTRIES = [
  { type: 'VPC subnet', label: 'Subnet name', value: 'default' },
  { type: 'Instance', label: 'Instance name', value: 'db1' },
  { type: 'IP', label: 'IP address', value: '192.168.0.1' },
  { type: 'IP subnet', label: 'IP network', value: '10.0.0.0/8' },
]

/** Adds one of every type, by keyboard where a name is typed. */
const addEnds = async (panel: Locator, noun: 'Target' | 'Host', own: string) => {
  const group = panel.getByRole('group', { name: `New ${noun.toLowerCase()}`, exact: true })
  for (const { type, label, value } of [{ type: '', label: 'VPC name', value: own }, ...ENTRIES]) {
    if (type !== '') await choose(group, `${noun} type`, new RegExp(`^${type}$`))
    const input = group.getByRole(type.startsWith('IP') ? 'textbox' : 'combobox', { name: label })
    await input.click()
    await input.fill(value)
    if (type.startsWith('IP')) await input.press('Enter')
    else {
      const options = panel.page().getByRole('listbox')
      await expect(options).toBeVisible()
      await input.press('Enter')
      await expect(options).toBeHidden()
      await input.press('Enter')
    }
    await expect(group.getByRole('combobox', { name: 'VPC name' })).toBeFocused()
    await expect(panel.getByRole('row', { name: `Name: ${value}` })).toHaveCount(
      noun === 'Target' ? 1 : 2,
    )
  }
}

const createRule = async (page: Page, vpc: string) => {
  await page.getByRole('link', { name: 'New rule' }).click()
  const panel = dialog(page, 'Create firewall rule')
  await fillForm(panel, { Name: 'everything', Priority: '5' })
  await panel.getByRole('radio', { name: 'Outbound' }).check()
  await addEnds(panel, 'Target', vpc)
  for (const ports of ['22', '8000-8080']) {
    await field(panel, 'Port filters').fill(ports)
    await field(panel, 'Port filters').press('Enter')
  }
  await panel.getByRole('checkbox', { name: 'TCP' }).check()
  await addEnds(panel, 'Host', vpc)
  await button(panel, 'Create rule').click()
  await expect(panel).toBeHidden()
  await expectToast(page, 'Firewall rule everything created')
  const cells = row(table(page), 'everything').getByRole('cell')
  await expect(cells.nth(2)).toHaveText('5')
  await expect(cells.nth(5)).toHaveText(`VPC${vpc}+4`)
  await cells.nth(6).getByText('+7').hover()
  await expect(tooltip(page)).toHaveText(
    'Other filterssubnetdefaultinstancedb1IP192.168.0.1IP network10.0.0.0/8TCPPort22Port8000-8080',
  )
}

const cloneRule = async (page: Page) => {
  await rowAction(table(page), 'everything', 'Clone')
  const panel = dialog(page, 'Create firewall rule')
  await expect(field(panel, 'Name')).toHaveValue('everything-copy')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await rowAction(table(page), 'everything', 'Clone')
  await button(panel, 'Create rule').click()
  await expectToast(page, 'Firewall rule everything-copy created')
  await expect(table(page).getByRole('row')).toHaveCount(6)
}

/** Changes a rule's priority as another tab would. */
const changeElsewhere = async (page: Page, vpc: string, priority: number) => {
  const url = `/v1/vpc-firewall-rules?project=mock-project&vpc=${vpc}`
  const { rules } = (await (await page.request.get(url)).json()) as {
    rules: { name: string; priority: number }[]
  }
  const changed = rules.map(rule => (rule.name === 'allow-ssh' ? { ...rule, priority } : rule))
  const answer = await page.request.put(url, { data: { rules: changed } })
  expect(answer.status()).toBe(200)
}

const editWhileChanged = async (page: Page, vpc: string) => {
  await table(page).getByRole('link', { name: 'allow-ssh' }).click()
  const panel = dialog(page, 'Edit rule')
  await expect(field(panel, 'Priority')).toHaveValue('65534')
  await changeElsewhere(page, vpc, 7)
  await fillForm(panel, { Priority: '9', Description: 'mine' })
  await button(panel, 'Update rule').click()
  const question = dialog(page, 'Changed in the meantime')
  const change = question.getByRole('radiogroup')
  await expect(change).toHaveAccessibleName(/^Priority/)
  await expect(change).toHaveAccessibleDescription('When you opened it: 65534')
  await expect(change).toHaveText('Keep mine9Take theirs7')
  await expectAccessible(page)
  await button(question, 'Keep editing').click()
  await expect(field(panel, 'Priority')).toHaveValue('9')
  await expect(field(panel, 'Description')).toHaveValue('mine')
  await button(panel, 'Update rule').click()
  await question.getByRole('radio', { name: /^Take theirs/ }).check()
  await button(question, 'Save').click()
  await expect(panel).toBeHidden()
  await expectToast(page, 'Firewall rule allow-ssh updated')
  await expect(row(table(page), 'allow-ssh').getByRole('cell').nth(2)).toHaveText('7')
}

const switchSeveral = async (page: Page) => {
  await box(page, 'allow-ssh').check()
  await box(page, 'everything-copy').check()
  await expect(page.getByText('2 firewall rules selected')).toBeVisible()
  await button(page, 'Disable').click()
  await button(dialog(page, 'Disable 2 firewall rules'), 'Disable 2 firewall rules').click()
  await page.keyboard.press('Escape')
  await expectToast(page, '2 done')
  await expect(row(table(page), 'allow-ssh')).toContainText('Disabled')
  await expect(row(table(page), 'everything-copy')).toContainText('Disabled')
  await expect(row(table(page), 'everything')).toContainText('Enabled')
  await rowAction(table(page), 'allow-ssh', 'Enable')
  await expectToast(page, 'Firewall rule allow-ssh enabled')
  await button(page, 'Clear').click()
}

const deleteAll = async (page: Page) => {
  await rowAction(table(page), 'everything-copy', 'Delete')
  await confirm(page, 'Delete firewall rule')
  await expectToast(page, 'Firewall rule everything-copy deleted')
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await button(page, 'Delete').click()
  await button(dialog(page, 'Delete 4 firewall rules'), 'Delete 4 firewall rules').click()
  await page.keyboard.press('Escape')
  await expectToast(page, '4 done')
  await expect(page.getByRole('heading', { name: 'No firewall rules' })).toBeVisible()
}

/** Creates rules of all types, edits one that was changed concurrently, and deletes them all. */
const goThrough = async (page: Page, vpc: string) => {
  await createVpc(page, vpc)
  await createRule(page, vpc)
  await cloneRule(page)
  await editWhileChanged(page, vpc)
  await switchSeveral(page)
  await deleteAll(page)
}

test('rules are created, copied, edited concurrently, disabled and deleted', async ({ page }) => {
  await goThrough(page, 'journey')
  await button(page, 'VPC actions').click()
  await menuItem(page, 'Edit').click()
  const panel = dialog(page, 'Edit VPC')
  await fillForm(panel, { Name: 'journeyed' })
  await button(panel, 'Update VPC').click()
  await expect(heading(page, 'journeyed')).toBeVisible()
  await expect(page).toHaveTitle(
    'Firewall rules / journeyed / VPCs / mock-project / Projects / Basalt Console',
  )
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'VPCs' })
    .click()
  await expect(row(page, 'journeyed').getByRole('cell').nth(4)).toHaveText(
    '0 firewall rules of journeyed',
  )
})

test('Escape asks before it discards a form, but closes open options first', async ({ page }) => {
  await page.goto(`${PROJECT}/vpcs/mock-vpc/firewall-rules-new`)
  const panel = dialog(page, 'Create firewall rule')
  const name = panel.getByRole('combobox', { name: 'VPC name' }).first()
  await name.click()
  await expect(page.getByRole('option', { name: 'mock-vpc' })).toBeVisible()
  await name.pressSequentially('zz')
  await expect(page.getByRole('option')).toHaveText(['Custom: zz'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(name).toHaveValue('zz')
  await page.keyboard.press('Escape')
  const question = dialog(page, 'Discard changes?')
  await button(question, 'Keep editing').click()
  await expect(question).toBeHidden()
  await expect(name).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await button(question, 'Leave').click()
  await expect(panel).toBeHidden()
  expect(path(page)).toBe(`${PROJECT}/vpcs/mock-vpc/firewall-rules`)
})
