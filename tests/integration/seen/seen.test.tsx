import { describe, expect, it } from 'vitest'
import { guardAccepted, navigationRequested } from '@/store/navigation/events'
import { matchRoute } from '@/store/routing/match'
import { addressPatterns } from '#tests/support/addresses'
import { openScope } from '#tests/support/screen-rules'
import { seenIn, type SeenScreens } from '#tests/support/seen'
import { showConsole } from '#tests/support/shown-console'
import { wholeTable } from '../../../tools/whole-table'
import { olderRack } from './older-rack'
import { projectCompute } from './project-compute'
import { projectNetworking } from './project-networking'
import { settings } from './settings'
import { silo } from './silo'
import { systemHardware } from './system-hardware'
import { systemManagement } from './system-management'
import { systemNetworking } from './system-networking'

const areas: Readonly<Record<string, SeenScreens>> = {
  'project compute': projectCompute,
  'project networking': projectNetworking,
  silo,
  settings,
  'system hardware': systemHardware,
  'system networking': systemNetworking,
  'system management': systemManagement,
}

/** Ends the addresses of forms. What they hold has tests of its own, in `forms`. */
const FORM = /(-new|-add|\/edit)(\/:\w+)?(\?.*)?$/

/** Screens that neither list anything nor show properties. */
const WITHOUT_VALUES = [
  '/login',
  '/login/:silo/local',
  '/login/:silo/saml/:provider',
  '/device/verify',
  '/device/success',
  '/projects/:project/instances/:instance/serial-console',
  // A new browser has none.
  '/projects/:project/metrics/dashboards/:dashboard',
  '/sign-in-settings',
  '/settings/recording',
  '/system/metrics/dashboards/:dashboard',
  '/system/networking/settings',
  '/replay',
]

/** The pattern of the screen that an address leads to. */
const patternOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console.test')
  return matchRoute(wholeTable, pathname, search)?.route.path
}

describe('what is seen', () => {
  it.each([
    ...Object.entries(areas).map(([area, screens]) => [area, 23, screens] as const),
    ['everything', 14, olderRack] as const,
  ])('of %s with release %d is what the demo world has', async (_area, release, screens) => {
    const [path = ''] = Object.keys(screens)
    const shown = await showConsole({ path, release })
    const seen: Record<string, SeenScreens[string]> = {}
    for (const [address, expected] of Object.entries(screens)) {
      await shown.send(navigationRequested({ to: address }))
      await shown.send(guardAccepted())
      for (let times = 0; times < 3; times += 1) await shown.settle()
      seen[address] = seenIn(openScope(), expected)
    }
    expect(seen).toEqual(screens)
  })

  it('is written down for each screen that lists something or shows properties', () => {
    const addresses = Object.values(areas).flatMap(Object.keys)
    const patterns = new Set(addresses.map(patternOf))
    const withSearch = wholeTable.filter(({ needsSearch }) => needsSearch).map(({ path }) => path)
    const expected = [...addressPatterns(wholeTable), ...withSearch]
    const missing = expected.filter(
      pattern => !patterns.has(pattern) && !addresses.includes(pattern) && !FORM.test(pattern),
    )
    expect(missing.toSorted()).toEqual(WITHOUT_VALUES.toSorted())
  })
})
