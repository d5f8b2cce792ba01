import type * as Api from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { enumWords, pluralize } from '@/lib/text'
import { formatNumber } from '@/lib/number'
import { percentage } from '@/lib/figures'
import { toMillis } from '@/lib/time'
import { resourceUses, sumResources, unitOf } from '@/lib/utilization'
import { DAY, lastToEnd, validityOf } from '@/store/silo/certificates/rules'
import { siloPaths } from '@/store/silo/paths'
import { addressCounts } from '../ip-pools/rules'
import { systemPaths } from '../paths'
import { updateNotices, progressOf, isProgressing, type KnownStatus } from '../update/rules'
import { quotasAbove, type Estimate } from '../utilization/rules'

export type Severity = 'critical' | 'warning' | 'notice'

/** The most urgent first. */
export const ORDER: readonly Severity[] = ['critical', 'warning', 'notice']

/** Begins the ids of what is hidden on the home pages. They are kept with the acknowledged issues. */
export const HIDDEN = 'home'

/** A problem found in the API's answers. */
export interface Issue {
  severity: Severity
  /** The kind and name of the affected object. */
  kind: string
  subject: string
  /** The page of the object, if it has one. */
  href?: string
  /** What tells the subject from others of that name, for users who cannot see its row. */
  of?: string
  text: string
  /** What it is about, where the subject may have several issues. */
  about: string
  /** When it began, in ISO 8601, if that is known. */
  since?: string
}

/** Utilization in percent from which a pool, and above which a silo's quota, is reported. */
const [POOL_SCARCE, SILO_SCARCE] = [90, 75]

export const poolIssues = (pool: string, utilization: Api.IpPoolUtilization): Issue[] =>
  addressCounts(utilization)
    .map(({ version, allocated, capacity }) => ({
      addresses: version ? `IP${version} addresses` : 'addresses',
      used: percentage(allocated, capacity),
    }))
    .filter(({ used }) => used >= POOL_SCARCE)
    .map(({ addresses, used }) => ({
      about: addresses,
      severity: used >= 100 ? 'critical' : 'warning',
      kind: 'IP pool',
      subject: pool,
      href: systemPaths.ipPool({ pool }),
      text:
        used >= 100
          ? `All ${addresses} are allocated.`
          : `${used}% of the ${addresses} are allocated.`,
    }))

const amount = (value: number, unit: string): string =>
  `${formatNumber(value)} ${unitOf(value, unit)}`

export const siloIssues = (
  silo: Api.SiloUtilization,
  estimate: Estimate | undefined,
): readonly Issue[] => {
  const { siloName: subject, provisioned, allocated } = silo
  const issue = { kind: 'Silo', subject, href: systemPaths.silo({ silo: subject }) }
  return [
    ...resourceUses(provisioned, allocated)
      .filter(({ percent }) => percent > SILO_SCARCE)
      .map(({ title, percent, unit, ...use }): Issue => ({
        ...issue,
        about: title,
        severity: percent > 100 ? 'critical' : 'warning',
        text: `${title}: ${formatNumber(use.provisioned)} of ${amount(use.quota, unit)} are provisioned.`,
      })),
    ...quotasAbove(silo, estimate).map(({ id, title, quota, unit }): Issue => ({
      ...issue,
      about: `${title} quota`,
      severity: 'notice',
      text: `${title}: the quota, ${amount(quota, unit)}, is more than the estimated capacity of the sleds in service, ${amount(estimate?.[id] ?? 0, unit)}.`,
    })),
  ]
}

/** The quotas of all silos that together are larger than the capacity, unless one alone is. */
export const allQuotaIssues = (
  silos: readonly Api.SiloUtilization[],
  estimate: Estimate | undefined,
): readonly Issue[] => {
  if (!estimate) return []
  const alone = new Set(silos.flatMap(silo => quotasAbove(silo, estimate).map(({ id }) => id)))
  const all = resourceUses(
    sumResources(silos.map(({ provisioned }) => provisioned)),
    sumResources(silos.map(({ allocated }) => allocated)),
  )
  return all
    .filter(({ id, quota }) => quota > estimate[id] && !alone.has(id))
    .map(({ id, title, quota, unit }) => ({
      about: id,
      severity: 'notice',
      kind: 'Quotas',
      subject: 'all silos',
      href: systemPaths.utilization(),
      text: `${title}: the quotas of all silos together, ${amount(quota, unit)}, are more than the estimated capacity of the sleds in service, ${amount(estimate[id], unit)}.`,
    }))
}

export const defaultPoolIssues = (silo: string, pools: readonly Api.SiloIpPool[]): Issue[] =>
  pools.some(({ isDefault }) => isDefault)
    ? []
    : [
        {
          severity: 'warning',
          about: 'default pool',
          kind: 'Silo',
          subject: silo,
          href: `${systemPaths.silo({ silo })}?tab=ip-pools`,
          text: 'The silo has no default IP pool: users get an address only if they name a pool.',
        },
      ]

export const sledIssues = ({ id, baseboard, policy, state }: Api.Sled): Issue[] => {
  const sled = {
    about: policy.kind === 'expunged' ? 'expunged' : 'placement',
    kind: 'Sled',
    subject: baseboard.serial,
    href: systemPaths.sledInstances({ sledId: id }),
  }
  // Whoever expunged it knows. Once it is decommissioned, nothing is left to happen.
  if (policy.kind === 'expunged')
    return state === 'decommissioned'
      ? []
      : [{ ...sled, severity: 'notice', text: `The sled is expunged and still ${state}.` }]
  return policy.provisionPolicy === 'non_provisionable'
    ? [{ ...sled, severity: 'notice', text: 'Nothing new is placed on the sled.' }]
    : []
}

