import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSiloAccess } from '@/store/system/silo-access'
import { Message } from '@/ui/Message/Message'
import { SiloAccessPart } from '@/views/shared/access/AccessView'
import { useParams } from '@/views/shell/route-context'

/** Who has which role on a silo. */
export function AccessTab() {
  const params = useParams(systemPaths.silo)
  const access = useAppSelector(state => selectSiloAccess(state, params))
  if (!access) return <Message tone="notice">The roles on this silo could not be read.</Message>
  return <SiloAccessPart access={access} />
}
