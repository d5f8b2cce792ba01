import { expectAccessible, expectReadable } from './support/axe'
import {
  button,
  dialog,
  expectToast,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  openRowMenu,
  pick,
  PROJECT,
  row,
  rowAction,
  tooltip,
  userMenu,
  visit,
} from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

test('projects', async ({ page }) => {
  await open(page, '/projects')
  await openRowMenu(page, 'mock-project')
  await expectAccessible(page)
  await menuItem(page, 'Edit').click()
  await expect(field(dialog(page, 'Edit project'), 'Name')).toHaveValue('mock-project')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await rowAction(page, 'mock-project', 'Delete')
  await expect(page.getByRole('heading', { name: /things are in the way$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Delete (\d|the rest)/ }).click()
  await expect(page.getByRole('dialog', { name: /project mock-project$/ })).toBeVisible()
  await expectAccessible(page)
})

test('no projects, and a new one', async ({ page }) => {
  await open(page, '/projects?scenario=empty')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New project', exact: true }).last().click()
  const panel = dialog(page, 'Create project')
  await fillForm(panel, { Name: 'Not A Name' })
  await button(panel, 'Create project').click()
  await expect(panel.getByText('Must contain only')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Discard changes?')).toBeVisible()
  await expectAccessible(page)
})

test('instances, their disks and settings', async ({ page }) => {
  await test.step('instances', async () => {
    await open(page, '/projects/blank-slate/instances')
    await expectAccessible(page)
    await visit(page, '/projects/rock-garden/instances')
    await openRowMenu(page, 'granite')
    await menuItem(page, 'Start').hover()
    await expect(tooltip(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await rowAction(page, 'pebble', 'Resize')
    await field(page, 'vCPUs').fill('99')
    await expect(page.getByText('At most 64')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an instance', async () => {
    await button(dialog(page, 'Resize instance'), 'Cancel').click()
    await visit(page, `${PROJECT}/instances/you-fail/storage`)
    await button(page, 'Auto-restart status').click()
    await expect(dialog(page, 'Auto-restart status')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await visit(page, `${PROJECT}/instances/db1/storage`)
    await button(page, 'Start').hover()
    await expect(tooltip(page)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Instance actions').click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Networking' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Networking' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an instance without disks, and attaching one', async () => {
    await visit(page, '/projects/rock-garden/instances/pebble/storage')
    await expectAccessible(page)
    await button(page, 'Create disk').click()
    await expect(dialog(page, 'Create disk')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Attach existing disk').click()
    const attach = dialog(page, 'Attach disk')
    await button(attach, 'Attach disk').click()
    await expect(attach.getByText('Disk name is required')).toBeVisible()
    await attach.getByRole('combobox').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a new instance', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  await button(page, 'Networking').click()
  await button(page, 'Configuration').click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByRole('tab', { name: 'Custom' }).click()
  await fillForm(page, { Name: 'Bad Name', CPUs: '', Hostname: 'bad host', 'Disk name': '9' })
  await page.getByLabel('Choose file for User data').setInputFiles({
    name: 'too-much.sh',
    mimeType: 'text/x-sh',
    buffer: Buffer.alloc(40 * 1024, '#'),
  })
  await button(page, 'Attach existing disk').click()
  await pick(page, 'Disk name', 'disk-3')
  await button(dialog(page, 'Attach disk'), 'Attach disk').click()
  await button(page, 'Create instance').click()
  await expect(page.getByText('Image is required')).toBeVisible()
  await page.getByRole('combobox', { name: 'Image' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page, { isListOpen: true })
  await page.keyboard.press('Escape')
  await button(page, 'Cancel').click()
  await expect(dialog(page, 'Discard changes?')).toBeVisible()
  await expectAccessible(page)
})

test('the panels of a new instance', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  await button(page, 'Networking').click()
  await page.getByRole('radio', { name: 'Custom' }).check()
  for (const [opener, title] of [
    ['Create new disk', 'Create disk'],
    ['Add SSH key', 'Add SSH key'],
    ['Add network interface', 'Add network interface'],
    ['Attach floating IP', 'Attach floating IP'],
  ] as const) {
    await button(page, opener).click()
    await expect(dialog(page, title)).toBeVisible()
    await expectAccessible(page)
    await button(dialog(page, title), 'Cancel').click()
    await expect(dialog(page, title)).toBeHidden()
  }
})

test('disks', async ({ page }) => {
  await open(page, '/projects/rock-garden/disks')
  await expectAccessible(page)
  await visit(page, `${PROJECT}/disks-new`)
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('radio', { name: 'Snapshot' }).check()
  await button(panel, 'Source snapshot').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await fillForm(panel, { Name: 'disk-3', 'Size (GiB)': '' })
  await panel.getByRole('radio', { name: 'Blank' }).check()
  await button(panel, 'Create disk').click()
  await expect(panel.getByText('Disk size is required')).toBeVisible()
  await fillForm(panel, { 'Size (GiB)': '4' })
  await button(panel, 'Create disk').click()
  await expect(panel.getByText('Disk name already exists')).toBeVisible()
  await expectAccessible(page)
})

test('overlays', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  await button(page, 'Links to docs').click()
  await expect(dialog(page, 'Learn about disks')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const menu of [userMenu(page), button(page, 'Switch between system and silo')]) {
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, { hasFrame: true })
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  await expect(dialog(page, 'Quick actions')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('no such page')
  // All projects are read first.
  await expect(page.getByRole('option')).toHaveText('No results', { timeout: 60_000 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await rowAction(page, 'disk-3', 'Snapshot')
  await expectToast(page, 'created')
  await button(page, 'Activity').click()
  await expect(dialog(page, 'Activity').getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Learn more').click()
  await expect(dialog(page, 'Console technical preview')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Release v14').click()
  await expect(dialog(page, 'Simulated rack')).toBeVisible()
  await expectAccessible(page)
})

test('affinity groups, and an affinity group', async ({ page }) => {
  await open(page, '/projects/blank-slate/affinity')
  await expectAccessible(page)
  await visit(page, `${PROJECT}/affinity`)
  await expect(row(page, 'romulus-remus')).toContainText('2')
  await button(page, 'Tip: Policy').hover()
  await expect(tooltip(page)).toBeVisible()
  await expectAccessible(page)
  await visit(page, `${PROJECT}/affinity/lonely`)
  await expectAccessible(page)
  await visit(page, `${PROJECT}/affinity/romulus-remus`)
  await button(page, 'Add instance').click()
  const question = dialog(page, 'Add instance to group')
  await pick(question, 'Instance', 'you-fail')
  await expect(question.getByText('Stop it first')).toBeVisible()
  await expectAccessible(page)
})

test('the settings of an instance', async ({ page }) => {
  // Tall enough for all of it: axe reports a page scrolled behind a dialog as not scrollable.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await open(page, `${PROJECT}/instances/db1/settings`)
  await button(page, 'Add to group: Affinity groups').hover()
  await expect(tooltip(page)).toContainText('must be stopped')
  await expectAccessible(page)
  await visit(page, '/projects/rock-garden/instances/big-iron/settings')
  await button(page, 'Policy').click()
  await page.getByRole('option', { name: 'Never' }).click()
  await expectAccessible(page)
  await button(page, 'Add to group: Affinity groups').click()
  await button(dialog(page, 'Add to affinity group'), 'Add to group').click()
  await expect(page.getByText('Affinity group is required')).toBeVisible()
  await expectAccessible(page)
})

test('the navigation drawer on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, `${PROJECT}/disks`)
  await button(page, 'Open navigation').click()
  await expect(page.getByRole('complementary')).toBeVisible()
  await expectAccessible(page, { hasFrame: true })
})

test('logging in', async ({ page }) => {
  await open(page, '/login/maze-war/local')
  await button(page, 'Sign in').click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Username').fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('bad')
  await button(page, 'Sign in').click()
  await expect(page.getByText('Could not sign in')).toBeVisible()
  await expectAccessible(page)
})

test('errors', async ({ page, baseURL }) => {
  await open(page, '/nonexistent')
  await expectAccessible(page)
  await page.goto('/projects/error-503/instances?latency=20')
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await expectAccessible(page)
  await actAs(page, baseURL, 'Fynn Gabbro')
  await open(page, '/projects')
  await expect(page.getByText('You are not in any groups')).toBeVisible()
  await expectAccessible(page)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('the skeleton of the shell', async ({ page }) => {
      await page.route(/\/assets\/main\..*js$/, route => route.abort())
      await page.goto('/projects')
      await expect(page.locator('#skeleton')).toBeVisible()
      await expectReadable(page)
      await expect(row(page, 'mock-project')).toBeHidden()
    })
  })
}

test('the panel of a disk', async ({ page }) => {
  await open(page, `${PROJECT}/disks/disk-1`)
  await button(page, 'Disk actions').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Disk disk-1' })).toBeVisible()
  await expectAccessible(page)
})

test('a snapshot, and images of a project and of the silo', async ({ page }) => {
  await open(page, `${PROJECT}/snapshots/snapshot-disk-deleted`)
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/projects/rock-garden/images')
  await rowAction(page, 'golden', 'Promote')
  await expect(dialog(page, 'Promote image')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await visit(page, '/images')
  await button(page, 'Promote image').click()
  await button(dialog(page, 'Promote image'), 'Promote image').click()
  await expect(page.getByText('Image is required')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await rowAction(page, 'debian-12', 'Demote')
  await pick(dialog(page, 'Demote image'), 'Project', 'other-project')
  await expectAccessible(page)
})

test('the request of a delivery, and a signature that does not match', async ({ page }) => {
  const receiver = '/system/alerting/receivers/broken-hook'
  await open(
    page,
    `${receiver}?tab=deliveries&delivery=a1e59a1e-0000-4000-8000-00000000000e&release=newest`,
  )
  const panel = dialog(page, 'Delivery')
  await panel.getByRole('tab', { name: 'Request' }).click()
  await expect(panel.getByLabel('Body of the request')).toContainText('"slot"')
  await expectAccessible(page)
  await button(panel, 'Close').first().click()
  await page.getByRole('tab', { name: 'Check' }).click()
  await field(page, 'Raw body').fill('{}')
  await field(page, 'Signature header').fill('a=sha256&id=a1e5&s=00')
  await field(page, 'Secret').fill('granite')
  await expect(page.getByText('Does not match')).toBeVisible()
  await expectAccessible(page)
})
