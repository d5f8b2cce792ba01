import { Pause, Play } from 'lucide-react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { updatesPaused, updatesResumed } from '@/store/time-range/events'
import { selectIsWindowKept, selectWindow } from '@/store/time-range/selectors'
import { selectUpdates } from '@/store/time-range/updates'
import { Button } from '@/ui/Button/Button'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { RefreshFailure } from '../refresh/RefreshFailure'
import styles from './Updates.module.css'

/** Says how fresh the charts are, and stops and starts their going along with the present. */
export function Updates() {
  const send = useSend()
  const updates = useAppSelector(selectUpdates)
  const isKept = useAppSelector(selectIsWindowKept)
  const window = useAppSelector(selectWindow)
  const isFailed = isKept && window !== undefined
  const toggle = () => send(updates?.isPaused ? updatesResumed() : updatesPaused())
  return (
    <div className={styles.updates}>
      <div role="status">{isFailed && <RefreshFailure since={window.end} />}</div>
      {!isFailed && updates && (
        <UpdatedAt
          at={updates.at}
          isOld={updates.isOld && !updates.isPaused}
          note={
            updates.isPaused
              ? 'Automatic updates are paused.'
              : `The charts are updated every ${updates.every}.`
          }
        />
      )}
      {updates && (
        <Button size="sm" onPress={toggle}>
          {updates.isPaused ? <Play size={14} /> : <Pause size={14} />}
          {updates.isPaused ? 'Resume updates' : 'Pause updates'}
        </Button>
      )}
    </div>
  )
}
