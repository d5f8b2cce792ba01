import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { commandRequested } from '@/store/commands/events'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'

const MOCK = '/projects/mock-project'

/** A page, what another user sends meanwhile, and what then stands in its place. */
const PAGES: readonly [
  path: string,
  request: readonly [method: string, url: string, body?: object],
  gone: string,
  back: string,
][] = [
  [
    '/projects/rock-garden/instances/pebble/networking',
    ['DELETE', '/v1/instances/pebble?project=rock-garden'],
    'The instance pebble is gone',
    'Back to Instances',
  ],
  [
    `${MOCK}/instances/db1/storage`,
    ['PUT', '/v1/projects/mock-project', { name: 'renamed', description: '' }],
    'The project mock-project is gone',
    'Back to Projects',
  ],
  [
    `${MOCK}/affinity/romulus-remus`,
    ['DELETE', '/v1/anti-affinity-groups/romulus-remus?project=mock-project'],
    'The anti affinity group romulus-remus is gone',
    'Back to Affinity',
  ],
  [
    '/system/networking/subnet-pools/routed-subnets',
    ['PUT', '/v1/system/subnet-pools/routed-subnets', { name: 'renamed', description: '' }],
    'The subnet pool routed-subnets is gone',
    'Back to Subnet pools',
  ],
  [
    '/system/networking/ip-pools/ip-pool-1',
    ['PUT', '/v1/system/ip-pools/ip-pool-1', { name: 'renamed', description: '' }],
    'The IP pool ip-pool-1 is gone',
    'Back to IP pools',
  ],
  [
    `${MOCK}/vpcs/mock-vpc/firewall-rules`,
    ['PUT', '/v1/vpcs/mock-vpc?project=mock-project', { name: 'renamed', description: '' }],
    'The VPC mock-vpc is gone',
    'Back to VPCs',
  ],
]

describe('a page whose object disappears', () => {
  test.each(PAGES)('%s says so and leads back', async (path, [method, url, body], gone, back) => {
    const shown = await showConsole({ path, release: NEWEST })
    await shown.settle()
    const response = await shown.backend.handle({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    expect(response.status).toBeLessThan(300)
    await shown.send(refreshRequested())
    await shown.settle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(gone)
    expect(document.title).toContain(gone)
    expect(screen.getByRole('link', { name: back })).toBeTruthy()
    expect(screen.getAllByRole('navigation')).not.toEqual([])
  })

  test('says so after an action on it', async () => {
    const shown = await showConsole({ path: '/projects/rock-garden/instances/pebble/storage' })
    await shown.settle()
    const instance = '/v1/instances/pebble?project=rock-garden'
    await shown.backend.handle({ method: 'DELETE', url: instance, headers: {}, body: null })
    await shown.send(
      commandRequested({
        source: 'test',
        command: {
          endpoint: 'instanceStart',
          args: { path: { instance: 'pebble' }, query: { project: 'rock-garden' } },
        },
        errorTitle: 'Could not start pebble',
      }),
    )
    await shown.settle()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'The instance pebble is gone',
    )
    expect(screen.getByRole('link', { name: 'Back to Instances' })).toBeTruthy()
  })
})
