import { withSearch } from '@/lib/search'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectAsnChoices, selectChosenAsn } from '@/store/system/bgp/bgp'
import { Stack } from '@/ui/Layout/Layout'
import { Select } from '@/ui/Select/Select'
import { useRoute } from '@/views/shell/route-context'

/** The number of the autonomous system that the tab shows, in the address. */
export const useChosenAsn = (): number | undefined => {
  const { asn } = useRoute().params
  return useAppSelector(state => selectChosenAsn(state, { ...(asn !== undefined && { asn }) }))
}

/** Chooses one of the autonomous systems that are configured. */
export function AsnPicker() {
  const send = useSend()
  const { path, search } = useRoute()
  const chosen = useChosenAsn()
  return (
    <Stack width="16rem" maxWidth="100%">
      <Select
        label="Autonomous system"
        name="asn"
        isLabelHidden
        items={useAppSelector(selectAsnChoices)}
        value={chosen === undefined ? '' : `${chosen}`}
        onChange={asn =>
          send(navigationRequested({ to: withSearch(path, search, { asn }), replace: true }))
        }
      />
    </Stack>
  )
}
