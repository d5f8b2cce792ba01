import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { GraphPart, ListedPart, Neighbor } from '@/lib/graph'
import { Text } from '@/ui/Layout/Layout'
import type { KindLook } from './Picture'
import styles from './Graph.module.css'

interface PartListProps<Part extends GraphPart> {
  list: readonly { kind: Part['kind']; parts: readonly ListedPart<Part>[] }[]
  looks: Readonly<Record<Part['kind'], KindLook>>
  /** The name of a part, usually as a link. */
  name: (part: Part) => ReactNode
  state: (part: Part) => ReactNode
}

/** The parts of a graph by kind, each with the parts it is linked to. */
export function PartList<Part extends GraphPart>({ list, ...props }: PartListProps<Part>) {
  return list.map(({ kind, parts }) => <Kind key={kind} kind={kind} parts={parts} {...props} />)
}

type Drawn<Part extends GraphPart> = Omit<PartListProps<Part>, 'list'>

interface KindProps<Part extends GraphPart> extends Drawn<Part> {
  kind: Part['kind']
  parts: readonly ListedPart<Part>[]
}

function Kind<Part extends GraphPart>({ kind, parts, ...props }: KindProps<Part>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <Text as="h3" id={id} fontWeight="strong" marginBottom={2}>
        {props.looks[kind].many}
      </Text>
      {parts.length === 0 && (
        <Text as="p" color="text-muted" fontSize="sm">
          None
        </Text>
      )}
      <ul className={styles.list}>
        {parts.map(listed => (
          <Listed key={listed.part.id} {...props} {...listed} />
        ))}
      </ul>
    </section>
  )
}

function Listed<Part extends GraphPart>(props: Drawn<Part> & ListedPart<Part>) {
  const { part, groups, looks, name, state } = props
  return (
    <li>
      {name(part)} {state(part)}{' '}
      <Text color="text-muted" fontSize="sm">
        {part.facts.join(', ')}
      </Text>
      <Neighbors groups={groups} looks={looks} name={name} />
    </li>
  )
}

interface NeighborsProps<Part extends GraphPart>
  extends Pick<ListedPart<Part>, 'groups'>, Pick<Drawn<Part>, 'looks' | 'name'> {}

/** What a part is linked to, by kind. */
export function Neighbors<Part extends GraphPart>({ groups, looks, name }: NeighborsProps<Part>) {
  if (groups.length === 0) return null
  return (
    <ul className={styles.list}>
      {groups.map(({ kind, others }) => (
        <li key={kind}>
          <Text color="text-muted" fontSize="sm">
            {looks[kind][others.length === 1 ? 'one' : 'many']}
          </Text>
          <ul className={styles.list}>
            {others.map(({ part, notes }: Neighbor<Part>, index) => (
              <li key={index}>
                {name(part)}{' '}
                <Text color="text-muted" fontSize="sm">
                  {notes.join(', ')}
                </Text>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const narrow = () => window.matchMedia?.('(width < 40em)')

const watchWidth = (onChange: () => void) => {
  const media = narrow()
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone, where a list is easier to read than a picture. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(watchWidth, () => narrow()?.matches ?? false)
