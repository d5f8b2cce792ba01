import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { formChanged } from '@/store/forms/events'
import { imageIds } from '@/mirage/seeds/images'
import { MOCK } from './support'

const show = async (project = MOCK, kept: Record<string, string> = {}) => {
  const console = await showConsole({ path: `/projects/${project}/instances-new`, kept })
  const doAndSettle = async (deed: Promise<unknown>) => {
    await deed
    await console.settle()
  }
  /** Replaces the text of the field. */
  const type = async (label: string, text: string) => {
    await console.user.clear(control(label))
    await console.user.type(control(label), text)
  }
  return {
    ...console,
    press: (role: string, name: string) =>
      doAndSettle(console.user.click(screen.getByRole(role, { name }))),
    type: (label: string, text: string) => doAndSettle(type(label, text)),
    choose: (values: Record<string, unknown>) =>
      doAndSettle(console.send(formChanged({ form: 'instanceCreate', values }))),
  }
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const radios = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[role="radiogroup"] input')).filter(
    ({ ariaLabel, name }) => ariaLabel ?? name,
  )
const cards = () => radios().flatMap(({ ariaLabel }) => ariaLabel ?? [])
const chosenCard = () => radios().find(({ ariaLabel, checked }) => ariaLabel && checked)?.ariaLabel
const isHidden = (element: Element) => element.closest('[hidden], [aria-hidden="true"]') !== null
const text = () => document.body.textContent ?? ''
const focused = () => document.activeElement?.getAttribute('data-field')

describe('the hardware presets', () => {
  test('are cards with descriptive labels, in tabs that select their first card', async () => {
    const page = await show()
    expect(screen.getByRole('tablist', { name: 'Hardware' })).toBeTruthy()
    expect(cards()).toHaveLength(5)
    expect(chosenCard()).toBe('2 vCPUs, 8 GiB memory')
    await page.press('tab', 'High memory')
    expect(cards()).toHaveLength(4)
    expect(chosenCard()).toBe('2 vCPUs, 16 GiB memory')
  })

  test('keep custom numbers while another tab is open', async () => {
    const page = await show()
    await page.press('tab', 'Custom')
    await page.type('CPUs', '29')
    await page.press('tab', 'High CPU')
    await page.press('tab', 'Custom')
    expect(control('CPUs').value).toBe('29')
    expect(control('Memory (GiB)').value).toBe('8')
  })
})

describe('a collapsed section', () => {
  test('is rendered hidden, with the name of the instance as the placeholder of its hostname', async () => {
    const page = await show()
    await page.type('Name', 'web-1')
    expect(isHidden(control('Hostname'))).toBe(true)
    expect(control('Hostname').placeholder).toBe('web-1')
    await page.press('button', 'Networking')
    expect(isHidden(control('Hostname'))).toBe(false)
  })

  test('opens if it contains the error of a failed submission', async () => {
    const page = await show()
    await page.choose({ name: 'web-1' })
    await page.choose({ siloImageId: imageIds.alpine })
    await page.choose({ hostname: '-' })
    await page.press('button', 'Create instance')
    expect(isHidden(control('Hostname'))).toBe(false)
    expect(focused()).toBe('hostname')
  })

  test('shows a pool only while an ephemeral IP is selected', async () => {
    const page = await show()
    await page.press('button', 'Networking')
    const pools = () =>
      screen.getAllByRole('button').filter(({ dataset }) => dataset.field === 'ephemeralIpPool')
    expect(pools()).toHaveLength(1)
    await page.choose({ hasEphemeralIp: false })
    expect(pools()).toHaveLength(0)
    await page.choose({ hasEphemeralIp: true })
    expect(pools()[0]?.textContent).toBe('ip-pool-1')
  })
})

describe('a boot disk of a kind that does not exist', () => {
  test.each([
    ['Project images', 'No project images found', 'projectImageId', 'Image is required'],
    ['Existing disks', 'No detached disks found', 'bootDisk', 'Disk is required'],
  ])('in %s is reported as missing in its place', async (tab, title, field, message) => {
    const page = await show('blank-slate')
    await page.type('Name', 'web-1')
    await page.press('tab', tab)
    expect(text()).toContain(title)
    await page.press('button', 'Create instance')
    expect(text()).toContain(message)
    expect(focused()).toBe(field)
    const described = document.activeElement?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(message)
  })
})

test('an existing disk is listed with its size', async () => {
  const page = await show()
  await page.choose({ disks: [{ type: 'attach', name: 'disk-3' }] })
  const row = screen.getByRole('row', { name: /disk-3/ })
  expect(row.textContent).toMatch(/attach\d+ GiB/)
})

