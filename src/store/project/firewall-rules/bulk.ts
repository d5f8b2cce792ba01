import type { VpcFirewallRule } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import type { BulkVerb } from '@/store/bulk/plan'
import { selectionActions } from './actions'
import type { RulesPlace } from './events'
import type { RulesVerb } from './rules'

const LABELS: Record<Exclude<RulesVerb, 'rename'>, string> = {
  enable: 'Enable',
  disable: 'Disable',
  delete: 'Delete',
}

const STATUS = { enable: 'enabled', disable: 'disabled', delete: undefined } as const

/** The actions on many rules. They share one request, because the list is written as a whole. */
export const ruleBulk = (
  place: RulesPlace,
  reason: RichText | undefined,
): readonly BulkVerb<VpcFirewallRule>[] =>
  (['enable', 'disable', 'delete'] as const).map(id => ({
    id,
    label: LABELS[id],
    of: rows => {
      const changed = rows.filter(({ status }) => status !== STATUS[id])
      const names = changed.map(({ name }) => name)
      const action = selectionActions(names, place).find(each => each.id === id)
      return ({ status }) =>
        action && {
          ...action,
          reason: reason ?? (status === STATUS[id] ? rich`Already ${emphasis(status)}` : undefined),
        }
    },
  }))
