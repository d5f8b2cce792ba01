import type * as Api from '@/api/generated/types'
import { expiryOf } from '@/lib/expiry'
import { formatNumber } from '@/lib/number'
import { emphasis } from '@/lib/rich-text'
import { commaSeries, truncateMiddle } from '@/lib/text'
import { distanceInWords } from '@/lib/time'
import { resourceUses, unitOf } from '@/lib/utilization'
import { autoRestartStatus } from '@/machines/instance/auto-restart.rules'
import { confirmed } from '@/store/commands/action'
import type { Finding } from '@/store/home/findings'
import { projectPaths } from '@/store/project/paths'
import { settingsPaths } from '@/store/settings/paths'
import { chainOf, coversSilo } from '@/store/silo/certificates/rules'
import { requestForm } from '@/store/silo/forms'
import { isUnicast } from '@/store/silo/ip-pools/rules'
import { certificateIssues, type Severity } from '@/store/system/issues/rules'
import { siloPaths } from '../paths'

/** Says whether a failed instance restarts by itself. `now` in milliseconds since the epoch. */
const outlookOf = (instance: Api.Instance, now: number): string => {
  const status = autoRestartStatus(instance, now)
  switch (status.kind) {
    case 'notFailed':
      return ''
    case 'disabled':
      return ' It will not restart by itself.'
    case 'restartingSoon':
      return ' It restarts by itself shortly.'
    case 'coolingDown':
      return ' It restarts by itself once its cooldown is over.'
  }
}

/** The failed instances of a project, and those that are being repaired. */
export const instanceFindings = (
  project: string,
  instances: readonly Api.Instance[],
  now: number,
): readonly Finding[] =>
  instances.flatMap((instance): Finding[] => {
    const { id, name, runState, timeRunStateUpdated } = instance
    if (runState !== 'failed' && runState !== 'repairing') return []
    const hasFailed = runState === 'failed'
    return [
      {
        severity: hasFailed ? 'critical' : 'warning',
        kind: 'Instance',
        subject: name,
        about: runState,
        place: `project ${project}`,
        href: projectPaths.instanceStorage({ project, instance: name }),
        text: hasFailed ? `It has failed.${outlookOf(instance, now)}` : 'It is being repaired.',
        since: timeRunStateUpdated,
        ...(hasFailed && {
          verb: {
            id: 'start',
            label: 'Start',
            event: confirmed(
              { verb: 'Start', kind: 'instance', name, tone: 'primary' },
              {
                source: `instanceStart/${id}`,
                command: {
                  endpoint: 'instanceStart',
                  args: { path: { instance: name }, query: { project } },
                },
                success: { content: ['Starting instance ', emphasis(name)] },
                errorTitle: `Could not start ${name}`,
              },
            ),
          },
        }),
      },
    ]
  })

export const diskFindings = (project: string, disks: readonly Api.Disk[]): readonly Finding[] =>
  disks
    .filter(({ state }) => state.state === 'faulted')
    .map(({ name }) => ({
      severity: 'critical',
      kind: 'Disk',
      subject: name,
      about: 'faulted',
      place: `project ${project}`,
      href: projectPaths.disk({ project, disk: name }),
      text: 'It is faulted: it can only be deleted.',
    }))

/** The shares of a quota, in percent, from which its use is a problem. */
const QUOTA_STEPS: readonly (readonly [from: number, severity: Severity])[] = [
  [100, 'critical'],
  [90, 'warning'],
  [75, 'notice'],
]

export const quotaFindings = ({ provisioned, capacity }: Api.Utilization): readonly Finding[] =>
  resourceUses(provisioned, capacity).flatMap(({ id, title, unit, percent, ...use }) => {
    const [, severity] = QUOTA_STEPS.find(([from]) => percent >= from) ?? []
    if (!severity) return []
    return {
      severity,
      kind: 'Quota',
      subject: title,
      about: id,
      href: siloPaths.utilization(),
      text: `${formatNumber(use.provisioned)} of ${formatNumber(use.quota)} ${unitOf(use.quota, unit)} are provisioned.`,
    }
  })

/** Where the silo lacks a pool of addresses, or a default one. Without projects, it needs none. */
export const poolFindings = (
  pools: readonly Api.SiloIpPool[],
  silo: string,
  hasProjects: boolean,
): readonly Finding[] => {
  if (!hasProjects) return []
  const unicast = pools.filter(isUnicast)
  const finding = { severity: 'warning', kind: 'Silo', subject: silo } as const
  if (unicast.length === 0)
    return [
      { ...finding, about: 'pool', text: 'It has no IP pool: nothing gets an external address.' },
    ]
  const versions = [...new Set(unicast.map(({ ipVersion }) => ipVersion))].toSorted()
  const without = versions.filter(
    version => !unicast.some(({ ipVersion, isDefault }) => isDefault && ipVersion === version),
  )
  if (without.length === 0) return []
  const words =
    versions.length > 1
      ? `${commaSeries(
          without.map(each => `IP${each}`),
          'and',
        )} `
      : ''
  return [
    {
      ...finding,
      about: 'default pool',
      text: `It has no default ${words}pool: a pool has to be named for each address.`,
    },
  ]
}

/** The user’s access tokens that end within a week. */
export const tokenFindings = (
  tokens: readonly Api.DeviceAccessToken[],
  now: number,
): readonly Finding[] =>
  tokens
    .filter(({ timeExpires }) => expiryOf(timeExpires, now) === 'soon')
    .map(({ id, timeExpires }) => ({
      severity: 'warning',
      kind: 'Access token',
      subject: truncateMiddle(id, 14),
      about: 'end',
      href: settingsPaths.accessTokens(),
      text: `It ends in ${distanceInWords(timeExpires ?? '', now)}: programs that use it will stop working.`,
    }))

/** What is wrong with the certificates of the silo. `now` in milliseconds since the epoch. */
export const certificateFindings = (
  certificates: readonly Api.Certificate[],
  silo: string,
  now: number,
): readonly Finding[] => {
  const verb = { id: 'renew', label: 'Renew', event: requestForm('certificateRenewal', {}) }
  const isNamed = certificates.some(({ cert }) => {
    const [own] = chainOf(cert) ?? []
    return own !== undefined && coversSilo(own.hosts, silo, undefined)
  })
  if (certificates.length > 0 && !isNamed)
    return [
      {
        severity: 'notice',
        kind: 'Silo',
        subject: silo,
        about: 'certificate',
        href: siloPaths.certificates(),
        text: 'None of its certificates names its host.',
        verb,
      },
    ]
  return certificateIssues(certificates, silo, now).map(issue => ({ ...issue, verb }))
}
