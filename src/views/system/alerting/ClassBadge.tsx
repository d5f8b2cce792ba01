import { Fragment } from 'react'
import { Badge } from '@/ui/Badge/Badge'
import styles from './alerting.module.css'

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

interface MatchesProps {
  pattern: string
  /** The classes that the pattern matches; undefined while unknown. */
  names: readonly string[] | undefined
}

/** The classes that a pattern matches at present. */
export function Matches({ pattern, names }: MatchesProps) {
  return (
    <div role="status" className={styles.matches}>
      {pattern !== '' && names?.length === 0 && 'Matches nothing now, but may later.'}
      {pattern !== '' && names && names.length > 0 && (
        <>
          Matches{' '}
          {names.map(name => (
            <ClassBadge key={name}>{name}</ClassBadge>
          ))}
        </>
      )}
    </div>
  )
}
