import { plainText } from '@/lib/rich-text'
import type { selectInstance } from '@/store/project/instances/instances'
import type { SerialConsoleViewModel } from '@/store/project/serial-console/serial-console'
import type { ViewOf } from '@/store/queries/view-models'
import { Row } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { Spinner } from '@/ui/Spinner/Spinner'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { cx } from '@/ui/cx'
import styles from './ConsoleNotice.module.css'

interface ConsoleNoticeProps {
  shown: SerialConsoleViewModel
  instance: ViewOf<typeof selectInstance>
}

/** Replaces a terminal that has no output yet, and says why. */
export function ConsoleNotice({ shown, instance }: ConsoleNoticeProps) {
  const { status, reason } = shown
  if (status === 'error')
    return (
      <div className={styles.area}>
        <div className={styles.card}>
          <Message tone="danger" title="Serial console connection failed">
            {reason && <RichText text={reason} />}
          </Message>
        </div>
      </div>
    )
  const isOnItsWay = status === 'connecting'
  return (
    <div className={styles.area}>
      <div aria-hidden className={cx(styles.lines, isOnItsWay && styles.pulsing)}>
        {LINES.map((width, index) => (
          <span key={index} className={styles.line} style={{ width }} />
        ))}
      </div>
      <div className={styles.card}>
        {reason ? (
          <>
            <Row as="p" gap={2}>
              {isOnItsWay && <Spinner />}
              <StateBadge kind="instance" state={instance.runState} />
            </Row>
            <p>{plainText(reason)}</p>
          </>
        ) : (
          <Row as="p" gap={2}>
            <Spinner />
            Connecting to the serial console…
          </Row>
        )}
      </div>
    </div>
  )
}

/** Widths of the placeholder lines, like those of common output. */
const LINES = ['42%', '61%', '54%', '0', '73%', '38%', '66%', '0', '49%', '28%']
