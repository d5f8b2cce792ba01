import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fixedId } from '@/mirage/seeds/fixed'
import { asCodeRequested, createSimilarRequested } from '@/store/as-code/forms'
import { showConsole } from '#tests/support/shown-console'

/** The dialog once everything is read. */
const openedDialog = async (settle: () => Promise<unknown>) => {
  const dialog = () => screen.getByRole('dialog', { name: 'As code' })
  for (let round = 0; round < 60; round += 1) {
    await settle()
    if (within(dialog()).queryByLabelText('Code')) return within(dialog())
  }
  throw new Error(`Nothing was written: ${dialog().textContent}`)
}

test('the dialog of a project shows texts, saves them and follows the options', async () => {
  const { user, settle, saved } = await showConsole({ path: '/projects' })
  await settle()
  await user.click(screen.getByRole('button', { name: 'Actions for mock-project' }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'As code' }))
  const dialog = await openedDialog(settle)
  const code = () => dialog.getByLabelText('Code').textContent
  expect(code()).toContain('resource "oxide_project" "mock_project" {')
  expect(dialog.getByText('Before you apply')).toBeTruthy()
  await user.click(dialog.getByRole('textbox', { name: 'Search in the text' }))
  await user.paste('PROVIDER "oxide"')
  await settle()
  const line = code()?.split('\n').indexOf('provider "oxide" {}') ?? 0
  expect(dialog.getByText(`1 of 1, line ${line + 1}`)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await user.click(dialog.getByRole('tab', { name: /^CLI/ }))
  // At once: the texts are all there.
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await settle()
  expect(saved.map(({ name }) => name)).toEqual(['mock-project.tf', 'create-mock-project.sh'])
  expect(saved[1]?.text).toBe(code())
  await user.click(dialog.getByRole('tab', { name: /^Terraform/ }))
  await user.click(dialog.getByRole('button', { name: 'Options' }))
  await user.click(dialog.getByRole('radio', { name: /^Make a copy/ }))
  await settle()
  await settle()
  expect(code()).toContain('name        = "mock-project-copy"')
  expect(code()).not.toContain('import {')
  await user.click(dialog.getByRole('radio', { name: 'Separate files' }))
  await settle()
  await settle()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  await settle()
  expect(saved[2]).toMatchObject({ name: 'mock-project.zip' })
  expect(saved[2]?.text.slice(0, 2)).toBe('PK')
})

