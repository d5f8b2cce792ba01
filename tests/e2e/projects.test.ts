import type { Page } from '@playwright/test'
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

const GIB = 1024 ** 3

const BLANK = { type: 'distributed', disk_source: { type: 'blank', block_size: 512 } }

/** Requests that fill the project `blank-slate`: an address in the API, and a body without its description. */
const CONTENTS: readonly (readonly [path: string, body: object])[] = [
  [
    'floating-ips',
    {
      name: 'front',
      address_allocator: { type: 'auto', pool_selector: { type: 'explicit', pool: 'ip-pool-1' } },
    },
  ],
  [
    'external-subnets',
    {
      name: 'block',
      allocator: {
        type: 'auto',
        prefix_length: 28,
        pool_selector: { type: 'explicit', pool: 'routed-subnets' },
      },
    },
  ],
  ['affinity-groups', { name: 'near', policy: 'allow', failure_domain: 'sled' }],
  ['anti-affinity-groups', { name: 'far', policy: 'allow', failure_domain: 'sled' }],
  ['vpc-routers', { name: 'paths' }],
  ['vpc-subnets', { name: 'inner', ipv4_block: '172.31.0.0/24' }],
  ['disks', { name: 'spare', size: GIB, disk_backend: BLANK }],
  [
    'instances',
    {
      name: 'web',
      hostname: 'web',
      ncpus: 2,
      memory: 4 * GIB,
      disks: [
        { type: 'create', name: 'data', description: '', size: 2 * GIB, disk_backend: BLANK },
      ],
      external_ips: [{ type: 'floating', floating_ip: 'front' }],
      network_interfaces: { type: 'default_ipv4' },
      start: true,
    },
  ],
  ['snapshots', { name: 'still', disk: 'data' }],
]

/** Sends requests from the page, whose backend answers them, and makes an image of the snapshot. */
const fill = (page: Page) =>
  page.evaluate(async contents => {
    const make = async (path: string, body: object) => {
      const vpc = path.startsWith('vpc-') ? '&vpc=default' : ''
      const { status } = await fetch(`/v1/${path}?project=blank-slate${vpc}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ description: '', ...body }),
      })
      if (status >= 300) throw new Error(`${path}: ${status}`)
    }
    for (const [path, body] of contents) await make(path, body)
    // Until then it can be neither used nor deleted.
    for (;;) {
      const snapshot = await fetch('/v1/snapshots/still?project=blank-slate')
      const { id, state } = await snapshot.json()
      if (state !== 'ready') continue
      await make('images', {
        name: 'golden',
        os: 'omnios',
        version: '1',
        source: { type: 'snapshot', id },
      })
      return
    }
  }, CONTENTS)

test('a project with something of every kind is deleted from its row', async ({ page }) => {
  const boxOf = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  const plan = dialog(page, 'Delete project blank-slate')

  await test.step('it is shown with what its deletion frees', async () => {
    await open(page, '/projects?release=newest')
    await fill(page)
    await rowAction(page, 'blank-slate', 'Delete')
    await expect(page).toHaveURL('/projects/blank-slate/delete')
    await expect(heading(page, 'Delete project blank-slate')).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: '14 things are in the way' }),
    ).toBeVisible()
    await expect(page.getByText(/^Deleting what is ticked frees/)).toHaveText(
      'Deleting what is ticked frees 2 vCPUs, 4 GiB of memory, 5 GiB of storage, 1 floating IP, and 1 external subnet.',
    )
    await expect(row(page, 'web')).toContainText('Is stopped first')
  })

  await test.step('what needs an unticked object stays, and so does the project', async () => {
    await boxOf('web').click()
    await expect(boxOf('data')).not.toBeChecked()
    await expect(page.getByText('The project itself stays')).toBeVisible()
    await expect(button(page, 'Delete the rest only…')).toBeVisible()
    await boxOf('data').click()
    await expect(boxOf('web')).toBeChecked()
  })

  await test.step('the plan names its stages, and starts once the name is typed', async () => {
    await page.getByRole('button', { name: /^Delete (14 things and the project|the rest)/ }).click()
    const stages = plan.getByRole('list', { name: 'Stages' }).getByRole('listitem')
    await expect(stages.first()).toHaveText('Stop running instances (1)')
    await expect(stages.last()).toHaveText('Delete the project (1)')
    await expect(button(plan, 'Delete 14 things and the project')).toBeDisabled()
    await field(plan, 'Type “blank-slate” to confirm').fill('blank-slate')
    await button(plan, 'Delete 14 things and the project').click()
  })

  await test.step('it is stopped, goes on, and ends at the projects', async () => {
    await button(plan, 'Stop after the running ones').click()
    await button(plan, 'Continue').click()
    await expect(plan).toBeHidden({ timeout: 30_000 })
    await expect(page).toHaveURL('/projects')
    await expectToast(page, 'Project blank-slate deleted')
    await expect(row(page, 'mock-project')).toBeVisible()
    await expect(row(page, 'blank-slate')).toBeHidden()
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