test('the attach dialog says if no disk is free', async () => {
  const page = await show('blank-slate')
  await page.press('button', 'Attach existing disk')
  expect(screen.getByRole('dialog', { name: 'Attach disk' }).textContent).toContain(
    'The project has no free disks',
  )
})

describe('floating IPs', () => {
  const attach = () => screen.getByRole('button', { name: 'Attach floating IP' })

  test('can be attached while one is free', async () => {
    const page = await show()
    await page.press('button', 'Networking')
    expect(attach().ariaDisabled).not.toBe('true')
    await page.choose({ floatingIps: ['rootbeer-float'] })
    expect(attach().ariaDisabled).toBe('true')
    await page.press('button', 'Remove floating IP rootbeer-float')
    expect(attach().ariaDisabled).not.toBe('true')
  })

  test('of which the project has none are replaced by a message, without a button', async () => {
    const page = await show('blank-slate')
    await page.press('button', 'Networking')
    expect(screen.getByRole('heading', { name: 'No floating IPs found' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Attach floating IP' })).toBeNull()
  })
})

describe('submitting', () => {
  test('shows the errors, and focuses the first one', async () => {
    const page = await show()
    await page.press('button', 'Create instance')
    expect(text()).toContain('Name is required')
    expect(text()).toContain('Image is required')
    expect(focused()).toBe('name')
    await page.type('Name', 'web-1')
    expect(text()).not.toContain('Name is required')
  })

  test('shows the error of the server in the footer', async () => {
    const page = await show()
    await page.choose({ name: 'db1' })
    await page.choose({ siloImageId: imageIds.alpine })
    await page.press('button', 'Create instance')
    const footer = screen
      .getByRole('button', { name: /^Create instance/ })
      .closest('#scroll-container > :last-child')
    expect(footer?.textContent).toContain('Instance name already exists')
    expect(control('Name').disabled).toBe(false)
  })

  test('disables all fields until the response arrives', async () => {
    const page = await show()
    await page.choose({ name: 'web-1' })
    await page.choose({ siloImageId: imageIds.alpine })
    fireEvent.click(screen.getByRole('button', { name: 'Create instance' }))
    const fields = document.querySelectorAll<HTMLInputElement>('main form input, main [role="tab"]')
    expect(fields.length).toBeGreaterThan(20)
    const isOff = (field: HTMLInputElement) => field.disabled || field.ariaDisabled === 'true'
    expect(Array.from(fields).filter(field => !isOff(field))).toEqual([])
    await page.settle()
    expect(page.history.current().path).toBe(`/projects/${MOCK}/instances/web-1/storage`)
  })
})

test('a draft without its file shows an error in the open section, which clearing the field removes', async () => {
  const before = await startConsole({ path: `/projects/${MOCK}/instances-new` })
  const userData = { id: 'file-1', name: 'web.yaml', size: 5 }
  await before.send(formChanged({ form: 'instanceCreate', values: { userData } }))
  await before.advance(1_000)
  before.stop()

  const page = await show(MOCK, Object.fromEntries(before.storage))
  const field = control('User data')
  expect(isHidden(field)).toBe(false)
  expect(field.ariaInvalid).toBe('true')
  expect(text()).toContain('Choose user data again (web.yaml)')
  expect(field.tagName).toBe('TEXTAREA')
  await page.press('button', 'Clear file')
  expect(text()).not.toContain('Choose user data again')
  expect(screen.queryByRole('button', { name: 'Clear file' })).toBeNull()
})

describe('the quotas of the silo', () => {
  const note = (pattern: RegExp) => text().match(pattern)?.[0]

  test('are shown with what the instance and its new disks leave of them', async () => {
    const page = await show()
    await page.settle()
    const vCpus = () => note(/[\d,]+ of 50 vCPUs and [\d,.]+ of 300 GiB of memory left[^.]+/)
    expect(vCpus()).toBe('18 of 50 vCPUs and 58 of 300 GiB of memory left after this')
    await page.choose({ start: false, presetId: 'general-sm' })
    expect(vCpus()).toBe('16 of 50 vCPUs and 50 of 300 GiB of memory left once it runs')
    const left = () => Number(note(/[\d,.]+(?= of 7,168 GiB of storage)/)?.replace(',', ''))
    const before = left()
    await page.choose({ siloImageId: imageIds.alpine, bootDiskSize: 20 })
    expect(left()).toBeCloseTo(before - 20)
  })

  test('say what is left if the instance takes more', async () => {
    const page = await show()
    await page.choose({ presetId: 'general-xl' })
    await page.settle()
    expect(text()).toContain(
      'More than the quota of the silo has left: 20 of 50 vCPUs and 66 of 300 GiB of memory.',
    )
  })
})

test('the name has the focus at first', async () => {
  await show()
  expect(focused()).toBe('name')
})