test('selected rows are shown as code without the rest of their project', async () => {
  const { user, settle } = await showConsole({ path: '/projects/mock-project/disks' })
  await settle()
  for (const name of ['disk-3', 'disk-4'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await settle()
  await user.click(screen.getByRole('button', { name: 'As code' }))
  const code = (await openedDialog(settle)).getByLabelText('Code')
  const resources = code.textContent?.match(/^resource .*(?= \{$)/gm)
  expect(resources).toEqual(['resource "oxide_disk" "disk_3"', 'resource "oxide_disk" "disk_4"'])
})

test('what is left out leads to the pages of its objects', async () => {
  const { send, settle, user, history } = await showConsole({ path: '/projects' })
  await settle()
  await send(asCodeRequested({ project: 'mock-project' }))
  const dialog = await openedDialog(settle)
  await user.click(dialog.getByRole('button', { name: /^Left out/ }))
  const links = within(dialog.getByRole('list', { name: 'Left out' })).getAllByRole('link')
  const at = '/projects/mock-project'
  const hrefs = links.map(link => [link.textContent, link.getAttribute('href')])
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ['internet-gateway-1', `${at}/vpcs/mock-vpc/internet-gateways/internet-gateway-1`],
      ['side-by-side', `${at}/affinity/affinity-groups/side-by-side`],
      ['db1', `${at}/instances/db1/networking`],
      ['image-1', `${at}/images/image-1/edit`],
      ['mock-vpc', `${at}/vpcs/mock-vpc/firewall-rules`],
      ['Access', `${at}/access`],
    ]),
  )
  await user.click(links.find(({ textContent }) => textContent === 'Access')!)
  await settle()
  expect(history.current().path).toBe(`${at}/access`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the menu of a row shows its object as code, above what deletes it', async () => {
  const { user, settle } = await showConsole({ path: '/projects/mock-project/disks' })
  await settle()
  await user.click(screen.getByRole('button', { name: 'Actions for disk-3' }))
  await settle()
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(entries[0]).toBe('Copy ID')
  expect(entries.slice(-2)).toEqual(['As code', expect.stringMatching(/^Delete/)])
  await user.click(screen.getByRole('menuitem', { name: 'As code' }))
  const code = (await openedDialog(settle)).getByLabelText('Code')
  expect(code.textContent?.match(/^resource .*(?= \{$)/gm)).toEqual([
    'resource "oxide_disk" "disk_3"',
  ])
})

test('a plan is shown in each language before it starts, with the rows that it leaves out', async () => {
  const { user, settle } = await showConsole({ path: '/projects/mock-project/disks' })
  await settle()
  for (const name of ['disk-1', 'disk-3', 'disk-4'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await settle()
  const bar = within(screen.getByRole('region', { name: 'Selected disks' }))
  await user.click(bar.getByRole('button', { name: 'Delete' }))
  await settle()
  const review = within(screen.getByRole('dialog', { name: 'Delete 2 disks' }))
  await user.click(review.getByRole('button', { name: 'As code' }))
  await settle()
  const dialog = within(screen.getByRole('dialog', { name: 'Plan as code' }))
  const code = () => dialog.getByLabelText('Command').textContent
  // The code of it comes by itself.
  for (let round = 0; round < 60 && code() === ''; round += 1) await settle()
  expect(code()).toContain('# - oxide_disk.disk_3\n# - oxide_disk.disk_4')
  expect(code()).toMatch(/# - disk-1: ./)
  await user.click(dialog.getByRole('tab', { name: 'CLI' }))
  await settle()
  expect(code()).toContain('/v1/disks/disk-3?project=mock-project')
  expect(code()).toMatch(/# Left out\n# - disk-1: ./)
  await user.click(dialog.getByRole('tab', { name: 'JSON' }))
  await settle()
  const file = JSON.parse(code() ?? '') as { requests: object[]; left_out: object[] }
  expect(file.requests).toMatchObject(
    ['disk-3', 'disk-4'].map(name => ({
      operation: 'disk_delete',
      method: 'DELETE',
      path: `/v1/disks/${name}?project=mock-project`,
      body: null,
      made_from: { kind: 'disk', name },
    })),
  )
  expect(file.left_out).toMatchObject([{ kind: 'disk', name: 'disk-1' }])
})

test.each([
  ['Ada Quarry', /^2 addresses of pool ip-pool-1\d+ left$/],
  ['Clara Flint', /^2 addresses of pool ip-pool-1Not known$/],
])('%s sees what a copy takes of IP pools, and what they have left', async (user, text) => {
  const params = { project: 'mock-project', kind: 'instance', name: 'db1' } as const
  const { send, settle } = await showConsole({ path: '/projects', user })
  await send(createSimilarRequested({ ...params, ids: fixedId('instance', 1) }))
  const dialog = within(screen.getByRole('dialog', { name: 'Create similar' }))
  const list = () => dialog.queryByRole('list', { name: 'IP pools' })
  for (let round = 0; round < 60 && !list(); round += 1) await settle()
  await settle()
  const lines = within(list()!).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(text)])
})

test('an object that the provider of an old rack does not know is left out, not gone', async () => {
  const { backend, send, settle } = await showConsole({ path: '/system/silos', release: 14 })
  await settle()
  const url = '/v1/system/networking/address-lot?limit=1'
  const { body } = await backend.handle({ method: 'GET', url, headers: {}, body: null })
  const { items } = JSON.parse(body) as { items: { id: string }[] }
  await send(asCodeRequested({ kind: 'addressLot', ids: items[0]!.id }))
  const dialog = await openedDialog(settle)
  expect(dialog.getByText('Left out (1)')).toBeTruthy()
  expect(dialog.queryByText(/do not have these objects/)).toBeNull()
})

test('an object that was not in the lists is not said to be deleted', async () => {
  const { send, settle } = await showConsole({ path: '/system/silos' })
  await settle()
  await send(asCodeRequested({ kind: 'sshKey', ids: '00000000-0000-4000-8000-000000000000' }))
  const dialog = await openedDialog(settle)
  expect(dialog.getByText(/they are new, or have been deleted/)).toBeTruthy()
  expect(dialog.getByLabelText('Code').textContent).not.toContain('resource "')
})
