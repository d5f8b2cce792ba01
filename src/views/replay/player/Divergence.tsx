import type { Divergence as Found } from '@/recorder/divergence'
import { seekRequested } from '@/store/replay/player/events'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import styles from './Divergence.module.css'

interface DivergenceProps {
  /** The number of inputs replayed before. */
  at: number
  isHere: boolean
  what: Found
}

/** Where the replay first diverges from the log: what was recorded, and what happened here. */
export function Divergence({ at, isHere, what }: DivergenceProps) {
  const send = useSend()
  const title = `The replay leaves the log after input ${at}`
  if (!isHere)
    return (
      <Message tone="danger" title={title}>
        <Button size="sm" onPress={() => send(seekRequested({ to: at }))}>
          Go to the divergence
        </Button>
      </Message>
    )
  return (
    <Message tone="danger" title={title}>
      <dl>
        {what.differences.map(({ section, expected, got }) => (
          <div key={section} className={styles.difference}>
            <dt className={styles.section}>{section}</dt>
            <dd>
              Recorded:{' '}
              <code translate="no" className={styles.value}>
                {expected}
              </code>
            </dd>
            <dd>
              Replayed:{' '}
              <code translate="no" className={styles.value}>
                {got}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Message>
  )
}
