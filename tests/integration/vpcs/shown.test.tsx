import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

const LIST = '/projects/mock-project/vpcs'

const show = async (path: string, options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  return console
}

const cells = () =>
  [...document.querySelectorAll('tbody tr:first-child td')].map(({ textContent }) => textContent)

test('a row shows the number of rules; the number and the name link to them', async () => {
  await show(LIST)
  expect(cells().slice(1, 5)).toEqual([
    'mock-vpc',
    'mock-vpc',
    'a fake vpc',
    '3 firewall rules of mock-vpc',
  ])
  for (const name of ['mock-vpc', '3 firewall rules of mock-vpc'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `${LIST}/mock-vpc/firewall-rules`,
    )
})

test('the list renders without rules that cannot be fetched', async () => {
  await show(LIST, {
    wire: (request, next) =>
      request.url.includes('firewall')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : next(request),
  })
  expect(cells().slice(1, 5)).toEqual(['mock-vpc', 'mock-vpc', 'a fake vpc', 'Not known'])
})

test('a project without VPCs shows an empty state', async () => {
  const { backend, send, settle } = await show(LIST)
  const { vpcs } = backend.backendState.db
  for (const { id } of vpcs.all()) vpcs.remove(id)
  await send({ type: 'queries/refreshRequested' })
  await settle()
  expect(screen.getByRole('heading', { name: 'No VPCs' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New VPC' })).toHaveLength(2)
})

test.each(['/edit', '/firewall-rules-new', '/firewall-rules/allow-ssh/edit'])(
  'the tab of the rules is selected under %s',
  async path => {
    await show(`${LIST}/mock-vpc${path}`)
    const tab = screen.getByRole('tab', { name: 'Firewall rules', hidden: true })
    expect(tab.getAttribute('aria-selected')).toBe('true')
  },
)

test.each([
  ['Subnets', 'subnets'],
  ['Routers', 'routers'],
  ['Internet gateways', 'internet-gateways'],
  ['Topology', 'topology'],
])('the tab %s is selected at its address', async (name, path) => {
  await show(`${LIST}/mock-vpc/${path}`)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
})

test('the form of a new VPC changes the title, but not the breadcrumbs', async () => {
  await show(`${LIST}-new`)
  expect(document.title).toBe('New VPC / VPCs / mock-project / Projects / Basalt Console')
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs', hidden: true })
  expect(crumbs.textContent).not.toContain('New VPC')
})
