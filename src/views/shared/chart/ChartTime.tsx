import type { PresetChoice } from '@/lib/time-choices'
import type { TimeRange } from '@/lib/time-range'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updateRequested } from '@/store/time-range/events'
import { selectRange, selectShownAt, selectWindow } from '@/store/time-range/selectors'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { Updates } from './Updates'

interface ChartTimeProps {
  presets: readonly PresetChoice[]
  /** Default interval between updates of the charts, in milliseconds. */
  interval: number
  /** Disables days in the future. */
  endsToday?: boolean
  onChange: (range: TimeRange) => void
}

/** The time range of charts, and how often they are updated. */
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
