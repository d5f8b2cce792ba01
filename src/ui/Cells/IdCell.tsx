import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import link from '@/ui/Link/Link.module.css'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Cells.module.css'

export interface IdCellProps {
  id: string
  /** Name of the object with this id. */
  name: string
  /** Its page or panel. */
  href?: string | undefined
  /** Opens something other than a page. */
  onPress?: () => void
}

/** Characters at the end of an id that are always shown. */
const TAIL = 6

/** The parts of an id: the first gives way where the other columns need the room. */
function IdText({ id }: { id: string }) {
  return (
    <>
      <span className={styles.head} data-cut>
        {id.slice(0, -TAIL)}
      </span>
      <span>{id.slice(-TAIL)}</span>
    </>
  )
}

/** An id in a table, with a button to copy it. */
export function IdCell({ id, name, href, onPress }: IdCellProps) {
  const text = <IdText id={id} />
  return (
    <span className={cx(styles.inline, styles.mono)} translate="no">
      <Tooltip content={id} delay={300} isForCutText>
        {href !== undefined ? (
          <Link
            href={href}
            look="quiet"
            aria-label={id}
            className={cx(styles.link, styles.shortening)}
          >
            {text}
          </Link>
        ) : onPress ? (
          <button
            type="button"
            aria-label={id}
            onClick={onPress}
            className={cx(link.link, link.quiet, styles.link, styles.shortening)}
          >
            {text}
          </button>
        ) : (
          <span role="text" aria-label={id} className={styles.shortening}>
            {text}
          </span>
        )}
      </Tooltip>
      <CopyButton label={`Copy ID of ${name}`} text={id} />
    </span>
  )
}
