import type { ValueChange } from '@/lib/value-diff'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './SectionDiff.module.css'

const KINDS: Readonly<Record<string, string>> = {
  actor: 'Machine',
  slice: 'Slice',
  query: 'Answer in the cache',
}

interface SectionDiffProps {
  section: string
  places: readonly ValueChange[]
}

/** The changes in one section of the state, by path. */
export function SectionDiff({ section, places }: SectionDiffProps) {
  const [, kind = '', name = section] = /^(\w+) ([^]+)$/.exec(section) ?? []
  return (
    <div className={styles.section}>
      <h4 className={styles.name}>
        <span className={styles.kind}>{KINDS[kind]}</span> {name}
      </h4>
      <dl className={styles.places}>
        {places.map(({ path, before, after }) => (
          <div key={path} className={styles.place}>
            <dt className={styles.path}>{path || 'whole'}</dt>
            <dd className={styles.values}>
              {before !== undefined && (
                <del className={styles.before}>
                  <VisuallyHidden>before: </VisuallyHidden>
                  {before || '""'}
                </del>
              )}
              {after !== undefined && (
                <ins className={styles.after}>
                  <VisuallyHidden>after: </VisuallyHidden>
                  {after || '""'}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
