import {
  button,
  dialog,
  expectToast,
  field,
  fillForm,
  heading,
  open,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

test('a project is edited, another is created, and one is opened', async ({ page }) => {
  await test.step('the edit form starts with the present values', async () => {
    await open(page, '/projects')
    await rowAction(page, 'blank-slate', 'Edit')
    const panel = dialog(page, 'Edit project')
    await expect(field(panel, 'Name')).toHaveValue('blank-slate')
    await fillForm(panel, { Name: 'full-slate', Description: 'not blank any more' })
    await button(panel, 'Update project').click()
    await expect(panel).toBeHidden()
    await expectToast(page, 'Project full-slate updated')
    await expect(row(page, 'full-slate')).toContainText('not blank any more')
    await expect(row(page, 'blank-slate')).toBeHidden()
  })

  await test.step('creating a project leads to its instances, and adds it to the list without a reload', async () => {
    await page.getByRole('link', { name: 'New project', exact: true }).click()
    const panel = dialog(page, 'Create project')
    await expect(field(panel, 'Name')).toBeFocused()
    await fillForm(panel, { Name: 'mock-project-2', Description: 'from the keyboard' })
    await page.keyboard.press('Tab')
    await button(panel, 'Create project').click()
    await expect(page).toHaveURL('/projects/mock-project-2/instances')
    await expectToast(page, 'Project mock-project-2 created')
    await page.goBack()
    await expect(row(page, 'mock-project-2')).toContainText('from the keyboard')
    await expect(panel).toBeHidden()
  })

  await test.step('pressing anywhere in its first cell opens a project', async () => {
    const cell = page.getByRole('cell', { name: 'mock-project', exact: true })
    const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 }
    await cell.click({ position: { x: width - 4, y: height - 4 } })
    await expect(heading(page, 'Instances')).toBeVisible()
  })
})

test('invalid and taken names are reported', async ({ page }) => {
  await test.step('name errors are shown on submit, and then on every keystroke', async () => {
    await open(page, '/projects-new')
    const panel = dialog(page, 'Create project')
    const name = field(panel, 'Name')
    await name.pressSequentially('HULK')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Must contain only lower-case letters')).toBeVisible()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(/Must contain only lower-case letters/)
    await expect(name).toBeFocused()
    await name.fill('9-lives')
    await expect(panel.getByText('Must start with a lower-case letter')).toBeVisible()
    await name.fill('nine-lives')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a taken name is reported above the form and at the field, which gets the focus', async () => {
    const panel = dialog(page, 'Create project')
    await fillForm(panel, { Name: 'mock-project' })
    await button(panel, 'Create project').click()
    await expect(panel.getByText('Project name already exists')).toBeVisible()
    await expect(panel.getByText('Name already exists', { exact: true })).toBeVisible()
    await expect(field(panel, 'Name')).toBeFocused()
    await expect(page).toHaveURL(/\/projects-new/)
  })
})

test('without projects the page says what to do', async ({ page }) => {
  await open(page, '/projects?scenario=empty')
  await expect(page.getByRole('heading', { name: 'No projects' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeHidden()
  // The page's own link comes before the one in the sentence.
  await page.getByRole('link', { name: 'New project', exact: true }).last().click()
  await expect(dialog(page, 'Create project')).toBeVisible()
})