export const diskIssues = ({ id, serial, policy, state }: Api.PhysicalDisk): Issue[] =>
  policy.kind === 'expunged' && state !== 'decommissioned'
    ? [
        {
          severity: 'notice',
          about: 'expunged',
          kind: 'Physical disk',
          subject: serial,
          href: systemPaths.physicalDisk({ diskId: id }),
          text: `The disk is expunged and still ${state}.`,
        },
      ]
    : []

export const unadoptedIssues = ({ diskId, slot }: Api.UnadoptedPhysicalDisk): Issue[] => [
  {
    severity: 'notice',
    about: 'adoption',
    kind: 'Physical disk',
    subject: diskId.serial,
    href: systemPaths.unadoptedDisks(),
    text: `The disk in slot ${slot} is waiting to be adopted.`,
  },
]

export const uninitializedIssues = ({ baseboard, cubby }: Api.UninitializedSled): Issue[] => [
  {
    severity: 'notice',
    about: 'uninitialized',
    kind: 'Sled',
    subject: baseboard.serial,
    href: systemPaths.uninitializedSleds(),
    text: `The sled in cubby ${cubby} is waiting to be added.`,
  },
]

/** The address of the list with the session with a peer on a switch. */
const sessionIn = (list: string, peer: string, slot: Api.SwitchSlot): string =>
  `${list}?${new URLSearchParams({ q: `peer:${peer} switch:${slot}` })}`

/** The row of a BGP session in its list. */
export const bgpIn = (peer: string, slot: Api.SwitchSlot): string =>
  sessionIn(systemPaths.bgp(), peer, slot)

/** The row of a BFD session in its list. */
export const bfdIn = (peer: string, slot: Api.SwitchSlot): string =>
  sessionIn(systemPaths.bfd(), peer, slot)

export const bgpIssues = ({ peerId, state, switch: slot }: Api.BgpPeerStatus): Issue[] =>
  state === 'established'
    ? []
    : [
        {
          severity: 'critical',
          about: slot,
          kind: 'BGP peer',
          subject: peerId,
          href: bgpIn(peerId, slot),
          of: `BGP peer on ${slot}`,
          text: `The session on ${slot} is in the state ${enumWords(state)}, not established.`,
        },
      ]

export const bfdIssues = ({ peer, state, switchSlot: slot }: Api.BfdStatus): Issue[] =>
  state === 'up'
    ? []
    : [
        {
          severity: 'critical',
          about: slot,
          kind: 'BFD session',
          subject: peer,
          href: bfdIn(peer, slot),
          of: `BFD session on ${slot}`,
          text: `The session on ${slot} is in the state ${enumWords(state)}, not up.`,
        },
      ]

export const bundleIssues = ({ id, state, reasonForFailure }: Api.SupportBundleInfo): Issue[] =>
  state === 'failed'
    ? [
        {
          severity: 'warning',
          about: state,
          kind: 'Support bundle',
          subject: id,
          href: systemPaths.supportBundle({ bundleId: id }),
          text: `The bundle could not be collected${reasonForFailure ? `: ${reasonForFailure}` : '.'}`,
        },
      ]
    : []

/** `now` in milliseconds since the epoch. */
export const certificateIssues = (
  certificates: readonly Api.Certificate[],
  silo: string,
  now: number,
): Issue[] => {
  const end = lastToEnd(certificates, { silo, origin: '', now })
  if (!end) return []
  const { text, tone } = validityOf(end, now) ?? { text: '', tone: 'notice' }
  return [
    {
      about: 'end',
      severity: tone === 'danger' ? 'critical' : 'warning',
      kind: 'Certificate',
      subject: end.name,
      href: siloPaths.certificate({ certificate: end.name }),
      text: `The last certificate of the silo ${silo}: ${text}.`,
    },
  ]
}

const UPDATE_SEVERITIES: Readonly<Record<string, Severity>> = {
  support: 'critical',
  suspended: 'warning',
  stuck: 'warning',
}

/** What to know of the update of the system. `now` in milliseconds since the epoch. */
export const updateIssues = (status: KnownStatus, release: Release, now: number): Issue[] => {
  const version = status.targetRelease?.version
  const update = {
    kind: 'System update',
    subject: version ?? 'without a target release',
    href: systemPaths.update(),
  }
  const progress = progressOf(status)
  const notices = updateNotices(status, release, now).flatMap(
    ({ id, title, text = '' }): Issue[] => {
      const severity = UPDATE_SEVERITIES[id]
      return severity ? [{ ...update, severity, about: id, text: `${title}. ${text}` }] : []
    },
  )
  return isProgressing(progress)
    ? [
        ...notices,
        {
          ...update,
          severity: 'notice',
          about: 'progress',
          text: `The update is under way: ${formatNumber(progress?.percent ?? 0)}% of the components run the target release.`,
        },
      ]
    : notices
}

/** The alerts of the last day, by class. `now` in milliseconds since the epoch. */
export const alertIssues = (alerts: readonly Api.Alert[], now: number): Issue[] => {
  const recent = alerts.filter(({ timeCreated }) => now - toMillis(timeCreated) < DAY)
  return [...new Set(recent.map(each => each.class))].map(name => {
    const ofClass = recent.filter(each => each.class === name)
    const times = ofClass.map(({ timeCreated }) => timeCreated).toSorted()
    return {
      severity: 'warning',
      about: 'day',
      kind: 'Alert',
      subject: name,
      href: `${systemPaths.alerts()}?${new URLSearchParams({ class: name })}`,
      text: `${pluralize('alert', ofClass.length)} in the last day.`,
      ...(times.length > 0 && { since: times.at(-1)! }),
    }
  })
}
