import { ClassBadge } from './ClassBadge'
import styles from './alerting.module.css'

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
