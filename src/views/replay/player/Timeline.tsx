import { useDeferredValue, useMemo, useState } from 'react'
import { seekRequested, type PlayerViewModel } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import { Stack } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { LongList } from '@/ui/LongList/LongList'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { filterItems, timeText, type Group, type LogItem } from './log-items'
import { StateSearchList, type StateSearch } from './StateSearch'
import styles from './Timeline.module.css'

/** Not lines of the log, but what the state held after them. */
const HELD = 'held'

type Shown = Group | 'all' | typeof HELD

const GROUPS: readonly { value: Shown; label: string }[] = [
  { value: 'steps', label: 'Steps' },
  { value: 'all', label: 'Everything' },
  { value: 'inputs', label: 'Inputs' },
  { value: 'requests', label: 'Requests' },
  { value: 'state', label: 'State changes' },
  { value: 'seen', label: 'What was seen' },
  { value: 'errors', label: 'Errors' },
  { value: HELD, label: 'Text in the state' },
]

interface TimelineProps {
  items: readonly LogItem[]
  player: PlayerViewModel
  search: StateSearch
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
export function Timeline({ items, player, search }: TimelineProps) {
  const send = useSend()
  const [group, setGroup] = useState<Shown>('steps')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<LogItem | null>(null)
  const wanted = useDeferredValue(words)
  const shown = useMemo(
    () => (group === HELD ? [] : filterItems(items, group, wanted)),
    [items, group, wanted],
  )
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
            onChange={value => setGroup(value as Shown)}
          />
        </Stack>
        <Stack flex={1} minWidth={0}>
          <TextField
            label={group === HELD ? 'Search the state' : 'Search the log'}
            name="search"
            isLabelHidden
            isOptionalHidden
            placeholder={group === HELD ? 'Words, then Enter' : 'Search'}
            value={words}
            onChange={setWords}
            onEnter={
              group === HELD && words.trim() !== '' ? () => search.start(words.trim()) : undefined
            }
          />
        </Stack>
      </div>
      {group === HELD ? (
        <StateSearchList search={search} player={player} words={words} />
      ) : (
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
      )}
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
