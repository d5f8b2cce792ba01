import { selectAccessActions } from '@/store/access/access'
import { watchRoleChanges } from '@/store/access/change.saga'
import { AccessView } from '@/views/shared/access/AccessView'
import { siloAccessDocs } from './docs'

/** Who has which role on the silo. */
function SiloAccessView() {
  return (
    <AccessView
      docs={siloAccessDocs}
      emptyBody="Give permission to view, edit or administer the silo."
    />
  )
}

const sagas = [watchRoleChanges]

export { selectAccessActions as actions, sagas, SiloAccessView as View }
