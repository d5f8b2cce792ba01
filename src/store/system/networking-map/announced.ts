import { formatNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { isUnicast } from '@/store/silo/ip-pools/rules'
import { blockWith } from '../address-lots/rules'
import type { Issue } from '../issues/rules'
import { systemPaths } from '../paths'
import { portName } from '../switch-ports/rules'
import type { NetworkFacts } from './facts'
import { areSetupsKnown, portsWithFacts } from './ports'
import {
  addressOf,
  announcedIn,
  areKnown,
  coverage,
  membersOf,
  networkText,
  rangesOf,
  spanOf,
} from './space'

const areSetsKnown = ({ sets, announcements }: NetworkFacts) => areKnown(sets, announcements)

const BY_OTHER_ROUTES = 'reachable only if your network routes it by other means'

/** Number of ranges that a sentence names. */
const MOST_NAMED = 3

const named = (ranges: readonly string[]): string =>
  ranges.length > MOST_NAMED + 1
    ? `${ranges.slice(0, MOST_NAMED).join(', ')}, and ${formatNumber(ranges.length - MOST_NAMED)} more`
    : commaSeries(ranges, 'and')

/** The ranges or subnets of a pool that are not announced. */
export const unannounced = (facts: NetworkFacts, ranges: readonly string[] = []) => {
  const networks = announcedIn(facts).flatMap(({ span }) => span ?? [])
  const shares = ranges.map(range => {
    const span = spanOf(range)
    return { range, share: span ? coverage(span, networks) : undefined }
  })
  const of = (wanted: string) =>
    shares.filter(({ share }) => share === wanted).map(({ range }) => range)
  return { none: of('none'), part: of('part') }
}

const hasNetworks = (facts: NetworkFacts): boolean =>
  (facts.configs.value ?? []).length > 0 && areSetsKnown(facts)

/** The pools of which not all is announced. */
export const poolIssues = (facts: NetworkFacts): Issue[] => {
  if (!hasNetworks(facts)) return []
  const ofPool = (kind: string, name: string, href: string, ranges: readonly string[] = []) => {
    const { none, part } = unannounced(facts, ranges)
    const found = { severity: 'notice' as const, kind, subject: name, href }
    return [
      ...(none.length > 0
        ? [
            {
              ...found,
              about: 'announcement',
              text: `${named(none)} ${none.length === 1 ? 'is' : 'are'} in no announced prefix: ${BY_OTHER_ROUTES}.`,
            },
          ]
        : []),
      ...(part.length > 0
        ? [
            {
              ...found,
              about: 'part',
              text: `Only a part of ${named(part)} is in an announced prefix: the rest is ${BY_OTHER_ROUTES}.`,
            },
          ]
        : []),
    ]
  }
  return [
    ...(facts.pools.value ?? [])
      .filter(isUnicast)
      .flatMap(({ name }) =>
        ofPool('IP pool', name, systemPaths.ipPool({ pool: name }), rangesOf(facts, name)),
      ),
    ...(facts.subnetPools.value ?? []).flatMap(({ name }) =>
      ofPool(
        'Subnet pool',
        name,
        systemPaths.subnetPool({ subnetPool: name }),
        membersOf(facts, name),
      ),
    ),
  ]
}

/** The addresses that a prefix may be announced for; undefined if they are not all known. */
const heldTexts = (facts: NetworkFacts): readonly string[] | undefined => {
  const { pools, ranges, subnetPools, members, loopbacks } = facts
  const areAll =
    areKnown(pools, ranges) &&
    areKnown(subnetPools, members) &&
    areSetupsKnown(facts) &&
    loopbacks.value !== undefined
  if (!areAll) return undefined
  return [
    ...(pools.value ?? []).flatMap(({ name }) => rangesOf(facts, name) ?? []),
    ...(subnetPools.value ?? []).flatMap(({ name }) => membersOf(facts, name) ?? []),
    ...portsWithFacts(facts).flatMap(({ setup }) => setup?.addresses.map(addressOf) ?? []),
    ...(loopbacks.value ?? []).map(({ address }) => addressOf(address)),
  ]
}

/** The panel of the first set that announces a network. */
export const setIn = (sets: readonly string[]): string =>
  sets[0] === undefined ? systemPaths.bgp() : systemPaths.bgpAnnounceSet({ announceSet: sets[0] })

const prefixIssue = (network: string, sets: readonly string[]) => ({
  kind: 'Prefix',
  subject: network,
  href: setIn(sets),
})

/** The prefixes that nothing of the rack is in. */
export const emptyPrefixIssues = (facts: NetworkFacts): Issue[] => {
  const held = heldTexts(facts)?.flatMap(text => spanOf(text) ?? [])
  if (!held) return []
  return announcedIn(facts).flatMap(({ network, span, sets }): Issue[] =>
    span && coverage(span, held) === 'none'
      ? [
          {
            ...prefixIssue(network, sets),
            severity: 'notice',
            about: 'empty',
            text: 'Announced, but no pool and no address of the rack is in it.',
          },
        ]
      : [],
  )
}

/** The prefixes that are announced or exported, but not both. */
export const exportIssues = (facts: NetworkFacts): Issue[] => {
  const { exported, hasExportedRows } = facts
  if (!hasExportedRows || !exported.value || !areSetsKnown(facts)) return []
  const rows = exported.value
  const announced = announcedIn(facts)
  const texts = new Set(rows.map(({ prefix }) => networkText(prefix)))
  const known = new Set(announced.map(({ network }) => network))
  return [
    ...announced
      .filter(({ network }) => !texts.has(network))
      .map(({ network, sets }): Issue => ({
        ...prefixIssue(network, sets),
        severity: 'warning',
        about: 'export',
        text: `Announced by ${commaSeries(sets, 'and')}, but exported to no peer.`,
      })),
    ...[...texts]
      .filter(text => !known.has(text))
      .map((network): Issue => {
        const to = rows.filter(({ prefix }) => networkText(prefix) === network)
        const peers = to.map(({ peerId, switch: slot }) => `${peerId} on ${slot}`)
        return {
          ...prefixIssue(network, []),
          severity: 'warning',
          about: 'export',
          href: systemPaths.bgpExported(),
          text: `Exported to ${named(peers)}, but in no announce set.`,
        }
      }),
  ]
}

/** The addresses of the switches that are in no lot. */
export const lotIssues = (facts: NetworkFacts): Issue[] => {
  const { lots, blocks, loopbacks } = facts
  if (!areKnown(lots, blocks)) return []
  const all = Object.values(blocks).flatMap(({ value = [] }) => value)
  const outside = (address: string) => !blockWith(addressOf(address), all) && spanOf(address)
  const found = {
    severity: 'notice' as const,
    about: 'lot',
    text: 'In no block of an address lot.',
  }
  return [
    ...portsWithFacts(facts).flatMap(({ port, setup }) =>
      (setup?.addresses ?? []).filter(outside).map(address => ({
        ...found,
        kind: 'Address',
        subject: address,
        of: `Address of ${portName(port)}`,
        about: portName(port),
        href: systemPaths.portSettingsPage({ settings: setup?.name ?? '' }),
      })),
    ),
    ...(loopbacks.value ?? [])
      .filter(({ address }) => outside(address))
      .map(({ address, switchSlot }) => ({
        ...found,
        kind: 'Loopback address',
        subject: address,
        of: `Loopback address of ${switchSlot}`,
        href: systemPaths.loopbackAddresses(),
      })),
  ]
}
