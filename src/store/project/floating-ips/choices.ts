import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { FloatingIp, Instance } from '@/api/generated/types'
import type { IpVersion } from '@/lib/ip'
import { versionOf } from '@/lib/ip-stack'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { primaryVersions } from '../external-ips/rules'
import * as queries from '../queries'
import { reasonCannot } from '../instances/rules'
import type { ProjectParams } from '../paths'

const isFree = ({ instanceId }: FloatingIp): boolean => !instanceId

/** The floating IPs of a project that are not attached. */
export const selectFreeFloatingIps = createSelector(
  [
    (state: RootState, project: string) =>
      selectData(state, queries.allFloatingIpsQuery({ project }))?.items,
  ],
  floatingIps => (floatingIps ?? []).filter(isFree),
)

const NONE: readonly Instance[] = []

/** The instances of the project, as far as loaded. */
export const selectInstanceNames = (
  state: RootState,
  params: ProjectParams<'project'>,
): readonly Instance[] => selectData(state, queries.instanceNamesQuery(params))?.items ?? NONE

/** The instance that a floating IP or an external subnet is attached to, if loaded. */
export const selectInstanceOf = (
  state: RootState,
  params: ProjectParams<'project'>,
  { instanceId }: Pick<FloatingIp, 'instanceId'>,
) => selectInstanceNames(state, params).find(({ id }) => id === instanceId)

export interface TargetInstancesViewModel {
  items: readonly { value: string; label: string; detail: string }[]
  /**
   * Why the chosen instance cannot be used, as far as is known; its state may have changed since.
   */
  obstacle: RichText | undefined
  /** Whether the obstacle is an IP version that the instance does not have. */
  isUnsuited: boolean
  /** The address at which the chosen instance will be reached. */
  ip: string
  /** Name of the instance that the address must be detached from first. */
  from: string | undefined
}

/** The instance that the floating IP of the open form must be detached from first. */
const selectHolder = (state: RootState, form: string): string | undefined => {
  const { project = '', floatingIp = '', from } = selectFormParams(state, form)
  const holder = selectData(state, queries.floatingIpViewQuery({ project, floatingIp }))?.instanceId
  return from !== undefined && holder === from ? holder : undefined
}

/** What tells whether the chosen instance has the IP version of the address, if that varies. */
export const selectTargetQueries = createSelector(
  [
    (state: RootState) => selectSupports(state, 'dualStack'),
    (state: RootState, form: string) => selectFormParams(state, form)['project'] ?? '',
    (state: RootState, form: string) => selectFormValue(state, form, 'instance'),
  ],
  (isDual, project, instance) =>
    isDual && typeof instance === 'string' && instance !== ''
      ? [queries.networkInterfacesQuery({ project, instance })]
      : [],
)

/** What the instance lacks for the address: any interface, or its IP version; undefined if unknown. */
const selectMissingVersion = (
  state: RootState,
  form: string,
): IpVersion | 'interface' | undefined => {
  const [query] = selectTargetQueries(state, form)
  const interfaces = query && selectData(state, query)?.items
  const version = versionOf(selectFormParams(state, form)['ip'])
  if (!interfaces || !version) return undefined
  if (interfaces.length === 0) return 'interface'
  return primaryVersions(interfaces).includes(version) ? undefined : version
}

/**
 * The instances to which the floating IP of the open form can be attached, and notes about them.
 */
export const selectTargetInstances = createSelector(
  [
    (state: RootState, form: string) =>
      selectData(
        state,
        queries.allInstancesQuery({ project: selectFormParams(state, form)['project'] ?? '' }),
      )?.items,
    selectFormParams,
    (state: RootState, form: string) => selectFormValue(state, form, 'instance'),
    selectHolder,
    selectMissingVersion,
  ],
  (instances = [], params, chosen, holder, missing): TargetInstancesViewModel => {
    const others = instances.filter(({ id }) => id !== params['from'])
    const target = others.find(({ id }) => id === chosen)
    return {
      items: others.map(({ id, name, runState }) => ({ value: id, label: name, detail: runState })),
      obstacle:
        target &&
        (missing === 'interface'
          ? rich`${emphasis(target.name)} has no network interface`
          : missing
            ? rich`The primary network interface of ${emphasis(target.name)} has no IP${missing} address`
            : reasonCannot(target.runState, 'changeExternalIps')),
      isUnsuited: missing !== undefined,
      ip: params['ip'] ?? '',
      from: instances.find(({ id }) => id === holder)?.name,
    }
  },
)
