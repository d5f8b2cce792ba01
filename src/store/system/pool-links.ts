import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolType, IpVersion } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import { supports } from '@/api/releases/supports'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { commandRequested, type CommandRequest } from '@/store/commands/events'
import type { FormOutcome } from '@/store/forms/definition'
import { selectRelease } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import type { ToastContent } from '@/store/toasts/slice'
import { allSiloIpPoolsQuery } from './silos/queries'
import { allSiloSubnetPoolsQuery } from './subnet-pools/queries'

interface LinkedPool extends PoolKind {
  id: string
  name: string
  isDefault: boolean
}

/** What differs between the kinds of pools that silos are linked to. */
interface PoolFamily {
  /** One of the pools, in a sentence. */
  noun: 'IP pool' | 'subnet pool'
  /** What comes from the pools. */
  content: 'addresses' | 'subnets'
  /** One of these. */
  one: 'an address' | 'a subnet'
  link: 'systemIpPoolSiloLink' | 'systemSubnetPoolSiloLink'
  update: 'systemIpPoolSiloUpdate' | 'systemSubnetPoolSiloUpdate'
  unlink: 'systemIpPoolSiloUnlink' | 'systemSubnetPoolSiloUnlink'
  /** The pools linked to a silo, if they have been read. */
  linkedTo(state: RootState, silo: string): readonly LinkedPool[] | undefined
}

export const ipPoolFamily: PoolFamily = {
  noun: 'IP pool',
  content: 'addresses',
  one: 'an address',
  link: 'systemIpPoolSiloLink',
  update: 'systemIpPoolSiloUpdate',
  unlink: 'systemIpPoolSiloUnlink',
  linkedTo: (state, silo) => selectData(state, allSiloIpPoolsQuery({ silo }))?.items,
}

export const subnetPoolFamily: PoolFamily = {
  noun: 'subnet pool',
  content: 'subnets',
  one: 'a subnet',
  link: 'systemSubnetPoolSiloLink',
  update: 'systemSubnetPoolSiloUpdate',
  unlink: 'systemSubnetPoolSiloUnlink',
  linkedTo: (state, silo) => selectData(state, allSiloSubnetPoolsQuery({ silo }))?.items,
}

/** A request that changes the link of a pool and a silo, each given by name or id. */
type LinkRequest = Pick<CommandRequest, 'source' | 'command'>

const setDefaultRequest = (
  { update: endpoint }: PoolFamily,
  pool: string,
  silo: string,
  isDefault: boolean,
): LinkRequest => ({
  source: `${endpoint}/${pool}/${silo}`,
  command: { endpoint, args: { path: { pool, silo }, body: { isDefault } } },
})

const unlinkRequest = (
  { unlink: endpoint }: PoolFamily,
  pool: string,
  silo: string,
): LinkRequest => ({
  source: `${endpoint}/${pool}/${silo}`,
  command: { endpoint, args: { path: { pool, silo } } },
})

/** The command that links a pool to a silo, not as its default. */
export const linkCommand = (
  { link: endpoint }: PoolFamily,
  pool: string,
  silo: string,
): Command => ({ endpoint, args: { path: { pool }, body: { silo, isDefault: false } } })

/** What tells the default pools of a silo apart, where it can have several. */
export interface PoolKind {
  ipVersion: IpVersion
  /** Subnet pools have no type. */
  poolType?: IpPoolType
}

/**
 * The default pool that a pool of this kind can be: silos have one for each kind from release 18
 * on.
 */
export const defaultName = (
  { noun }: PoolFamily,
  kind: PoolKind | undefined,
  release: Release,
): string => {
  const pool = noun === 'IP pool' ? 'pool' : noun
  return kind && supports(release, 'siloPoolVersions')
    ? ['default', `IP${kind.ipVersion}`, kind.poolType, pool].filter(Boolean).join(' ')
    : `default ${pool}`
}

/** The default pool of a silo in place of which one of this kind would be it. */
const defaultOf = (
  pools: readonly LinkedPool[],
  kind: PoolKind,
  release: Release,
): LinkedPool | undefined =>
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
  family: PoolFamily,
  silo: string,
  kind: PoolKind | undefined,
): string | null | undefined => {
  const pools = family.linkedTo(state, silo)
  if (!pools || !kind) return undefined
  return defaultOf(pools, kind, selectRelease(state))?.name ?? null
}

