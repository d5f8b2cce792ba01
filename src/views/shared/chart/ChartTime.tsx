import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updateRequested } from '@/store/time-range/events'
import { selectRange, selectShownAt, selectWindow } from '@/store/time-range/selectors'
import { Button } from '@/ui/Button/Button'
import { DateRangePicker, type DateRangePickerProps } from '@/ui/DateRangePicker/DateRangePicker'
import { Updates } from './Updates'
import { useChartAddress } from './use-chart-address'
import styles from './Updates.module.css'

interface ChartTimeProps extends Pick<DateRangePickerProps, 'presets'> {
  /** Default interval between updates of the charts, in milliseconds. */
  interval: number
  /** Disables days in the future. */
  endsToday?: boolean
  /** Sets the range in the address of a page that has more in it. */
  onChange?: DateRangePickerProps['onChange']
}

/** The time range of charts, and how often they are updated. */
export function ChartTime({ presets, interval, endsToday = false, onChange }: ChartTimeProps) {
  const send = useSend()
  const { setRange, resetZoom } = useChartAddress()
  const range = useAppSelector(selectRange)
  const window = useAppSelector(selectWindow)
  const shownAt = useAppSelector(selectShownAt)
  return (
    <>
      <div className={styles.range}>
        {window && (
          <DateRangePicker
            range={range}
            window={window}
            latest={endsToday ? shownAt : undefined}
            presets={presets}
            onChange={onChange ?? setRange}
            onChooseAgain={() => send(updateRequested())}
          />
        )}
        {resetZoom && <Button onPress={resetZoom}>Reset zoom</Button>}
      </div>
      <Updates usual={interval} />
    </>
  )
}
