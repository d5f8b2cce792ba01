import { systemPaths } from '@/store/system/paths'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { lateIcons } from '@/views/shared/late-icons'
import { useFleetCreate } from '../use-fleet-create'

const { bgp: Icon } = lateIcons

/** Shown in place of what is read for one autonomous system if none is configured. */
export function NoAsn() {
  const create = useFleetCreate('New BGP configuration', systemPaths.bgpConfigCreate())
  return (
    <EmptyState
      icon={<Icon />}
      level={2}
      title="No autonomous system"
      body="There is no BGP configuration yet, and its number is needed to show this."
      action={<ActionButton action={{ id: 'create', ...create }} />}
    />
  )
}
