import { rich } from '@/lib/rich-text'
import { roleLabel, type RoleKey } from '@/lib/roles'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import { warned } from '@/store/bulk/verbs'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { roleChangeRequested } from './events'
import type { AccessPlace } from './queries'
import { endOfAdmins, rolesOn, type AccessFacts, type AccessLevel } from './rules'

/** A row of the list of roles. */
interface HolderRow {
  id: string
  name: string
  isGroup: boolean
  isCaller: boolean
  roles: readonly { level: AccessLevel; role: RoleKey }[]
  actions: readonly ActionViewModel[]
}

const OWN = rich`This is your own role. Without it, you may not be able to undo this.`

/** The actions on the roles of many users and groups. */
export const accessBulk = (
  facts: Pick<AccessFacts, 'level' | 'policy'>,
  place: AccessPlace,
  hasLimited: boolean,
): readonly BulkAction<HolderRow>[] => [
  {
    id: 'changeRole',
    label: 'Change role',
    field: {
      label: 'Role',
      options: rolesOn(facts.level, hasLimited).map(value => ({ value, label: roleLabel(value) })),
    },
    of:
      () =>
      ({ id, name, isGroup, isCaller, roles, actions }) => {
        const found = actions.find(action => action.id === 'changeRole')
        const source = `accessChange/${id}`
        const change = {
          ...place,
          identityId: id,
          identityType: isGroup ? ('silo_group' as const) : ('silo_user' as const),
          role: VALUE as RoleKey,
          known: roles.find(held => held.level === facts.level)?.role ?? null,
        }
        return (
          found && {
            ...found,
            event: confirmWith(
              {
                verb: 'Change',
                kind: 'role',
                name,
                ...(isCaller && { consequences: OWN }),
              },
              { source, event: roleChangeRequested({ change, asker: { source } }) },
            ),
          }
        )
      },
  },
  {
    id: 'delete',
    label: 'Remove role',
    of: rows => {
      const warning = endOfAdmins(facts, rows)
      return ({ actions }) => {
        const found = actions.find(action => action.id === 'delete')
        return warning ? warned(found, warning, 'I understand') : found
      }
    },
  },
]
