import type { RoleKey } from '@/lib/roles'
import { useAppSelector } from '@/store/setup/hooks'
import { reasonNeedsRole, selectFleetRole } from '@/store/system/fleet-role'

/**
 * The button of a list that opens the form of a new object, for those who have the role `needed` on
 * the fleet.
 */
export const useFleetCreate = (label: string, to: string, needed: RoleKey = 'admin') => ({
  label,
  to,
  reason: useAppSelector(state => reasonNeedsRole(selectFleetRole(state), needed)),
})
