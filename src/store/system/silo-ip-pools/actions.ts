import type { SiloIpPool } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { setDefaultRequest, unlinkRequest } from '../pool-links'

interface Place {
  /** Name or id of the silo. */
  silo: string
  /** Name of the silo's default pool; undefined for none. */
  current: string | undefined
  reason: RichText | undefined
}

const makeDefault = (
  { id, name }: SiloIpPool,
  { silo, current, reason }: Place,
): ActionViewModel => ({
  id: 'makeDefault',
  label: 'Make default',
  reason,
  event: confirmed(
    {
      verb: current === undefined ? 'Make' : 'Change',
      kind: 'default pool',
      name,
      text:
        current === undefined
          ? rich`Are you sure you want to make ${emphasis(name)} the default pool of this silo?`
          : rich`Are you sure you want to change the default pool of this silo from ${emphasis(current)} to ${emphasis(name)}?`,
      consequences: rich`Addresses come from it when the silo’s users ask for one without naming a pool.${
        current === undefined ? '' : [' ', emphasis(current), ' stays linked.']
      }`,
    },
    {
      ...setDefaultRequest(id, silo, true),
      errorTitle: current === undefined ? 'Could not make default' : 'Could not change default',
    },
  ),
})

const clearDefault = ({ id, name }: SiloIpPool, { silo, reason }: Place): ActionViewModel => ({
  id: 'clearDefault',
  label: 'Clear default',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Clear',
      kind: 'default pool',
      name,
      tone: 'danger',
      text: rich`Are you sure you want ${emphasis(name)} to be no longer the default pool of this silo?`,
      consequences: rich`Without a default pool, the silo’s users must name a pool whenever they ask for an address. The pool stays linked.`,
    },
    {
      ...setDefaultRequest(id, silo, false),
      errorTitle: 'Could not clear default',
    },
  ),
})

const unlink = ({ id, name }: SiloIpPool, { silo, reason }: Place): ActionViewModel => ({
  id: 'unlink',
  label: 'Unlink',
  isDanger: true,
  reason,
  event: confirmed(
    {
      verb: 'Unlink',
      kind: 'IP pool',
      name,
      tone: 'danger',
      consequences: rich`The silo’s users can no longer take addresses from it. This fails while addresses from the pool are in use in the silo.`,
    },
    {
      ...unlinkRequest(id, silo),
      success: { content: ['IP pool ', emphasis(name), ' unlinked'] },
      errorTitle: 'Could not unlink pool',
    },
  ),
})

/** The actions on a pool that is linked to a silo, on the silo's page. */
export const siloIpPoolActions = (pool: SiloIpPool, place: Place): ActionViewModel[] => [
  pool.isDefault ? clearDefault(pool, place) : makeDefault(pool, place),
  unlink(pool, place),
]

/** The action that links a silo to another pool. */
export const poolLinkAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'linkPool',
  label: 'Link pool',
  event: requestForm('siloIpPoolLink', { silo }),
  reason,
})
