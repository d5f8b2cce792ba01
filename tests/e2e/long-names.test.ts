import { expectAccessible } from './support/axe'
import { LONG_NAME } from './support/full-pages'
import { open, PROJECT, visit } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })
// Axe reads every element of a page, several times.
test.slow()

const named = { name: LONG_NAME, description: 'w'.repeat(512) }
const VPC = 'project=mock-project&vpc=mock-vpc'
const GATEWAY = `${PROJECT}/vpcs/mock-vpc/internet-gateways/${LONG_NAME}`
const RECEIVER = `/system/alerting/receivers/${LONG_NAME}`
const NETWORKING = '/system/networking'

/** What is created, in this order: the method, the URL and the body. */
const OBJECTS: readonly [method: string, url: string, body: object][] = [
  [
    'POST',
    '/v1/webhook-receivers',
    {
      ...named,
      endpoint: `https://hooks.example/${'path'.repeat(60)}`,
      secrets: ['granite'],
      subscriptions: [`${'segment'.repeat(10)}.**`, '**'],
    },
  ],
  ['POST', '/v1/system/subnet-pools', { ...named, ip_version: 'v6' }],
  [
    'POST',
    `/v1/system/subnet-pools/${LONG_NAME}/members/add`,
    { subnet: '2001:db8:aaaa:bbbb:cccc:dddd:eee0:0/108' },
  ],
  ['POST', `/v1/system/subnet-pools/${LONG_NAME}/silos`, { silo: 'maze-war', is_default: false }],
  [
    'POST',
    '/v1/external-subnets?project=mock-project',
    {
      ...named,
      allocator: {
        type: 'auto',
        prefix_length: 120,
        pool_selector: { type: 'explicit', pool: LONG_NAME },
      },
    },
  ],
  [
    'POST',
    '/v1/system/networking/address-lot',
    {
      ...named,
      kind: 'infra',
      blocks: [
        {
          first_address: '2001:db8:1111:2222:3333:4444:5555:6666',
          last_address: '2001:db8:1111:2222:3333:4444:5555:7777',
        },
      ],
    },
  ],
  ['PUT', '/v1/system/networking/bgp-announce-set', { ...named, announcement: [] }],
  [
    'POST',
    '/v1/system/networking/bgp',
    { ...named, asn: 4_294_967_290, bgp_announce_set_id: LONG_NAME },
  ],
  ['POST', `/v1/internet-gateways?${VPC}`, named],
  [
    'POST',
    `/v1/internet-gateway-ip-pools?${VPC}&gateway=${LONG_NAME}`,
    { ...named, ip_pool: 'ip-pool-1' },
  ],
  ['POST', '/v1/system/support-bundles', { user_comment: 'w'.repeat(4096) }],
]

/** Those of the same title are apart, because `visit` waits for another title. */
const PAGES = [
  '/system/alerting/receivers',
  RECEIVER,
  `${NETWORKING}/subnet-pools`,
  `${RECEIVER}?tab=check`,
  `${NETWORKING}/subnet-pools/${LONG_NAME}`,
  `${NETWORKING}/bgp/configurations`,
  `${PROJECT}/external-subnets`,
  `${NETWORKING}/bgp/announce-sets`,
  `${NETWORKING}/address-lots`,
  `${NETWORKING}/bgp/announce-sets/${LONG_NAME}/edit`,
  `${NETWORKING}/address-lots/${LONG_NAME}`,
  `${PROJECT}/vpcs/mock-vpc/internet-gateways`,
  GATEWAY,
  '/system/support-bundles',
  '/system/audit-log',
]

test('names, comments and addresses of maximum length fit a phone', async ({ page }) => {
  await open(page, '/projects?release=newest')
  for (const [method, url, body] of OBJECTS) {
    const headers = { 'content-type': 'application/json' }
    const status = await page.evaluate(async ([to, request]) => (await fetch(to, request)).status, [
      url,
      { method, headers, body: JSON.stringify(body) },
    ] as const)
    expect(status, url).toBeLessThan(300)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of PAGES) {
    await test.step(address, async () => {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const excess = () => document.documentElement.scrollWidth - window.innerWidth
      expect(await page.evaluate(excess), address).toBe(0)
      await expectAccessible(page, { hasFrame: false })
    })
  }
})
