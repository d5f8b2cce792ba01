import type { PresetChoice } from '@/lib/time-choices'
import type { TimeRange } from '@/lib/time-range'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updateRequested } from '@/store/time-range/events'
import { selectRange, selectShownAt, selectWindow } from '@/store/time-range/selectors'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { Updates } from './Updates'

interface ChartTimeProps {
  presets: readonly PresetChoice[]
  /** How often the charts are read again unless something else is chosen, in milliseconds. */
  interval: number
  /** No day to come can be picked. */
  endsToday?: boolean
  onChange: (range: TimeRange) => void
}

/** The time that charts show, and how they go along with the present. */
export function ChartTime({ presets, interval, endsToday = false, onChange }: ChartTimeProps) {
  const send = useSend()
  const range = useAppSelector(selectRange)
  const window = useAppSelector(selectWindow)
  const shownAt = useAppSelector(selectShownAt)
  return (
    <>
      {window && (
        <DateRangePicker
          range={range}
          window={window}
          latest={endsToday ? shownAt : undefined}
          presets={presets}
          onChange={onChange}
          onChooseAgain={() => send(updateRequested())}
        />
      )}
      <Updates usual={interval} />
    </>
  )
}
