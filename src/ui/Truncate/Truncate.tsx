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
  const isCut = short !== text
  const shown = (
    <Tooltip content={isCut && text} delay={delay}>
      <span role="text" aria-label={text}>
        {short}
      </span>
    </Tooltip>
  )
  if (!isCut || !hasCopyButton) return shown
  return (
    <span className={styles.copyable}>
      {shown}
      <CopyButton text={text} />
    </span>
  )
}
