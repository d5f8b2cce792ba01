import { useMemo } from 'react'
import { selectHasRoles, type SiloRole } from '@/store/silo/identities/identities'
import { useAppSelector } from '@/store/setup/hooks'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row, Text } from '@/ui/Layout/Layout'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import type { Column } from '@/ui/Table/Table'
import { UnknownCell } from '@/ui/Cells/UnknownCell'
import { NOT_KNOWN } from '@/lib/text'

interface RoleCellProps {
  /** Null is still being read. */
  role: SiloRole | null | undefined
  /** Whether a role may come from a group that could not be read. */
  isUncertain?: boolean
}

/** The role on the silo, and the group that gives it. */
export function RoleCell({ role, isUncertain = false }: RoleCellProps) {
  if (role === null) return <Skeleton />
  if (!role) return isUncertain ? <UnknownCell /> : <EmptyCell />
  return (
    <Row as="span" gap={2} rowGap={0} flexWrap="wrap" display="inline-flex" paddingBlock={1}>
      <StateBadge kind="role" state={role.role}>{`silo.${role.role}`}</StateBadge>
      {role.via !== undefined && (
        <Text color="text-muted" overflowWrap="anywhere">
          via {role.via}
        </Text>
      )}
    </Row>
  )
}

/** The columns of a list with roles: without those if the roles cannot be read. */
export const useColumns = <Row extends object>(columns: readonly Column<Row>[]) => {
  const hasRoles = useAppSelector(selectHasRoles)
  return useMemo(
    () => (hasRoles ? columns : columns.filter(({ id }) => id !== 'role')),
    [columns, hasRoles],
  )
}

export const roleText = (role: SiloRole | null | undefined, isUncertain = false) => {
  if (!role) return role === undefined && isUncertain ? NOT_KNOWN : ''
  return `silo.${role.role}${role.via === undefined ? '' : ` via ${role.via}`}`
}
