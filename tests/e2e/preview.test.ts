import { button, dialog, heading, open, PROJECT } from './support/screen'
import { expect, test } from './support/test'

test('the banner explains the preview on every page', async ({ page }) => {
  await open(page, '/projects')
  const banner = page.getByText('This is a technical preview.').filter({ visible: true })
  await expect(banner).toBeVisible()
  await button(page, 'Learn more').click()
  const about = dialog(page, 'Console technical preview')
  await expect(about.getByRole('heading', { name: 'Relevant repositories' })).toBeVisible()
  const repositories = about.getByRole('list').getByRole('link')
  await expect(repositories).toHaveText([
    'Web console',
    'TypeScript API client generator',
    'Control plane and API',
  ])
  await expect(repositories.first()).toHaveAttribute('target', '_blank')
  await button(about, 'Close').first().click()
  await expect(about).toBeHidden()
  await expect(button(page, 'Learn more')).toBeFocused()

  await page.goto('/nonexistent')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await button(page, 'Learn more').click()
  await expect(about).toBeVisible()
})

test('new objects survive navigation, but not a page load', async ({ page }) => {
  await open(page, '/projects-new')
  const panel = dialog(page, 'Create project')
  await panel.getByRole('textbox', { name: 'Name' }).fill('passing')
  await button(panel, 'Create project').click()
  await expect(page).toHaveURL('/projects/passing/instances')
  await page.getByRole('link', { name: 'Silo maze-war' }).click()
  await expect(page.getByRole('link', { name: 'passing' })).toBeVisible()
  await open(page, `${PROJECT}/instances`)
  await page.goto('/projects')
  await expect(page.getByRole('link', { name: 'mock-project' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'passing' })).toBeHidden()
})

test('the release of the rack is chosen for a new page and under the open one', async ({
  page,
}) => {
  const choose = async (now: string, release: string, action: string) => {
    await button(page, `Release ${now}`).click()
    const about = dialog(page, 'Simulated rack')
    await about.getByRole('button', { name: /^Release/ }).click()
    await page.getByRole('option', { name: release }).click()
    await button(about, action).click()
    await expect(about).toBeHidden()
    await expect(button(page, `Release ${release}`)).toBeVisible()
  }
  await open(page, '/projects?seed=7')
  await choose('v14', 'v18', 'Start over')
  await expect(page).toHaveURL('/projects?seed=7&latency=20&release=v18')
  await choose('v18', 'newest', 'Update')
  // Before a click: the bar moves the page.
  await expect(page.getByText('This rack was updated')).toBeVisible()
  await page.getByRole('link', { name: 'mock-project' }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
})
