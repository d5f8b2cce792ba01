import { useAppSelector } from '@/store/setup/hooks'
import { selectBgpConfigCreateAction } from '@/store/system/bgp/bgp'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { lateIcons } from '@/views/shared/late-icons'

const { bgp: Icon } = lateIcons

/** Shown in place of what is read for one autonomous system if none is configured. */
export function NoAsn() {
  return (
    <EmptyState
      icon={<Icon />}
      level={2}
      title="No autonomous system"
      body="There is no BGP configuration yet, and its number is needed to show this."
      action={<ActionButton action={useAppSelector(selectBgpConfigCreateAction)} />}
    />
  )
}
