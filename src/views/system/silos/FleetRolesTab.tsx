import { ArrowRight, ShieldCheck } from 'lucide-react'
import type { ViewOf } from '@/store/queries/view-models'
import type { selectSilo } from '@/store/system/silos/silos'
import { roleLabel } from '@/lib/roles'
import { Badge } from '@/ui/Badge/Badge'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import styles from './FleetRolesTab.module.css'

const MEANING = 'A role on the silo can also give a role on the fleet.'

/** Which roles on a silo grant which roles on the fleet, as set when the silo was created. */
export function FleetRolesTab({ roles }: { roles: ViewOf<typeof selectSilo>['mappedRoles'] }) {
  if (roles.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck />}
        level={2}
        title="Mapped fleet roles"
        body={`${MEANING} None does so on this silo.`}
      />
    )
  return (
    <>
      <p>{MEANING}</p>
      <ul className={styles.roles}>
        {roles.map(({ silo, fleet }) => (
          <li key={`${silo}/${fleet}`} className={styles.role}>
            <Badge>Silo {roleLabel(silo)}</Badge>
            <ArrowRight size={16} role="img" aria-label="maps to" />
            <span>Fleet {fleet}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
