import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { imageIds } from '@/mirage/seeds/images'
import { ipPoolIds } from '@/mirage/seeds/ip-pools'
import { formChanged } from '@/store/forms/events'
import { showConsole } from '#tests/support/shown-console'
import { fill, formOf, openPage, sentBody, siloImage, storagePath, submit } from './support'

/** Its only VPC is `default`. */
const PROJECT = 'blank-slate'
const NEWEST = 23

const open = (release: Release, user?: string) =>
  openPage({ project: PROJECT, release, ...(user && { user }) })

const show = async (release: Release, user?: string, project = PROJECT) => {
  const console = await showConsole({
    path: `/projects/${project}/instances-new`,
    release,
    ...(user && { user }),
  })
  const settle = async () => {
    await console.settle()
    await console.settle()
  }
  await settle()
  const doAndSettle = async (deed: Promise<unknown>) => {
    await deed
    await settle()
  }
  return {
    ...console,
    press: (role: string, name: string) =>
      doAndSettle(console.user.click(screen.getByRole(role, { name }))),
    choose: (values: Record<string, unknown>) =>
      doAndSettle(console.send(formChanged({ form: 'instanceCreate', values }))),
  }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const v4 = () => box('Allocate IPv4 address')
const v6 = () => box('Allocate IPv6 address')
const boxes = () => [v4(), v6()].map(({ checked, disabled }) => [checked, disabled])
const helpOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const hintOf = (field: string) => {
  const control = document.querySelector(`[data-field="${field}"]`)
  return control ? helpOf(control) : undefined
}

describe('the request that creates an instance', () => {
  const explicit = (pool: string) => ({
    type: 'ephemeral',
    pool_selector: { type: 'explicit', pool },
  })
  const image = { type: 'image', image_id: imageIds.alpine }
  const older = {
    external_ips: [{ type: 'ephemeral', pool: 'ip-pool-1' }],
    network_interfaces: { type: 'default' },
    boot_disk: { disk_source: image },
  }
  const newer = {
    external_ips: [explicit('ip-pool-1'), explicit('ip-pool-2')],
    network_interfaces: { type: 'default_dual_stack' },
    boot_disk: {
      disk_backend: { type: 'distributed', disk_source: { ...image, read_only: false } },
    },
    cpu_platform: null,
  }
  const ALWAYS = [
    'boot_disk',
    'description',
    'disks',
    'external_ips',
    'hostname',
    'memory',
    'name',
    'ncpus',
    'network_interfaces',
    'ssh_public_keys',
    'start',
  ]

  test.each([
    [14, [], older],
    [17, ['cpu_platform'], { ...older, cpu_platform: null }],
    [18, ['cpu_platform'], newer],
    [20, ['cpu_platform', 'enable_jumbo_frames'], { ...newer, enable_jumbo_frames: false }],
    [NEWEST, ['cpu_platform', 'enable_jumbo_frames'], { ...newer, enable_jumbo_frames: false }],
  ] as const)('has the shape of release %d', async (release, keys, body) => {
    const console = await open(release)
    await fill(console, { name: 'web-1', ...siloImage })
    await submit(console)
    expect(console.history.current().path).toBe(storagePath('web-1', PROJECT))
    expect(sentBody(console)).toMatchObject(body)
    expect(Object.keys(sentBody(console)).toSorted()).toEqual([...ALWAYS, ...keys].toSorted())
  })

  test('has the exact size of the image for a read-only boot disk', async () => {
    const console = await open(18)
    await fill(console, { name: 'web-1', siloImageId: imageIds.helios, bootDiskSize: 77 })
    await fill(console, { isBootDiskReadOnly: true })
    await submit(console)
    expect(sentBody(console)).toMatchObject({
      boot_disk: { size: 3 * 2 ** 30, disk_backend: { disk_source: { read_only: true } } },
    })
  })

  test.each([
    [17, 'At most 64 vCPUs'],
    [18, undefined],
  ] as const)('can ask release %d for 100 vCPUs: %s', async (release, ncpus) => {
    const console = await open(release)
    await fill(console, { name: 'web-1', ...siloImage, presetId: 'custom', ncpus: 100 })
    await submit(console)
    expect(formOf(console)?.errors['ncpus']).toBe(ncpus)
    expect(sentBody(console)['ncpus']).toBe(ncpus ? undefined : 100)
  })
})

test('switching a read-only boot disk off restores the size that was entered', async () => {
  const page = await show(18)
  await page.choose({ siloImageId: imageIds.helios })
  await page.choose({ bootDiskSize: 77 })
  await page.press('checkbox', 'Make disk read-only')
  expect(screen.getByText('3 GiB (same as the image)')).toBeTruthy()
  expect(screen.queryByLabelText('Disk size (GiB)')).toBeNull()
  await page.press('checkbox', 'Make disk read-only')
  expect(screen.getByLabelText<HTMLInputElement>('Disk size (GiB)').value).toBe('77')
})

describe('the ephemeral IPs of both versions', () => {
  test('follow the IP configuration, and remember what was chosen', async () => {
    const page = await show(NEWEST)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Default' }).checked).toBe(true)
    expect(boxes()).toEqual([
      [true, false],
      [true, false],
    ])
    await page.choose({ defaultVersions: ['v6'] })
    expect(boxes()).toEqual([
      [false, true],
      [true, false],
    ])
    expect(helpOf(v4())).toContain('The primary interface has no IPv4 address')
    await page.choose({ defaultVersions: ['v4', 'v6'] })
    expect(boxes()[0]).toEqual([true, false])
    await page.press('checkbox', 'Allocate IPv6 address')
    await page.choose({ defaultVersions: ['v4'] })
    await page.choose({ defaultVersions: ['v4', 'v6'] })
    expect(boxes()).toEqual([
      [true, false],
      [false, false],
    ])
  })

  const emptyEdgePool = ({ backend }: Awaited<ReturnType<typeof show>>) => {
    const { ipPoolRanges } = backend.backendState.db
    const [range] = ipPoolRanges.in(ipPoolIds.edge)
    const inUse = { first: '198.51.100.0', last: '198.51.100.2' }
    ipPoolRanges.update(range!.id, { range: inUse })
  }

  test('tell fleet viewers what the chosen pool has left, and what this takes', async () => {
    const page = await show(NEWEST)
    expect(hintOf('ipv4Pool')).toMatch(
      /\d+ left; this takes 1, and up to 1 more for outbound traffic from ip-pool-1; \d+ left after$/,
    )
    await page.choose({ ipv4Pool: 'edge-pool' })
    expect(hintOf('ipv4Pool')).toMatch(/1 left; this takes 1, .*; 0 left after$/)
    expect(hintOf('ipv6Pool')).toMatch(/^ip-pool-2 \d+ left; this takes 1; \d+ left after$/)
    await page.choose({ defaultVersions: ['v6'] })
    expect(document.body.textContent).not.toContain('outbound traffic')
  })

  test('tell the same before there were IP versions', async () => {
    await show(14)
    expect(hintOf('ephemeralIpPool')).toMatch(
      /\d+ left; this takes 1, and up to 1 more for outbound traffic from ip-pool-1; \d+ left/,
    )
  })

  test('tell no others, and do not ask', async () => {
    const { requests } = await show(NEWEST, 'Clara Flint')
    expect(hintOf('ipv4Pool')).not.toContain('left')
    expect(requests.some(({ url }) => /pools\/.*\/utilization/.test(url))).toBe(false)
  })

  test('say that a pool is empty before anything is sent, and where addresses are', async () => {
    const page = await show(NEWEST)
    emptyEdgePool(page)
    await page.choose({ name: 'web-1' })
    await page.choose({ ...siloImage, ipv4Pool: 'edge-pool' })
    const notice = screen.getByText(/^The pool edge-pool has no free address/)
    expect(notice.textContent).toMatch(/Free addresses are in ip-pool-1 \(\d+\)\.$/)
    const link = screen.getByRole('link', { name: 'Add a range to edge-pool' })
    expect(link.getAttribute('href')).toBe('/system/networking/ip-pools/edge-pool')
    await page.press('button', 'Create instance')
    expect(hintOf('ipv4Pool')).toContain('edge-pool has no free address')
    expect(document.activeElement?.getAttribute('data-field')).toBe('ipv4Pool')
    expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([])
    await page.choose({ ipv4Pool: 'ip-pool-1' })
    expect(hintOf('ipv4Pool')).not.toContain('has no free address')
  })

  test('say the same at the field to those who learn it from the server', async () => {
    const page = await show(NEWEST, 'Clara Flint')
    emptyEdgePool(page)
    await page.choose({ name: 'web-1' })
    await page.choose({ ...siloImage, ipv4Pool: 'edge-pool' })
    expect(screen.queryByText(/^The pool edge-pool/)).toBeNull()
    await page.press('button', 'Create instance')
    expect(hintOf('ipv4Pool')).toMatch(
      /edge-pool may have no free address\. Choose ip-pool-1, continue without an ephemeral IP, or ask an operator/,
    )
    expect(screen.getAllByText(/No external IP addresses available/)).not.toEqual([])
  })
})

describe('jumbo frames', () => {
  const jumbo = () => box('Enable jumbo frames')

  test('are disabled for fleet viewers while the operator does not allow them', async () => {
    const page = await show(NEWEST)
    await page.press('button', 'Configuration')
    expect(jumbo().disabled).toBe(true)
    const link = within(jumbo().closest<HTMLElement>('[data-field-root]')!).getByRole('link')
    expect(link.getAttribute('href')).toBe('/system/networking/settings')
  })

  test('are refused at their field for all others, in the opened section', async () => {
    const page = await show(NEWEST, 'Clara Flint')
    await page.choose({ name: 'web-1' })
    await page.choose({ ...siloImage, enableJumboFrames: true })
    await page.press('button', 'Create instance')
    expect(helpOf(jumbo())).toContain('Jumbo frames are not enabled on this system')
    expect(jumbo().closest('[hidden], [aria-hidden="true"]')).toBeNull()
    expect(document.activeElement).toBe(jumbo())
    expect(page.requests.some(({ url }) => url.includes('/networking/settings'))).toBe(false)
  })
})

test('anti-affinity groups are added one by one, can be removed, and are sent by name', async () => {
  const page = await show(NEWEST, undefined, 'mock-project')
  await page.press('button', 'Configuration')
  const add = async (text: string) => {
    await page.user.type(screen.getByRole('combobox', { name: 'Anti-affinity groups' }), text)
    await page.user.tab()
    await page.settle()
  }
  await add('romulus')
  await add('lonely')
  await page.press('button', 'Remove group romulus-remus')
  await page.choose({ name: 'web-1', networkInterfaceType: 'none' })
  await page.choose(siloImage)
  await page.press('button', 'Create instance')
  expect(sentBody(page)['anti_affinity_groups']).toEqual(['lonely'])
})
