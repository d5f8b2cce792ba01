import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { IpPoolType, IpVersion, Silo } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { type Release, supports } from '@/api/releases/ladder'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { commandRequested, type CommandRequest } from '@/store/commands/events'
import type { FormOutcome } from '@/store/forms/definition'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import type { ToastContent } from '@/store/toasts/slice'
import { selectReasonNotAdmin } from './fleet-role'
import { selectSiloNames } from './silos/choices'
import { allSiloIpPoolsQuery } from './silos/queries'
import { allSiloSubnetPoolsQuery } from './ip-pools/queries'

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
interface PoolKind {
  ipVersion: IpVersion
  /** Subnet pools have no type. */
  poolType?: IpPoolType
}

/**
 * The default pool that a pool of this kind can be: silos have one for each kind from release 18
 * on.
 */
const defaultName = (
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
const selectReplaced = (
  state: RootState,
  family: PoolFamily,
  silo: string,
  kind: PoolKind | undefined,
): string | null | undefined => {
  const pools = family.linkedTo(state, silo)
  if (!pools || !kind) return undefined
  return defaultOf(pools, kind, selectRelease(state))?.name ?? null
}

/** What the actions on a link depend on. */
interface LinkContext {
  /** Name of the silo; its id if it is not discoverable. */
  siloName: string
  /** The default pool that the pool is or can be: `default IPv4 unicast pool`. */
  which: string
  /** The default pool that it would replace: see `selectReplaced`. */
  replaced: string | null | undefined
  /** Why the user cannot change the link. */
  reason: RichText | undefined
}

const contextOf = weakMapMemoize(
  (
    siloName: string,
    which: string,
    replaced: string | null | undefined,
    reason: RichText | undefined,
  ): LinkContext => ({ siloName, which, replaced, reason }),
)

/** What the actions on the link of a silo, given by name or id, with a pool of a kind depend on. */
export const selectLink = (
  state: RootState,
  family: PoolFamily,
  silo: string,
  kind: PoolKind | undefined,
): LinkContext =>
  contextOf(
    selectSiloNames(state).get(silo) ?? silo,
    defaultName(family, kind, selectRelease(state)),
    selectReplaced(state, family, silo, kind),
    selectReasonNotAdmin(state),
  )

interface Link extends LinkContext {
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
}

const makeDefault = ({ family, pool, name, silo, siloWords, which, replaced }: Link) => {
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

const clearDefault = ({ family, pool, name, silo, siloWords, which }: Link) =>
  confirmed(
    {
      verb: 'Clear',
      kind: 'default pool',
      name,
      tone: 'danger',
      text: rich`Are you sure you want ${emphasis(name)} to no longer be the ${which} of ${siloWords}?`,
      consequences: rich`Without a default pool, the silo’s users must name a pool whenever they ask for ${family.one}. The pool stays linked.`,
    },
    { ...setDefaultRequest(family, pool, silo, false), errorTitle: 'Could not clear default' },
  )

/** Makes a linked pool the default of its silo, or no longer. */
const defaultAction = (link: Link): ActionViewModel => ({
  id: 'default',
  label: link.isDefault ? 'Clear default' : 'Make default',
  isDanger: link.isDefault,
  reason: link.reason,
  event: link.isDefault ? clearDefault(link) : makeDefault(link),
})

/** Ends the link of a pool and a silo; `kind` and `name` are those of the row. */
const unlinkAction = (
  { family, pool, silo, reason }: Link,
  kind: 'silo' | PoolFamily['noun'],
  name: string,
  consequences: RichText,
): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind,
      name,
      tone: 'danger',
      consequences: rich`${consequences} This fails while ${family.content} from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(family, pool, silo),
      success: { content: [capitalize(kind), ' ', emphasis(name), ' unlinked'] },
      errorTitle: kind === 'silo' ? 'Could not unlink silo' : 'Could not unlink pool',
    },
  ),
})

/** The actions on a pool that is linked to a silo, on the silo's page. */
export const linkedPoolActions = (
  family: PoolFamily,
  { id, name, isDefault }: LinkedPool,
  silo: string,
  context: LinkContext,
): ActionViewModel[] => {
  const link = { ...context, family, pool: id, name, isDefault, silo, siloWords: ['this silo'] }
  const lost = rich`The silo’s users can no longer take ${family.content} from it.`
  return [defaultAction(link), unlinkAction(link, family.noun, name, lost)]
}

/** The actions on a silo that is linked to a pool, on the page of the pool of that name. */
export const linkedSiloActions = (
  family: PoolFamily,
  name: string,
  ids: Pick<Link, 'pool' | 'silo' | 'isDefault'>,
  context: LinkContext,
): ActionViewModel[] => {
  const { siloName } = context
  const siloWords = rich`the silo ${emphasis(siloName)}`
  const link = { ...context, ...ids, family, name, siloWords }
  const lost = rich`Its users can no longer take ${family.content} from ${emphasis(name)}.`
  return [defaultAction(link), unlinkAction(link, 'silo', siloName, lost)]
}

/** The silos that are not linked to a pool yet, for selection. */
export const silosToLink = (
  silos: readonly Silo[] = [],
  links: readonly { siloId: string }[] = [],
) => {
  const linked = new Set(links.map(({ siloId }) => siloId))
  return silos
    .filter(({ id }) => !linked.has(id))
    .map(({ name, description }) => ({ value: name, label: name, detail: description }))
}

/** The pools that are not linked to a silo yet. */
export const poolsToLink = <Pool extends { id: string }>(
  pools: readonly Pool[] = [],
  linked: readonly { id: string }[] = [],
): Pool[] => {
  const known = new Set(linked.map(({ id }) => id))
  return pools.filter(({ id }) => !known.has(id))
}

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
            errorTitle: 'Could not make the new link the default',
            advice: 'The link is made. Use the menu of its row to make it the default.',
          }),
        ],
      }
    : { toast }
