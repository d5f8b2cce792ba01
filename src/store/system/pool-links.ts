import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolType, IpVersion, SiloIpPool } from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'
import { supports } from '@/api/releases/supports'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { commandRequested, type CommandRequest } from '@/store/commands/events'
import type { FormOutcome } from '@/store/forms/definition'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import type { ToastContent } from '@/store/toasts/slice'
import { allSiloIpPoolsQuery } from './silos/queries'

/** A request that changes the link of a pool and a silo, each given by name or id. */
type LinkRequest = Pick<CommandRequest, 'source' | 'command'>

const setDefaultRequest = (pool: string, silo: string, isDefault: boolean): LinkRequest => ({
  source: `systemIpPoolSiloUpdate/${pool}/${silo}`,
  command: {
    endpoint: 'systemIpPoolSiloUpdate',
    args: { path: { pool, silo }, body: { isDefault } },
  },
})

export const unlinkRequest = (pool: string, silo: string): LinkRequest => ({
  source: `systemIpPoolSiloUnlink/${pool}/${silo}`,
  command: { endpoint: 'systemIpPoolSiloUnlink', args: { path: { pool, silo } } },
})

/** What tells the default pools of a silo apart, where it can have several. */
export interface PoolKind {
  ipVersion: IpVersion
  poolType: IpPoolType
}

/**
 * The default pool that a pool of this kind can be: silos have one for each kind from release 18
 * on.
 */
export const defaultName = (kind: PoolKind | undefined, release: Release): string =>
  kind && supports(release, 'siloPoolVersions')
    ? `default IP${kind.ipVersion} ${kind.poolType} pool`
    : 'default pool'

/** The default pool of a silo in place of which one of this kind would be it. */
const defaultOf = <Pool extends PoolKind & Pick<SiloIpPool, 'isDefault'>>(
  pools: readonly Pool[],
  kind: PoolKind,
  release: Release,
): Pool | undefined =>
  pools.find(
    ({ isDefault, ipVersion, poolType }) =>
      isDefault &&
      (!supports(release, 'siloPoolVersions') ||
        (ipVersion === kind.ipVersion && poolType === kind.poolType)),
  )

/**
 * The name of the default pool of a silo, given by name or id, that a pool of this kind would
 * replace; null if there is none, undefined if that is unknown.
 */
export const selectReplaced = (
  state: RootState,
  silo: string,
  kind: PoolKind | undefined,
): string | null | undefined => {
  const pools = selectData(state, allSiloIpPoolsQuery({ silo }))?.items
  if (!pools || !kind) return undefined
  return defaultOf(pools, kind, selectRelease(state))?.name ?? null
}

interface DefaultLink {
  /** Id of the pool. */
  pool: string
  /** Its name. */
  name: string
  isDefault: boolean
  /** Name or id of the silo. */
  silo: string
  /** The silo in a sentence. */
  siloWords: RichText
  /** The default pool that it is or can be: `default IPv4 unicast pool`. */
  which: string
  replaced: string | null | undefined
  reason: RichText | undefined
}

const CONSEQUENCES = rich`Addresses come from it when the silo’s users ask for one without naming a pool.`

const makeDefault = ({ pool, name, silo, siloWords, which, replaced }: DefaultLink) => {
  const isChange = typeof replaced === 'string'
  return confirmed(
    {
      verb: isChange ? 'Change' : 'Make',
      kind: 'default pool',
      name,
      text: isChange
        ? rich`Are you sure you want to change the ${which} of ${siloWords} from ${emphasis(replaced)} to ${emphasis(name)}?`
        : rich`Are you sure you want to make ${emphasis(name)} the ${which} of ${siloWords}?`,
      consequences: isChange
        ? rich`${CONSEQUENCES} ${emphasis(replaced)} stays linked.`
        : rich`${CONSEQUENCES}${replaced === undefined ? ' Any current default pool stays linked.' : ''}`,
    },
    {
      ...setDefaultRequest(pool, silo, true),
      errorTitle: isChange ? 'Could not change default' : 'Could not make default',
    },
  )
}

const clearDefault = ({ pool, name, silo, siloWords, which }: DefaultLink) =>
  confirmed(
    {
      verb: 'Clear',
      kind: 'default pool',
      name,
      tone: 'danger',
      text: rich`Are you sure you want ${emphasis(name)} to be no longer the ${which} of ${siloWords}?`,
      consequences: rich`Without a default pool, the silo’s users must name a pool whenever they ask for an address. The pool stays linked.`,
    },
    { ...setDefaultRequest(pool, silo, false), errorTitle: 'Could not clear default' },
  )

/** Makes a linked pool the default of its silo, or no longer. */
export const defaultAction = (link: DefaultLink): ActionViewModel => ({
  id: 'default',
  label: link.isDefault ? 'Clear default' : 'Make default',
  isDanger: link.isDefault,
  reason: link.reason,
  event: link.isDefault ? clearDefault(link) : makeDefault(link),
})

/** The box that makes the pool of an open form the default of its silo. */
export interface DefaultBoxViewModel {
  label: string
  /** Name of the default pool that it would replace. */
  replaced: string | null | undefined
}

/** The box for a pool and a silo, as far as they are chosen. */
export const selectDefaultBox = createSelector(
  [
    (_state: RootState, kind: PoolKind | undefined) => kind,
    selectRelease,
    (state: RootState, kind: PoolKind | undefined, silo: string | undefined) =>
      silo === undefined ? undefined : selectReplaced(state, silo, kind),
  ],
  (kind, release, replaced): DefaultBoxViewModel => ({
    label: `Make ${defaultName(kind, release)}`,
    replaced,
  }),
)

/**
 * What follows once a pool is linked, and is to be the default: the server refuses to link it as
 * such if there already is one.
 */
export const linkedOutcome = (
  pool: string,
  silo: string,
  isDefault: boolean,
  toast: ToastContent,
): FormOutcome =>
  isDefault
    ? {
        followUps: [
          commandRequested({
            ...setDefaultRequest(pool, silo, true),
            success: toast,
            errorTitle: 'Linked, but not made default',
            advice: 'Use the menu of its row to make it the default.',
          }),
        ],
      }
    : { toast }
