import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

const open = (release: 16 | 20 | 23, user?: string) =>
  showConsole({ path: '/system/networking/settings', release, ...(user && { user }) })

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

const ICMP = 'API services receive ICMP errors'
const JUMBO = 'Instances may use jumbo frames'

type Shown = Awaited<ReturnType<typeof open>>

const change = async (console: Shown, name: string, button: string) => {
  await console.user.click(box(name))
  await console.settle()
  await console.user.click(screen.getByRole('button', { name: button }))
  await console.settle()
}

const written = ({ requests }: Shown) =>
  requests.flatMap(({ method, url, body }) =>
    method === 'PUT' ? [[url, JSON.parse(String(body)) as unknown]] : [],
  )

test('ICMP errors are allowed and forbidden, each after a question', async () => {
  const console = await open(16)
  const was = box(ICMP).checked
  const [first, second] = was ? ['Forbid', 'Allow'] : ['Allow', 'Forbid']
  await console.user.click(box(ICMP))
  await console.settle()
  await console.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await console.settle()
  expect(box(ICMP).checked).toBe(was)
  expect(written(console)).toEqual([])
  await change(console, ICMP, `${first} inbound ICMP`)
  expect(box(ICMP).checked).toBe(!was)
  await change(console, ICMP, `${second} inbound ICMP`)
  expect(box(ICMP).checked).toBe(was)
  expect(written(console)).toEqual([
    ['/v1/system/networking/inbound-icmp', { enabled: !was }],
    ['/v1/system/networking/inbound-icmp', { enabled: was }],
  ])
  expect(screen.queryByText('Jumbo frames')).toBeNull()
})

test('jumbo frames are allowed from release 20 on', async () => {
  const console = await open(20)
  const was = box(JUMBO).checked
  await change(console, JUMBO, `${was ? 'Forbid' : 'Allow'} jumbo frames`)
  expect(box(JUMBO).checked).toBe(!was)
  expect(written(console)).toEqual([
    ['/v1/system/networking/settings', { external_jumbo_frames_opt_in_enabled: !was }],
  ])
})

test('those who may only view are told why', async () => {
  await open(23, 'Bruno Slate')
  expect(box(ICMP).getAttribute('aria-disabled') ?? String(box(ICMP).disabled)).toBe('true')
  // The role is emphasized.
  expect(document.body.textContent?.match(/Needs the role admin on the fleet/g)).toHaveLength(2)
})
