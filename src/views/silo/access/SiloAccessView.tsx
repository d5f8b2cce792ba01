import { AccessView } from '@/views/shared/access/AccessView'
import { siloAccessDocs } from './docs'

/** Who has which role on the silo. */
export function SiloAccessView() {
  return (
    <AccessView
      docs={siloAccessDocs}
      emptyBody="Give permission to view, edit or administer the silo."
    />
  )
}
