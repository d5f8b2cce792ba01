import { useId } from 'react'
import type { ListedPart, PartKind } from '@/store/project/topology/graph'
import type { TopologyViewModel } from '@/store/project/topology/topology'
import { Link } from '@/ui/Link/Link'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { partKinds } from './kinds'
import styles from './PartList.module.css'

/** The parts of a VPC by kind, each with the parts it is linked to. */
export function PartList({ list }: Pick<TopologyViewModel, 'list'>) {
  return list.map(({ kind, parts }) => <Kind key={kind} kind={kind} parts={parts} />)
}

function Kind({ kind, parts }: { kind: PartKind; parts: readonly ListedPart[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <h3 id={id} className={styles.heading}>
        {partKinds[kind].many}
      </h3>
      {parts.length === 0 && <p className={styles.fact}>None</p>}
      <ul className={styles.list}>
        {parts.map(listed => (
          <Listed key={listed.part.id} {...listed} />
        ))}
      </ul>
    </section>
  )
}

function Listed({ part, groups }: ListedPart) {
  return (
    <li>
      <Link href={part.href}>{part.name}</Link>{' '}
      {part.state && <StateBadge kind="instance" state={part.state} />}{' '}
      <span className={styles.fact}>{part.facts.join(', ')}</span>
      {groups.length > 0 && (
        <ul className={styles.list}>
          {groups.map(({ kind, others }) => (
            <li key={kind}>
              <span className={styles.fact}>
                {partKinds[kind][others.length === 1 ? 'one' : 'many']}
              </span>
              <ul className={styles.list}>
                {others.map(({ part: other, notes }, index) => (
                  <li key={index}>
                    <Link href={other.href}>{other.name}</Link>{' '}
                    <span className={styles.fact}>{notes.join(', ')}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
