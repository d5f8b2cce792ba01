import { pluralize } from '@/lib/text'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectAllowList } from '@/store/system/allow-list/allow-list'
import type { ForeignChange } from '@/store/system/allow-list/rules'
import { Button } from '@/ui/Button/Button'
import { Message } from '@/ui/Message/Message'
import styles from './page.module.css'

/** More changes than these can only be decided about together. */
const SHOWN = 10

const inWords = ({ kind, text }: ForeignChange) => {
  if (kind === 'mode') return `Now allowed: ${text}`
  return `${kind === 'added' ? 'Added' : 'Removed'} ${text}`
}

/** What others have saved since the user began, to be decided about before the list is saved. */
export function ForeignChanges() {
  const send = useSend()
  const { changes = [], all } = useAppSelector(selectAllowList) ?? {}
  if (!all || changes.length === 0) return null
  const rest = changes.length - SHOWN
  return (
    <div role="status">
      <Message tone="notice" title="Someone else has changed the list in the meantime">
        <ul className={styles.changes}>
          {changes.slice(0, SHOWN).map(({ keep, take, ...change }) => {
            const words = inWords(change)
            return (
              <li key={words} className={styles.change}>
                <span className={styles.what}>{words}</span>
                <span className={styles.buttons}>
                  <Button size="sm" onPress={() => send(keep)} aria-label={`Keep mine: ${words}`}>
                    Keep mine
                  </Button>
                  <Button size="sm" onPress={() => send(take)} aria-label={`Take theirs: ${words}`}>
                    Take theirs
                  </Button>
                </span>
              </li>
            )
          })}
          {changes.length > 1 && (
            <li className={styles.change}>
              <span className={styles.what}>
                {rest > 0 ? `And ${pluralize('more change', rest)}` : 'All of them'}
              </span>
              <span className={styles.buttons}>
                <Button size="sm" onPress={() => send(all.keep)}>
                  Keep all mine
                </Button>
                <Button size="sm" onPress={() => send(all.take)}>
                  Take all theirs
                </Button>
              </span>
            </li>
          )}
        </ul>
      </Message>
    </div>
  )
}