interface DefaultLink {
  family: PoolFamily
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

const makeDefault = ({ family, pool, name, silo, siloWords, which, replaced }: DefaultLink) => {
  const isChange = typeof replaced === 'string'
  const use = `${capitalize(family.content)} come from it when the silo’s users ask for one without naming a pool.`
  return confirmed(
    {
      verb: isChange ? 'Change' : 'Make',
      kind: 'default pool',
      name,
      text: isChange
        ? rich`Are you sure you want to change the ${which} of ${siloWords} from ${emphasis(replaced)} to ${emphasis(name)}?`
        : rich`Are you sure you want to make ${emphasis(name)} the ${which} of ${siloWords}?`,
      consequences: isChange
        ? rich`${use} ${emphasis(replaced)} stays linked.`
        : rich`${use}${replaced === undefined ? ' Any current default pool stays linked.' : ''}`,
    },
    {
      ...setDefaultRequest(family, pool, silo, true),
      errorTitle: isChange ? 'Could not change default' : 'Could not make default',
    },
  )
}

const clearDefault = ({ family, pool, name, silo, siloWords, which }: DefaultLink) =>
  confirmed(
    {
      verb: 'Clear',
      kind: 'default pool',
      name,
      tone: 'danger',
      text: rich`Are you sure you want ${emphasis(name)} to be no longer the ${which} of ${siloWords}?`,
      consequences: rich`Without a default pool, the silo’s users must name a pool whenever they ask for ${family.one}. The pool stays linked.`,
    },
    { ...setDefaultRequest(family, pool, silo, false), errorTitle: 'Could not clear default' },
  )

/** Makes a linked pool the default of its silo, or no longer. */
export const defaultAction = (link: DefaultLink): ActionViewModel => ({
  id: 'default',
  label: link.isDefault ? 'Clear default' : 'Make default',
  isDanger: link.isDefault,
  reason: link.reason,
  event: link.isDefault ? clearDefault(link) : makeDefault(link),
})

interface Unlinking {
  family: PoolFamily
  /** Name or id of the pool. */
  pool: string
  /** Name or id of the silo. */
  silo: string
  reason: RichText | undefined
}

/** Ends the link of the pool of that name with a silo, on the silo's page. */
export const poolUnlinkAction = (
  name: string,
  { family, pool, silo, reason }: Unlinking,
): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind: family.noun,
      name,
      tone: 'danger',
      consequences: rich`The silo’s users can no longer take ${family.content} from it. This fails while ${family.content} from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(family, pool, silo),
      success: { content: [capitalize(family.noun), ' ', emphasis(name), ' unlinked'] },
      errorTitle: 'Could not unlink pool',
    },
  ),
})

/** Ends the link of a pool with the silo of that name, on the page of the pool of that name. */
export const siloUnlinkAction = (
  name: string,
  poolName: string,
  { family, pool, silo, reason }: Unlinking,
): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind: 'silo',
      name,
      tone: 'danger',
      consequences: rich`Its users can no longer take ${family.content} from ${emphasis(poolName)}. This fails while ${family.content} from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(family, pool, silo),
      success: { content: ['Silo ', emphasis(name), ' unlinked'] },
      errorTitle: 'Could not unlink silo',
    },
  ),
})

/** The box that makes the pool of an open form the default of its silo. */
export interface DefaultBoxViewModel {
  label: string
  /** Name of the default pool that it would replace. */
  replaced: string | null | undefined
}

const toBox = weakMapMemoize(
  (label: string, replaced: string | null | undefined): DefaultBoxViewModel => ({
    label,
    replaced,
  }),
)

/** The box for a pool and a silo, as far as they are chosen. */
export const selectDefaultBox = (
  state: RootState,
  family: PoolFamily,
  kind: PoolKind | undefined,
  silo: string | undefined,
): DefaultBoxViewModel =>
  toBox(
    `Make ${defaultName(family, kind, selectRelease(state))}`,
    silo === undefined ? undefined : selectReplaced(state, family, silo, kind),
  )

/**
 * What follows once a pool is linked, and is to be the default: the server refuses to link it as
 * such if there already is one.
 */
export const linkedOutcome = (
  family: PoolFamily,
  pool: string,
  silo: string,
  isDefault: boolean,
  toast: ToastContent,
): FormOutcome =>
  isDefault
    ? {
        followUps: [
          commandRequested({
            ...setDefaultRequest(family, pool, silo, true),
            success: toast,
            errorTitle: 'Linked, but not made default',
            advice: 'Use the menu of its row to make it the default.',
          }),
        ],
      }
    : { toast }
