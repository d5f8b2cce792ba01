import type { Page } from '@playwright/test'
import { compile, pathToRegexp } from 'path-to-regexp'
import { wholeTable } from '../../tools/whole-table'
import { expectAccessible } from './support/axe'
import { open } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

/** One object of the demo for each parameter; those with ids of their own are asked for by list. */
const OBJECTS: Record<string, string> = {
  project: 'mock-project',
  instance: 'db1',
  disk: 'disk-1',
  snapshot: 'nightly-1',
  image: 'image-1',
  affinityGroup: 'side-by-side',
  antiAffinityGroup: 'romulus-remus',
  floatingIp: 'rootbeer-float',
  vpc: 'mock-vpc',
  rule: 'allow-icmp',
  subnet: 'mock-subnet',
  router: 'mock-custom-router',
  route: 'dc2',
  gateway: 'internet-gateway-1',
  silo: 'maze-war',
  provider: 'mock-idp',
  pool: 'ip-pool-1',
  sshKey: 'mac-mini',
}
/** Where a page wants another one than these. */
const OTHERS: Record<string, Record<string, string>> = {
  '/images/:image/edit': { image: 'debian-12' },
  '/lookup/instances/:instance': { instance: '1a5a1a5a-0000-4000-8000-000000000001' },
}
const LISTS: Record<string, string> = {
  sledId: '/v1/system/hardware/sleds',
  diskId: '/v1/system/hardware/disks',
  rackId: '/v1/system/hardware/racks',
  switchId: '/v1/system/hardware/switches',
}

/** Addresses whose query string says what is shown. */
const TABS = [
  '/system/utilization?tab=metrics',
  '/system/silos/maze-war?tab=ip-pools',
  '/system/silos/maze-war?tab=quotas',
  '/system/silos/maze-war?tab=fleet-roles',
  '/system/silos/maze-war?tab=users',
  '/system/networking/ip-pools/ip-pool-1?tab=silos',
]

const PATHS = wholeTable
  .filter(({ path, redirect }) => !redirect && !path.endsWith('/-'))
  .map(({ path }) => path)

/** So many that the workers share them evenly. */
const PARTS = 4

const addressOf = async (page: Page, pattern: string) => {
  const idOf = (list: string) =>
    page.evaluate(async url => (await (await fetch(url)).json()).items[0].id as string, list)
  const params: Record<string, string> = {}
  for (const { name } of pathToRegexp(pattern).keys)
    params[name] = OTHERS[pattern]?.[name] ?? OBJECTS[name] ?? (await idOf(LISTS[name] ?? ''))
  return compile(pattern)(params)
}

for (let part = 0; part < PARTS; part += 1) {
  const paths = [...PATHS, ...TABS].filter((_path, index) => index % PARTS === part)

  test(`pages open, fit a phone and can be used by everybody, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(paths.length * 15_000)
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') told.push(message.text())
    })
    await open(page, '/projects')
    for (const path of paths) {
      const address = TABS.includes(path) ? path : await addressOf(page, path)
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.getByText('Page not found')).toBeHidden()
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        const excess = () => document.documentElement.scrollWidth - window.innerWidth
        expect(await page.evaluate(excess), address).toBe(0)
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(told, address).toEqual([])
      })
    }
  })
}
