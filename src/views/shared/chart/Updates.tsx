import { updateIntervals } from '@/lib/time-choices'
import { distanceInWords } from '@/lib/time'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { intervalChosen } from '@/store/time-range/events'
import { selectWindow } from '@/store/time-range/selectors'
import { selectUpdates } from '@/store/time-range/updates'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { Select } from '@/ui/Select/Select'
import { RefreshFailure } from '../refresh/RefreshFailure'
import styles from './Updates.module.css'

const INTERVALS = updateIntervals.map(({ every, label }) => ({ value: `${every}`, label }))

const noteOn = (every: number) =>
  every === 0 ? 'Automatic updates are off.' : `Updated every ${distanceInWords(0, every)}.`

/**
 * Shows how fresh the charts are. They are updated every `usual` milliseconds unless another interval
 * is chosen, and with the page.
 */
export function Updates({ usual }: { usual: number }) {
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
