import type { AlertClass } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'

const PROBE: AlertClass = {
  name: 'probe',
  description: 'Sent to check that a receiver can be reached. Nothing has happened.',
}

const POWER_SUPPLIES: readonly AlertClass[] = [
  {
    name: 'hardware.power_shelf.psu.inserted',
    description: 'A power supply was inserted into a power shelf.',
  },
  {
    name: 'hardware.power_shelf.psu.removed',
    description: 'A power supply was removed from a power shelf.',
  },
]

/** The classes of alerts that a release reports, sorted by name. */
export const alertClasses = (release: Release): readonly AlertClass[] =>
  release >= 22 ? [...POWER_SUPPLIES, PROBE] : [PROBE]
