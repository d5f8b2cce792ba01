import type { SiloRole } from '@/store/silo/identities/identities'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import styles from './cells.module.css'

/** The role on the silo, and the group that gives it. Null is still being read. */
export function RoleCell({ role }: { role: SiloRole | null | undefined }) {
  if (role === null) return <Skeleton />
  if (!role) return <EmptyCell />
  return (
    <span className={styles.role}>
      <StateBadge kind="role" state={role.role}>{`silo.${role.role}`}</StateBadge>
      {role.via !== undefined && <span className={styles.via}>via {role.via}</span>}
    </span>
  )
}

export const roleText = (role: SiloRole | null | undefined) => {
  if (!role) return ''
  return `silo.${role.role}${role.via === undefined ? '' : ` via ${role.via}`}`
}
