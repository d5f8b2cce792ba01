import { Fragment } from 'react'
import { Badge } from '@/ui/Badge/Badge'

/** A class of alerts, or a pattern of them, as users type it. May break after its dots. */
export function ClassBadge({ children }: { children: string }) {
  return (
    <Badge isVerbatim>
      {children.split('.').map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && '.'}
          <wbr />
          {segment}
        </Fragment>
      ))}
    </Badge>
  )
}
