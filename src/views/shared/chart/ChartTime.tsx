import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updateRequested } from '@/store/time-range/events'
import { selectRange, selectShownAt, selectWindow } from '@/store/time-range/selectors'
import { Button } from '@/ui/Button/Button'
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker'
import { Updates } from './Updates'
import { useChartAddress } from './use-chart-address'
import styles from './Updates.module.css'

interface ChartTimeProps {
  /** Default interval between updates of the charts, in milliseconds. */
  interval: number
  /** Disables days in the future. */
  endsToday?: boolean
}

/** The time range of charts, and how often they are updated. */
export function ChartTime({ interval, endsToday = false }: ChartTimeProps) {
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
            onChange={setRange}
            onChooseAgain={() => send(updateRequested())}
          />
        )}
        {resetZoom && <Button onPress={resetZoom}>Reset zoom</Button>}
      </div>
      <Updates usual={interval} />
    </>
  )
}
