import type { ReactNode } from 'react'
import { formatZonedTime, isMoment, toMillis, type Instant } from '@/lib/time'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useLocale } from '@/ui/UiProvider/UiContext'

export interface MomentProps {
  at: Instant
  /** The first lines of the tooltip: what happened at that time. */
  caption?: ReactNode
  className?: string | undefined
  /** The time as shown here. */
  children: ReactNode
}

/** Formatted only when the tooltip opens, because a list has many times. */
function ExactMoment({ at }: Pick<MomentProps, 'at'>) {
  return <div>{formatZonedTime(at, useLocale())}</div>
}

/**
 * A point in time. Its tooltip shows it to the second, with the time zone. Every time on the screen
 * is wrapped in this.
 */
export function Moment({ at, caption, className, children }: MomentProps) {
  return (
    <Tooltip
      content={
        <>
          {caption}
          <ExactMoment at={at} />
        </>
      }
    >
      <time
        className={className}
        {...(isMoment(at) && { dateTime: new Date(toMillis(at)).toISOString() })}
      >
        {children}
      </time>
    </Tooltip>
  )
}
