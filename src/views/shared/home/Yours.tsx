import type { RecentCommand } from '@/store/commands/events'
import { commandWords } from '@/store/commands/describe'
import { recentItems } from '@/store/everywhere/items'
import { objectOfCommand } from '@/store/everywhere/kinds'
import { addressOf, inOrder, placeOf } from '@/store/saved-views/edit'
import { useAppSelector } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/Cells'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { useRoute } from '@/views/shell/route-context'
import { HomeSection } from './HomeParts'
import styles from './home.module.css'

/** Number of commands listed. */
const MOST = 5

interface Entry {
  id: string
  label: string
  /** Undefined for an object that is gone. */
  to?: string | undefined
  detail?: string | undefined
  /** In milliseconds since the epoch. */
  at?: number
}

const OUTCOMES: Record<RecentCommand['state'], string> = {
  running: 'running',
  done: '',
  failed: 'failed',
}

const commandEntry = (entry: RecentCommand): Entry => {
  const { what, object, rest, place, named } = commandWords(entry)
  const isThere = entry.state === 'done' || !named.endpoint.endsWith('Create')
  return {
    id: `${entry.id}`,
    label: [what, object, rest].filter(part => part !== undefined).join(' '),
    to: isThere ? objectOfCommand(named) : undefined,
    detail: [place, OUTCOMES[entry.state]].filter(Boolean).join(', '),
    at: entry.at,
  }
}

function Entries({
  title,
  none,
  entries,
}: {
  title: string
  none: string
  entries: readonly Entry[]
}) {
  return (
    <div>
      <Text as="h3" fontWeight="medium" marginBottom={2}>
        {title}
      </Text>
      {entries.length === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <ul aria-label={title} className={styles.entries}>
          {entries.map(({ id, label, to, detail, at }) => (
            <li key={id}>
              {to === undefined ? label : <Link href={to}>{label}</Link>}
              {detail && <span className={styles.muted}> {detail}</span>}
              {at !== undefined && (
                <span className={styles.muted}>
                  {' '}
                  <DateCell date={new Date(at).toISOString()} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The pinned views of the user, what they did last in this tab, and the objects opened last. */
export function Yours() {
  const { path } = useRoute()
  const views = useAppSelector(state => state.savedViews)
  const commands = useAppSelector(state => state.commands.recent)
  const recent = useAppSelector(state => state.palette.recent)
  return (
    <HomeSection title="Yours">
      <div className={styles.yours}>
        <Entries
          title="Pinned views"
          none="Views of lists and dashboards that you pin appear here."
          entries={inOrder(views.filter(({ isPinned }) => isPinned)).map(view => ({
            id: addressOf(view) + view.name,
            label: view.name,
            to: addressOf(view),
            detail: placeOf(view),
          }))}
        />
        <Entries
          title="Last actions"
          none="What you create, change and delete in this tab appears here."
          entries={commands.toReversed().slice(0, MOST).map(commandEntry)}
        />
        <Entries
          title="Opened last"
          none="Objects that you open appear here."
          entries={recentItems(recent, path).map(({ id, label, to, detail = '' }) => ({
            id,
            label: `${detail} ${label}`,
            to,
          }))}
        />
      </div>
    </HomeSection>
  )
}
