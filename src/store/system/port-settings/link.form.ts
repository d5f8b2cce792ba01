import type { LinkFec, LinkSpeed } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { numberError, type NumberEntry, readEach } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import type { PartParams } from '../forms'
import { lldpConfig, lldpValues, managementIpError, type LldpValues } from '../switch-ports/rules'
import { partNames } from './parts'
import { U16_RULE } from './rules'
import { collect, editedPart, settingsBelow, takenError } from './values'

/** The coefficients of a transmitter, in the order of the taps. */
export const TAPS = ['pre2', 'pre1', 'main', 'post1', 'post2'] as const

type Tap = (typeof TAPS)[number]

/** LLDP's own link name has a prefix: the link has one too. */
export interface LinkValues extends Omit<LldpValues, 'linkName'>, Record<Tap, NumberEntry> {
  linkName: string
  announcedLinkName: string
  speed: LinkSpeed
  fec: LinkFec | 'unset'
  autoneg: boolean
  mtu: NumberEntry
}

const TAP_RULE = { min: -2_147_483_648, max: 2_147_483_647, isInteger: true } as const

const toNumber = (entry: NumberEntry) => (entry === null ? null : Number(entry))

/** Adds a link to port settings, or edits one. */
export const linkForm = defineForm<LinkValues, unknown, PartParams>({
  name: 'portSettingsLink',
  checkedAtOnce: ['linkName', 'mtu', 'managementIp', ...TAPS],
  tidies: { ...readEach(['mtu', ...TAPS]) },
  initial: context => {
    const link = editedPart('links', context) as ReturnType<typeof toLink> | undefined
    const { linkName: announcedLinkName, ...lldp } = lldpValues(link?.lldp)
    const count = settingsBelow(context)?.links.length ?? 0
    return {
      ...lldp,
      announcedLinkName,
      linkName: link?.linkName ?? `phy${count}`,
      speed: link?.speed ?? 'speed100_g',
      fec: link ? (link.fec ?? 'unset') : 'rs',
      autoneg: link?.autoneg ?? false,
      mtu: link?.mtu ?? 1500,
      ...(Object.fromEntries(TAPS.map(tap => [tap, link?.txEq?.[tap] ?? null])) as Record<
        Tap,
        NumberEntry
      >),
    }
  },
  check: (values, context) =>
    errorsOf({
      linkName: nameError('Link', values.linkName) ?? takenError('links', values.linkName, context),
      mtu: numberError(values.mtu, { label: 'MTU', ...U16_RULE, isRequired: true }),
      managementIp: managementIpError(values),
      ...Object.fromEntries(
        TAPS.map(tap => [tap, numberError(values[tap], { label: tap, ...TAP_RULE })]),
      ),
    }),
  succeeded: (_result, values, context) => collect('links', toLink(values), context),
})

function toLink(values: LinkValues) {
  const { linkName, speed, fec, autoneg, mtu, announcedLinkName } = values
  const hasTaps = TAPS.some(tap => values[tap] !== null)
  const link = {
    linkName,
    autoneg,
    fec: fec === 'unset' ? null : fec,
    mtu: Number(mtu),
    speed,
    lldp: lldpConfig({ ...values, linkName: announcedLinkName }),
    txEq: hasTaps ? Object.fromEntries(TAPS.map(tap => [tap, toNumber(values[tap])])) : null,
  }
  return { ...link, name: partNames.link(link) }
}
