import { useDeferredValue, useMemo, useState } from 'react'
import { seekRequested, type PlayerViewModel } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import { Stack } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { LongList } from '@/ui/LongList/LongList'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { filterItems, timeText, type Group, type LogItem } from './log-items'
import styles from './Timeline.module.css'

const GROUPS: readonly { value: Group | 'all'; label: string }[] = [
  { value: 'steps', label: 'Steps' },
  { value: 'all', label: 'Everything' },
  { value: 'inputs', label: 'Inputs' },
  { value: 'requests', label: 'Requests' },
  { value: 'state', label: 'State changes' },
  { value: 'seen', label: 'What was seen' },
  { value: 'errors', label: 'Errors' },
]

interface TimelineProps {
  items: readonly LogItem[]
  player: PlayerViewModel
}

/** The input at the position, or the last shown item before it if that input is filtered out. */
const currentOf = (items: readonly LogItem[], position: number) => {
  const later = items.findIndex(item => item.position > position)
  const before = later === -1 ? items : items.slice(0, later)
  const input = before.findLast(item => item.position === position && item.group === 'inputs')
  return input ?? before.at(-1) ?? null
}

/**
 * The lines of the log in order: at first those by which the person did or saw something. Choosing a
 * line seeks to it.
 */
export function Timeline({ items, player }: TimelineProps) {
  const send = useSend()
  const [group, setGroup] = useState<Group | 'all'>('steps')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<LogItem | null>(null)
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => filterItems(items, group, wanted), [items, group, wanted])
  const { position, divergedAt } = player
  // Several lines can share a position: the chosen one stays current while it is shown.
  const current =
    chosen?.position === position && shown.includes(chosen) ? chosen : currentOf(shown, position)

  return (
    <section aria-label="Timeline" className={styles.timeline}>
      <div className={styles.filters}>
        <Stack flex="none" width="9.5rem">
          <Select
            label="Show"
            name="group"
            isLabelHidden
            isOptionalHidden
            items={GROUPS}
            value={group}
            onChange={value => setGroup(value as Group)}
          />
        </Stack>
        <Stack flex={1} minWidth={0}>
          <TextField
            label="Search the log"
            name="search"
            isLabelHidden
            isOptionalHidden
            placeholder="Search"
            value={search}
            onChange={setSearch}
          />
        </Stack>
      </div>
      <div className={styles.list}>
        <LongList
          label="Lines of the log"
          items={shown}
          current={current?.id ?? null}
          emptyText="Nothing in the log matches."
          onChoose={item => {
            setChosen(item)
            send(seekRequested({ to: item.position }))
          }}
        >
          {item => (
            <Line
              item={item}
              areStepsShown={group === 'steps'}
              isDiverged={item.position === divergedAt}
            />
          )}
        </LongList>
      </div>
    </section>
  )
}

interface LineProps {
  item: LogItem
  areStepsShown: boolean
  isDiverged: boolean
}

function Line({ item, areStepsShown, isDiverged }: LineProps) {
  return (
    <>
      <time className={styles.time}>{timeText(item.t)}</time>
      {areStepsShown ? (
        <span className={cx(styles.text, item.isError && styles.error)}>{item.step}</span>
      ) : (
        <>
          <span className={cx(styles.kind, styles[item.group], item.isError && styles.error)}>
            {item.kind}
          </span>
          <span className={styles.text}>{item.text}</span>
        </>
      )}
      {isDiverged && item.group === 'inputs' && <span className={styles.diverged}>diverges</span>}
    </>
  )
}
