import type { ReactNode } from 'react'
import { formatZonedTime, isMoment, toMillis, type Instant } from '@/lib/time'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { useLocale } from '@/ui/UiProvider/UiContext'

export interface MomentProps {
  at: Instant
  /** The first lines of the tooltip: what happened then. */
  caption?: ReactNode
  className?: string | undefined
  /** The moment as it is written here. */
  children: ReactNode
}

/** Worked out when the tooltip shows: a list has many moments, and few are ever asked about. */
function ExactMoment({ at }: Pick<MomentProps, 'at'>) {
  return <div>{formatZonedTime(at, useLocale())}</div>
}

/**
 * A moment. Its tooltip gives it to the second, with the time zone: wherever a time stands, it stands
 * in this.
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
