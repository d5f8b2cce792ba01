import type { ValueChange } from '@/lib/value-diff'
import { Stack, Text } from '@/ui/Layout/Layout'
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
    <Stack marginTop={3}>
      <Text as="h4" fontSize="sm" overflowWrap="anywhere">
        <Text color="text-muted" fontWeight="regular">
          {KINDS[kind]}
        </Text>{' '}
        {name}
      </Text>
      <dl className={styles.places}>
        {places.map(({ path, before, after }) => (
          <div key={path} className={styles.place}>
            <Text as="dt" color="text-muted" overflowWrap="anywhere" fontFamily="mono">
              {path || 'whole'}
            </Text>
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
    </Stack>
  )
}
