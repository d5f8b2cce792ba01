import { pluralize } from '@/lib/text'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { useIssues } from '@/store/system/issues/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectFactQueries, selectRestartFacts } from '@/store/system/update/facts'
import { Link } from '@/ui/Link/Link'
import styles from './target-release.module.css'

const are = (noun: string, count: number) =>
  `${pluralize(noun, count)} ${count === 1 ? 'is' : 'are'}`

/** What runs on the system, and what should be mended before it restarts. */
export function RestartFacts() {
  useQueries(useAppSelector(selectFactQueries))
  const facts = useAppSelector(selectRestartFacts)
  const { open, isSettled, isWhole } = useIssues()
  const { sleds, instances, sledsAway = 0, disksAway = 0 } = facts
  return (
    <section aria-labelledby="at-present" className={styles.part}>
      <h3 id="at-present" className={styles.heading}>
        Now
      </h3>
      <ul className={styles.list}>
        <li>
          {sleds === undefined || instances === undefined
            ? 'Counting the instances…'
            : `${pluralize('instance', instances)} on ${pluralize('sled', sleds)}`}
        </li>
        {sledsAway > 0 && <li>{are('sled', sledsAway)} not in service and active</li>}
        {disksAway > 0 && <li>{are('disk', disksAway)} not in service and active</li>}
        {isSettled && open > 0 && (
          <li>
            <Link href={systemPaths.issues()}>
              {!isWhole && 'At least '}
              {pluralize('open issue', open)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
