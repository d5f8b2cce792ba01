import { withSearch } from '@/lib/search'
import { updateIntervals } from '@/lib/time-choices'
import { navigationRequested } from '@/store/navigation/events'
import { chosenInterval } from '@/store/polling/poll-every'
import { useSend } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { useRoute } from '@/views/shell/route-context'
import styles from './IntervalPicker.module.css'

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
    <div className={styles.interval}>
      <Select
        label="Refresh interval"
        name="refreshInterval"
        isLabelHidden
        items={INTERVALS}
        value={`${chosenInterval(params['every'], usual)}`}
        onChange={choose}
      />
    </div>
  )
}
