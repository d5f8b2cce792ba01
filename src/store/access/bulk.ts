import { rich } from '@/lib/rich-text'
import { roleLabel, ROLES, type RoleKey } from '@/lib/roles'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { roleChangeRequested } from './events'
import type { AccessPlace } from './queries'
import type { AccessLevel } from './rules'

/** A row of the list of roles. */
interface HolderRow {
  id: string
  name: string
  isGroup: boolean
  isCaller: boolean
  roles: readonly { level: AccessLevel; role: RoleKey }[]
  actions: readonly ActionViewModel[]
}

const OWN = rich`One of them is your own role: with another one you may no longer be able to take this back.`

/** The actions on the roles of many users and groups. */
export const accessBulk = (
  level: AccessLevel,
  place: AccessPlace,
): readonly BulkAction<HolderRow>[] => [
  {
    id: 'changeRole',
    label: 'Change role',
    field: {
      label: 'Role',
      options: ROLES.map(value => ({ value, label: roleLabel(value) })),
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
          known: roles.find(held => held.level === level)?.role ?? null,
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
  'delete',
]
