import { formatNumber } from '@/lib/number'
import { History } from 'lucide-react'
import { activityOpened } from '@/store/commands/events'
import { selectFailedCount, selectRunningCount } from '@/store/commands/run'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { IconButton } from '@/ui/Button/Button'
import styles from './ActivityButton.module.css'

/** Opens the activity. Shows whether something is running, and how many failures are not dismissed. */
export function ActivityButton() {
  const send = useSend()
  const running = useAppSelector(selectRunningCount)
  const failed = useAppSelector(selectFailedCount)
  const facts = [
    ...(running > 0 ? [`${running} running`] : []),
    ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
  ]
  return (
    <IconButton
      label={['Activity', ...facts].join(', ')}
      hasTooltip
      aria-haspopup="dialog"
      className={styles.button}
      onPress={() => send(activityOpened())}
    >
      <History size={16} />
      {failed > 0 && <span className={styles.failed}>{formatNumber(failed)}</span>}
      {running > 0 && <span className={styles.running} />}
    </IconButton>
  )
}
