import { stateText } from './statechart'
import { Badge } from '@/ui/Badge/Badge'
import { cx } from '@/ui/cx'
import type { InspectedActor } from './observer'
import styles from './ActorTree.module.css'

interface ActorTreeProps {
  actors: readonly InspectedActor[]
  /** Session of the shown actor. */
  current: string | null
  onChoose: (session: string) => void
  /** The actor whose children are listed; null for the root. */
  parent?: string | null
}

/** Actors with their states, each above the actors it started. */
export function ActorTree({ actors, current, onChoose, parent = null }: ActorTreeProps) {
  const own = actors.filter(actor => actor.parent === parent)
  if (own.length === 0) return null
  return (
    <ul className={styles.list}>
      {own.map(actor => (
        <li key={actor.session}>
          <button
            type="button"
            className={cx(styles.actor, actor.hasEnded && styles.ended)}
            aria-current={actor.session === current || undefined}
            onClick={() => onChoose(actor.session)}
          >
            <span className={styles.id}>{actor.id}</span>
            <ActorState actor={actor} />
          </button>
          <ActorTree actors={actors} current={current} onChoose={onChoose} parent={actor.session} />
        </li>
      ))}
    </ul>
  )
}

/** The state of an actor and its tags, or how it ended. */
export function ActorState({ actor: { shown, hasEnded } }: { actor: InspectedActor }) {
  return (
    <span className={styles.state}>
      {stateText(shown.value)}
      {shown.tags.map(tag => (
        <Badge key={tag} isVerbatim>
          {tag}
        </Badge>
      ))}
      {hasEnded && <Badge tone="notice">{shown.status}</Badge>}
    </span>
  )
}
