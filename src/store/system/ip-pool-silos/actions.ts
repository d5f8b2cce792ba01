import type { IpPoolSiloLink } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { setDefaultRequest, unlinkRequest } from '../pool-links'

/** A silo that a pool is linked to. */
export interface LinkedSilo {
  link: IpPoolSiloLink
  /** The silo's name, or its id if the name is unknown. */
  silo: string
  /** Name of the pool. */
  pool: string
  /** Name of the silo's current default pool; undefined if none or unknown. */
  current: string | undefined
}

const setDefault = (linked: LinkedSilo, reason?: RichText): ActionViewModel => {
  const { link, silo, pool, current } = linked
  const { ipPoolId, siloId, isDefault } = link
  if (!isDefault && current !== undefined) return changeDefault({ ...linked, current }, reason)
  return {
    id: 'default',
    label: isDefault ? 'Clear default' : 'Make default',
    isDanger: isDefault,
    reason,
    event: confirmed(
      {
        verb: isDefault ? 'Clear' : 'Make',
        kind: 'default pool',
        name: pool,
        tone: isDefault ? 'danger' : 'primary',
        text: isDefault
          ? rich`Are you sure you want ${emphasis(pool)} to be no longer the default pool of the silo ${emphasis(silo)}?`
          : rich`Are you sure you want to make ${emphasis(pool)} the default pool of the silo ${emphasis(silo)}?`,
        consequences: isDefault
          ? rich`Without a default pool, the silo’s users must name a pool whenever they ask for an address. The pool stays linked.`
          : rich`Addresses come from it when the silo’s users ask for one without naming a pool. The default pool that the silo has so far, if any, stays linked.`,
      },
      {
        ...setDefaultRequest(ipPoolId, siloId, !isDefault),
        errorTitle: isDefault ? 'Could not clear default' : 'Could not make default',
      },
    ),
  }
}

const changeDefault = (
  { link, silo, pool, current }: LinkedSilo & { current: string },
  reason?: RichText,
): ActionViewModel => ({
  id: 'default',
  label: 'Make default',
  isDanger: false,
  reason,
  event: confirmed(
    {
      verb: 'Change',
      kind: 'default pool',
      name: pool,
      tone: 'primary',
      text: rich`Are you sure you want to change the default pool of the silo ${emphasis(silo)} from ${emphasis(current)} to ${emphasis(pool)}?`,
      consequences: rich`Addresses come from it when the silo’s users ask for one without naming a pool. ${emphasis(current)} stays linked.`,
    },
    {
      ...setDefaultRequest(link.ipPoolId, link.siloId, true),
      errorTitle: 'Could not change default',
    },
  ),
})

const unlink = ({ link, silo, pool }: LinkedSilo, reason?: RichText): ActionViewModel => {
  const { ipPoolId, siloId } = link
  return {
    id: 'unlink',
    label: 'Unlink',
    isDanger: true,
    reason,
    event: confirmed(
      {
        verb: 'Unlink',
        kind: 'silo',
        name: silo,
        tone: 'danger',
        consequences: rich`Its users can no longer take addresses from ${emphasis(pool)}. This fails while addresses from the pool are in use in the silo.`,
      },
      {
        ...unlinkRequest(ipPoolId, siloId),
        success: { content: ['Silo ', emphasis(silo), ' unlinked'] },
        errorTitle: 'Could not unlink silo',
      },
    ),
  }
}

/** The actions on the link of a pool with a silo, on the pool's page. */
export const linkedSiloActions = (
  linked: LinkedSilo,
  reason: RichText | undefined,
): ActionViewModel[] => [setDefault(linked, reason), unlink(linked, reason)]

/** The action that links a pool to another silo. */
export const siloLinkAction = (pool: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkSilo',
  label: 'Link silo',
  event: requestForm('ipPoolSiloLink', { pool }),
  reason,
})
