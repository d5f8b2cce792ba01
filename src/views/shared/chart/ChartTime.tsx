import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updateRequested, intervalChosen } from '@/store/time-range/events'
import { selectRange, selectShownAt, selectWindow } from '@/store/time-range/selectors'
import { Button } from '@/ui/Button/Button'
import { DateRangePicker, type DateRangePickerProps } from '@/ui/DateRangePicker/DateRangePicker'
import { updateIntervals } from '@/lib/time-choices'
import { distanceInWords } from '@/lib/time'
import { selectUpdates } from '@/store/time-range/updates'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { Select } from '@/ui/Select/Select'
import { useChartAddress } from './use-chart-address'
import { RefreshFailure } from '../refresh/RefreshFailure'
import styles from './ChartCard.module.css'

const INTERVALS = updateIntervals.map(({ every, label }) => ({ value: `${every}`, label }))

const noteOn = (every: number) =>
  every === 0 ? 'Automatic updates are off.' : `Updated every ${distanceInWords(0, every)}.`

/**
 * Shows how fresh the charts are. They are updated every `usual` milliseconds unless another interval
 * is chosen, and with the page.
 */
function Updates({ usual }: { usual: number }) {
  const send = useSend()
  const updates = useAppSelector(state => selectUpdates(state, usual))
  const window = useAppSelector(selectWindow)
  const { at, every, isFixed, isKept, isOld } = updates
  return (
    <div className={styles.updates}>
      <div className={styles.interval}>
        <Select
          label="Refresh interval"
          name="refreshInterval"
          isLabelHidden
          isDisabled={isFixed}
          items={INTERVALS}
          value={`${every}`}
          onChange={value => send(intervalChosen({ every: Number(value) }))}
        />
      </div>
      <div role="status">{isKept && window && <RefreshFailure since={window.end} />}</div>
      {!isKept && at !== undefined && <UpdatedAt at={at} isOld={isOld} note={noteOn(every)} />}
    </div>
  )
}

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
