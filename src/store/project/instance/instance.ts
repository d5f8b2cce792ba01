import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import type { ExternalIp, InstanceAutoRestartPolicy } from '@/api/generated/types'
import { distanceInWords } from '@/lib/time'
import { autoRestartStatus, type AutoRestartStatus } from '@/machines/instance/auto-restart.rules'
import { failedOf } from '@/store/queries/failure'
import { pollObject } from '@/store/polling/poll'
import type { RootState } from '@/store/setup/state'
import { byPermanence, inbound, withAddress } from '../external-ips/rules'
import { projectPaths, type ProjectParams } from '../paths'
import {
  vpcByIdQuery,
  externalIpsQuery,
  networkInterfacesQuery,
  instanceViewQuery,
} from '../queries'
import { readingInterval } from './rules'

/** Maximum number of addresses in the header. */
const SHOWN = 2

export interface ExternalIpsViewModel {
  shown: readonly Pick<ExternalIp, 'ip' | 'kind'>[]
  /** Link to the other addresses, if there are any. */
  moreHref: string | undefined
}

/** An instance's external addresses as the header shows them; undefined while loading. */
export const selectExternalIps = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, externalIpsQuery(params))?.items,
    (_state: RootState, params: ProjectParams<'instance'>) =>
      projectPaths.instanceNetworking(params),
  ],
  (ips, networkingHref): ExternalIpsViewModel | undefined =>
    ips && {
      shown: byPermanence(withAddress(inbound(ips)))
        .slice(0, SHOWN)
        .map(({ ip, kind }) => ({ ip, kind })),
      moreHref: inbound(ips).length > SHOWN ? networkingHref : undefined,
    },
)

const selectPrimaryVpcId = (state: RootState, params: ProjectParams<'instance'>) =>
  selectData(state, networkInterfacesQuery(params))?.items.find(({ primary }) => primary)?.vpcId

const NO_QUERIES: readonly Query[] = []

/** The query for the VPC's name, once the network interfaces are loaded. */
export const selectVpcQueries = createSelector([selectPrimaryVpcId], (vpcId): readonly Query[] =>
  vpcId === undefined ? NO_QUERIES : [vpcByIdQuery({ vpc: vpcId })],
)

export type VpcViewModel =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'unknown'; queries: readonly Query[] }
  | { kind: 'found'; name: string; href: string }

const NO_VPC: VpcViewModel = { kind: 'none' }
const LOADING_VPC: VpcViewModel = { kind: 'loading' }

/** The VPC of an instance's primary network interface. */
export const selectInstanceVpc = createSelector(
  [
    selectPrimaryVpcId,
    (state: RootState, params: ProjectParams<'instance'>) => {
      const vpcId = selectPrimaryVpcId(state, params)
      return vpcId === undefined ? undefined : selectEntry(state, vpcByIdQuery({ vpc: vpcId }))
    },
    (state: RootState, params: ProjectParams<'instance'>) =>
      failedOf(state, [networkInterfacesQuery(params)])[0],
    (_state: RootState, { project }: ProjectParams<'instance'>) => project,
  ],
  (vpcId, entry, failed, project): VpcViewModel => {
    if (failed) return { kind: 'unknown', queries: [failed] }
    if (vpcId === undefined) return NO_VPC
    if (!entry?.data)
      return entry?.error
        ? { kind: 'unknown', queries: [vpcByIdQuery({ vpc: vpcId })] }
        : LOADING_VPC
    const { name } = entry.data
    return { kind: 'found', name, href: projectPaths.firewallRules({ project, vpc: name }) }
  },
)

export interface AutoRestartViewModel {
  isEnabled: boolean
  policy: string
  settingsHref: string
  /** The cooldown, if there is one. */
  cooldown: { isOver: boolean; text: string } | undefined
  /** What will happen without user action. */
  outlook: string
}

const POLICIES: Record<InstanceAutoRestartPolicy, string> = {
  never: 'never',
  best_effort: 'best effort',
}

const OUTLOOKS: Record<Exclude<AutoRestartStatus['kind'], 'notFailed'>, string> = {
  restartingSoon: 'The control plane will restart this instance shortly.',
  coolingDown: 'The control plane will restart this instance once the cooldown is over.',
  disabled: 'The control plane will not restart this instance automatically.',
}

const cooldownOf = (status: AutoRestartStatus, now: number): AutoRestartViewModel['cooldown'] => {
  if (status.kind === 'coolingDown')
    return { isOver: false, text: `Waiting (${distanceInWords(status.until, now)})` }
  return status.kind === 'restartingSoon' && status.cooldownOver !== undefined
    ? { isOver: true, text: 'Restarting soon…' }
    : undefined
}

/** What will happen to a failed instance, as of the last response; undefined for all others. */
export const selectAutoRestart = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectEntry(state, instanceViewQuery(params))?.fulfilledTimeStamp ?? 0,
    (_state: RootState, params: ProjectParams<'instance'>) => projectPaths.instanceSettings(params),
  ],
  (instance, now, settingsHref): AutoRestartViewModel | undefined => {
    if (!instance) return undefined
    const status = autoRestartStatus(instance, now)
    if (status.kind === 'notFailed') return undefined
    const { autoRestartEnabled: isEnabled, autoRestartPolicy } = instance
    return {
      isEnabled,
      policy: autoRestartPolicy ? POLICIES[autoRestartPolicy] : 'Default',
      settingsHref,
      cooldown: cooldownOf(status, now),
      outlook: OUTLOOKS[status.kind],
    }
  },
)

/** Polls an instance on its own screen, on all tabs. */
export const instanceViewPoll = pollObject(instanceViewQuery, readingInterval)
