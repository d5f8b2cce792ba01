import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { ExternalIp, Instance } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import type { IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import type { ActionViewModel } from '@/store/commands/action'
import { rowActions } from '@/store/palette/object-actions'
import { selectRelease } from '@/store/release/release'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { siloIpPoolsQuery } from '@/store/silo/queries'
import { selectFreeFloatingIps } from '../floating-ips/choices'
import { externalIpsQuery, instanceViewQuery, networkInterfacesQuery } from '../queries'
import { instanceHeading } from '../instances/rules'
import { requestForm } from '../forms'
import { projectPaths, type ProjectParams } from '../paths'
import { attachIpActions, externalIpActions } from './actions'
import {
  byPermanence,
  floatingIpsFor,
  inbound,
  missingVersions,
  openVersions,
  primaryVersions,
  withAddress,
} from './rules'

export interface ExternalIpRowViewModel {
  /** Unique in the table: several rows may have the same address. */
  key: string
  ip: string
  kind: ExternalIp['kind']
  version: IpVersion | undefined
  ipPoolId: string
  /** The ports that outbound traffic leaves from, such as `0–16383`. */
  ports?: string
  /** Floating IPs only. */
  id?: string
  name?: string
  description?: string
  href?: string
  actions: readonly ActionViewModel[]
}

export interface ExternalIpsViewModel {
  rows: readonly ExternalIpRowViewModel[]
  /** The number of other addresses, of kinds unknown to this version. */
  others: number
  /** The actions that attach another address. */
  attaching: ScreenActions
}

/** Memoizes one row per address: a response without changes creates no new rows. */
const toRow = weakMapMemoize(
  (
    ip: ExternalIp,
    instance: Instance,
    project: string,
    others: string,
    release: Release,
  ): ExternalIpRowViewModel => ({
    key: ip.kind === 'snat' ? `${ip.ip} ${ip.firstPort}` : ip.ip,
    ip: ip.ip,
    kind: ip.kind,
    version: versionOf(ip.ip),
    ipPoolId: ip.ipPoolId,
    ...(ip.kind === 'snat' && { ports: `${ip.firstPort}–${ip.lastPort}` }),
    ...(ip.kind === 'floating' && {
      id: ip.id,
      name: ip.name,
      description: ip.description,
      href: projectPaths.floatingIp({ project, floatingIp: ip.name }),
    }),
    actions: externalIpActions({ ip, instance, project, others, release }),
  }),
)

const otherThan = (ips: readonly ExternalIp[], one: ExternalIp): string =>
  inbound(ips)
    .filter(each => each !== one)
    .map(({ ip }) => ip)
    .join(' ')

/**
 * The facts that decide which addresses can be attached to an instance; undefined while loading.
 */
const selectAddressFacts = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, instanceViewQuery(params)),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, externalIpsQuery(params))?.items,
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    (state: RootState) => selectData(state, siloIpPoolsQuery)?.items,
    selectRelease,
  ],
  (instance, ips, interfaces, pools, release) =>
    instance && ips && { instance, ips, interfaces, pools, release },
)

/**
 * The IP versions that an ephemeral IP can have, and sentences that say why others are missing;
 * undefined if the release has only IPv4.
 */
export const selectEphemeralChoice = createSelector([selectAddressFacts], facts =>
  facts && supports(facts.release, 'dualStack')
    ? { versions: openVersions(facts), missing: missingVersions(facts) }
    : undefined,
)

/** The free floating IPs of the project that can be attached to the instance. */
export const selectAttachableFloatingIps = createSelector(
  [
    (state: RootState, { project }: ProjectParams<'instance'>) =>
      selectFreeFloatingIps(state, project),
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    selectRelease,
  ],
  (free, interfaces, release) => floatingIpsFor(free, primaryVersions(interfaces), release),
)

/** The external IPs of an instance in full, and the actions that attach another. */
export const selectExternalIpTable = createSelector(
  [
    selectAddressFacts,
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectAttachableFloatingIps(state, params).length > 0,
    (_state: RootState, { project }: ProjectParams<'instance'>) => project,
  ],
  (facts, hasFreeFloatingIp, project): ExternalIpsViewModel | undefined => {
    if (!facts) return undefined
    const { instance, ips, release } = facts
    const shown = byPermanence(withAddress(ips))
    return {
      rows: shown.map(ip => toRow(ip, instance, project, otherThan(shown, ip), release)),
      others: ips.length - shown.length,
      attaching: {
        group: instanceHeading(instance.name),
        actions: attachIpActions({ ...facts, project, hasFreeFloatingIp }),
      },
    }
  },
)

/** The actions that attach an external IP of one IP version to the instance. */
export const selectAttachIpActionsOf = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) => selectExternalIpTable(state, params),
    (_state: RootState, params: ProjectParams<'instance'>) => params,
    (_state: RootState, _params: unknown, version: IpVersion) => version,
  ],
  (table, params, version) =>
    table?.attaching.actions.map(action =>
      action.id === 'attachEphemeralIp'
        ? { ...action, event: requestForm('ephemeralIpAttach', { ...params, version }) }
        : action,
    ),
)

/** The actions that attach another external IP to the instance. */
export const selectAttachIpActions: ScreenActionsSelector<ProjectParams<'instance'>> = (
  state,
  params,
) => selectExternalIpTable(state, params)?.attaching

/** The actions on each external IP of the instance. */
export const selectExternalIpActions = rowActions(
  ({ name, ip }: ExternalIpRowViewModel) => `External IP ${name ?? ip}`,
  (state, params: ProjectParams<'instance'>) => selectExternalIpTable(state, params)?.rows,
)
