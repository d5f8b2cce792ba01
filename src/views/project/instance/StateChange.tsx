import { Spinner } from '@/ui/Spinner/Spinner'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './StateChange.module.css'

/** Beside a state that is about to change. A button, so that its note can be reached by keyboard. */
export function StateChange() {
  return (
    <Tooltip content="The page refreshes itself while the state changes." delay={150} isOnTap>
      <button type="button" className={styles.spinner}>
        <Spinner size={14} />
      </button>
    </Tooltip>
  )
}
