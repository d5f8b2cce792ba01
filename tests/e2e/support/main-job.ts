import type { Page } from '@playwright/test'
import {
  button,
  confirm,
  dialog,
  expectToast,
  fact,
  field,
  fillForm,
  goTo,
  heading,
  pick,
  row,
  rowAction,
  userMenu,
} from './screen'
import { signIn } from './session'
import { expect } from './test'

declare global {
  interface Window {
    seenStates?: string[]
  }
}

/** Records states in the page as they change; they pass too fast for polling. */
const watchState = (page: Page) =>
  page.evaluate(() => {
    const states: string[] = []
    const look = () => {
      const term = [...document.querySelectorAll('dt')].find(each => each.textContent === 'State')
      const state = term?.nextElementSibling?.textContent ?? ''
      if (state && states.at(-1) !== state) states.push(state)
    }
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    window.seenStates = states
  })

const seenStates = (page: Page) => page.evaluate(() => window.seenStates)

/** The main job, from login to logout; `options` are those of the preview's rack. */
export const doMainJob = async (page: Page, name: string, options = '') => {
  // The API server outlives a run, and is shared.
  const project = `job-${name}-${Date.now().toString(36)}`

  await page.goto(`/login/maze-war/local${options}`)
  await signIn(page)
  await expect(heading(page, 'Projects')).toBeVisible()
  await expectToast(page, 'Logged in')

  await page.getByRole('link', { name: 'New project', exact: true }).click()
  const creation = dialog(page, 'Create project')
  await fillForm(creation, { Name: project, Description: 'made by hand' })
  await button(creation, 'Create project').click()
  await expect(page).toHaveURL(`/projects/${project}/instances`)
  await expectToast(page, `Project ${project} created`)
  await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()

  await page.getByRole('link', { name: 'New instance', exact: true }).first().click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await fillForm(page, { Name: 'Relay-1' })
  await pick(page, 'Image', 'debian-12')
  await watchState(page)
  await button(page, 'Create instance').click()
  await expect(page.getByText('Must contain only lower-case letters')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('relay-1')
  await fillForm(page, { 'Disk name': 'relay-boot' })
  await button(page, 'Create instance').click()

  await expect(page).toHaveURL(`/projects/${project}/instances/relay-1/storage`)
  await expect(heading(page, 'relay-1')).toBeVisible()
  await expectToast(page, 'Instance relay-1 created')
  await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })
  expect(await seenStates(page)).toEqual(['creating', 'starting', 'running'])

  await button(page, 'Stop').click()
  await confirm(page, 'Stop instance')
  await expectToast(page, 'Stopping instance relay-1')
  await expect(fact(page, 'State')).toHaveText('stopped', { timeout: 20_000 })
  expect(await seenStates(page)).toEqual(['creating', 'starting', 'running', 'stopping', 'stopped'])

  const boot = page.getByRole('table', { name: 'Boot disk' })
  const others = page.getByRole('table', { name: 'Additional disks' })
  await expect(row(boot, 'relay-boot')).toContainText('attached')
  await button(page, 'Create disk').click()
  const newDisk = dialog(page, 'Create disk')
  await fillForm(newDisk, { Name: 'spool', 'Size (GiB)': '12' })
  await button(newDisk, 'Create disk').click()
  await expect(newDisk).toBeHidden()
  await expectToast(page, 'Disk spool created')
  await expect(row(others, 'spool')).toContainText('attached')
  await expect(row(others, 'spool')).toContainText('12 GiB')

  await rowAction(others, 'spool', 'Set as boot disk')
  await confirm(page, 'Change boot disk')
  await expect(row(boot, 'spool')).toBeVisible()
  await expect(row(others, 'relay-boot')).toBeVisible()
  await rowAction(boot, 'spool', 'Unset as boot disk')
  await confirm(page, 'Unset boot disk')
  await expect(page.getByRole('heading', { name: 'No boot disk set' })).toBeVisible()
  await rowAction(others, 'spool', 'Detach')
  await confirm(page, 'Detach disk')
  await expectToast(page, 'Disk spool detached')
  await expect(page.getByText('The instance will boot from relay-boot')).toBeVisible()

  await button(page, 'Instance actions').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete instance')
  await expectToast(page, 'Deleting instance relay-1')
  await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()

  await goTo(page, 'Disks')
  for (const disk of ['relay-boot', 'spool']) {
    await expect(row(page, disk)).toContainText('detached')
    await rowAction(page, disk, 'Delete')
    await confirm(page, 'Delete disk')
    await expectToast(page, `Disk ${disk} deleted`)
  }
  await expect(page.getByRole('heading', { name: 'No disks' })).toBeVisible()

  // The default VPC, with its subnet and gateway, is deleted before it.
  await goTo(page, 'Projects')
  await rowAction(page, project, 'Delete')
  await button(page, 'Delete 3 things and the project…').click()
  const plan = dialog(page, `Delete project ${project}`)
  await field(plan, `Type “${project}” to confirm`).fill(project)
  await button(plan, 'Delete 3 things and the project').click()
  await expect(plan).toBeHidden()
  await expect(row(page, project)).toBeHidden()

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // A real server redirects from there to the login page of the silo.
  await expect(page).toHaveURL(/\/login(\/maze-war\/local)?(\?|$)/)
}
