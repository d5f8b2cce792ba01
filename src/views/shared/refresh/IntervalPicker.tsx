import { withSearch } from '@/lib/search'
import { updateIntervals } from '@/lib/time-choices'
import { navigationRequested } from '@/store/navigation/events'
import { chosenInterval } from '@/store/polling/poll-every'
import { useSend } from '@/store/setup/hooks'
import { Stack } from '@/ui/Layout/Layout'
import { Select } from '@/ui/Select/Select'
import { useRoute } from '@/views/shell/route-context'

const INTERVALS = updateIntervals.map(({ every, label }) => ({ value: `${every}`, label }))

/** How often the screen is refreshed, in the address. `usual` is the default in milliseconds. */
export function IntervalPicker({ usual }: { usual: number }) {
  const send = useSend()
  const { path, search, params } = useRoute()
  const choose = (chosen: string) => {
    const every = chosen === `${usual}` ? null : chosen
    send(navigationRequested({ to: withSearch(path, search, { every }), replace: true }))
  }
  return (
    <Stack width="5.5rem">
      <Select
        label="Refresh interval"
        name="refreshInterval"
        isLabelHidden
        items={INTERVALS}
        value={`${chosenInterval(params['every'], usual)}`}
        onChange={choose}
      />
    </Stack>
  )
}
