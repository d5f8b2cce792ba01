import { truncateEnd, truncateMiddle } from '@/lib/text'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Truncate.module.css'

export interface TruncateProps {
  text: string
  /** Characters, the ellipsis included. */
  max: number
  position?: 'middle' | 'end'
  /** Offers the full text for copying when some of it is hidden. */
  hasCopyButton?: boolean
  delay?: number
}

/** A text of limited length. What is cut off is in its name and its tooltip. */
export function Truncate({
  text,
  max,
  position = 'end',
  hasCopyButton = false,
  delay = 300,
}: TruncateProps) {
  const short = position === 'middle' ? truncateMiddle(text, max) : truncateEnd(text, max)
  if (short === text) return <span aria-label={text}>{text}</span>
  const cut = (
    <Tooltip content={text} delay={delay}>
      <span role="text" aria-label={text}>
        {short}
      </span>
    </Tooltip>
  )
  return hasCopyButton ? (
    <span className={styles.copyable}>
      {cut}
      <CopyButton text={text} />
    </span>
  ) : (
    cut
  )
}
