import { truncateEnd, truncateMiddle } from '@/lib/text'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

export interface TruncateProps {
  text: string
  /** In characters, including the ellipsis. */
  max: number
  position?: 'middle' | 'end'
  delay?: number
}

/** A text of limited length. Its label and its tooltip have the full text. */
export function Truncate({ text, max, position = 'end', delay = 300 }: TruncateProps) {
  const short = position === 'middle' ? truncateMiddle(text, max) : truncateEnd(text, max)
  return (
    <Tooltip content={short !== text && text} delay={delay}>
      <span role="text" aria-label={text}>
        {short}
      </span>
    </Tooltip>
  )
}
