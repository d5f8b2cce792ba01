import { useMemo, useState } from 'react'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import type { FromReplayFrame } from '@/ports/replay-frame'
import type { StateHit, StateSearchProgress } from '@/recorder/state-search'
import { seekRequested, type PlayerViewModel } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { LongList } from '@/ui/LongList/LongList'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import type { LogFile } from './log-file'
import { timeText } from './log-items'
import type { Lane } from './time-axis'
import styles from './Timeline.module.css'

/** A hit as a line of the list. */
interface FoundItem extends StateHit {
  id: number
  t: number
  text: string
}

interface Search extends Omit<StateSearchProgress, 'hits' | 'isComplete'> {
  /** Numbers the orders to the frame, whose reports name the search that they are about. */
  number: number
  /** The words that are or were looked for. */
  words: string
  state: 'none' | 'searching' | 'stopped' | 'complete' | 'full' | 'failed'
  items: readonly FoundItem[]
  /** Why it failed. */
  message: string
}

const NO_SEARCH: Search = {
  number: 0,
  words: '',
  state: 'none',
  position: 0,
  divergedAt: null,
  items: [],
  message: '',
}

/** What a hit is called, by whether it is the only one and whether its section holds the words. */
const kindOf = ({ isHeld, isOnly }: StateHit): { word: string; tone: BadgeTone } => {
  if (isHeld) return { word: isOnly ? 'Appears' : 'Also', tone: isOnly ? 'success' : 'info' }
  return { word: isOnly ? 'Gone' : 'Leaves', tone: isOnly ? 'notice' : 'neutral' }
}

const placeOf = ({ section, path }: StateHit) => (path === '' ? section : `${section}, ${path}`)

/** A search in the states of the open log, which the frame carries out. */
export const useStateSearch = ({ items }: LogFile) => {
  const [search, setSearch] = useState(NO_SEARCH)
  const times = useMemo(
    () => items.filter(({ group }) => group === 'inputs').map(({ t }) => t),
    [items],
  )
  const itemOf = (hit: StateHit, id: number): FoundItem => ({
    ...hit,
    id,
    t: times[hit.position - 1] ?? 0,
    text: `${kindOf(hit).word}: ${hit.excerpt}, ${placeOf(hit)}`,
  })
  const take = (
    report: Extract<FromReplayFrame<never, never, StateSearchProgress>, { search: number }>,
  ) =>
    setSearch(known => {
      if (report.search !== known.number) return known
      if (report.type === 'searchFailed')
        return { ...known, state: 'failed', message: report.message }
      const { hits, isComplete, ...progress } = report.found
      const ended = isComplete ? 'complete' : 'full'
      const found = hits.map((hit, index) => itemOf(hit, known.items.length + index))
      return {
        ...known,
        ...progress,
        state: report.isDone ? ended : 'searching',
        items: [...known.items, ...found],
      }
    })
  const lane = useMemo((): Lane | null => {
    if (search.state === 'none') return null
    const marks = search.items.map(({ position, t, text }) => ({
      from: t,
      to: t,
      position,
      row: 0,
      isError: false,
      text: `${timeText(t)}: ${text}`,
    }))
    return { name: 'found', label: 'Found', noun: 'place found', marks }
  }, [search.state, search.items])
  return {
    ...search,
    lane,
    take,
    start: (words: string) =>
      setSearch(({ number }) => ({ ...NO_SEARCH, number: number + 1, words, state: 'searching' })),
    stop: () => setSearch(known => ({ ...known, number: known.number + 1, state: 'stopped' })),
  }
}

export type StateSearch = ReturnType<typeof useStateSearch>

/** What a search has come to, in a sentence. Only one that is complete knows that there is no more. */
const outcomeOf = ({ state, words, position, items, message }: StateSearch, inputs: number) => {
  const found = items.length === 0 ? 'Nothing' : formatNumber(items.length)
  const upTo = `input ${formatNumber(position)} of ${formatNumber(inputs)}`
  switch (state) {
    case 'complete':
      return items.length === 0
        ? `The state never held “${words}”. All ${pluralize('input', inputs)} searched.`
        : `${found} found for “${words}” in all ${pluralize('input', inputs)}.`
    case 'stopped':
      return `${found} found for “${words}” up to ${upTo}. The rest was not searched.`
    case 'full':
      return `${found} found for “${words}” up to ${upTo}. The rest was not searched: add a word to find less.`
    case 'failed':
      return `The search ended at ${upTo}. ${message}`
    default:
      return ''
  }
}

const EMPTY: Readonly<Record<Search['state'], string>> = {
  none: 'Finds when the state first held words, and when it no longer did: a name and a state, or an id.',
  searching: 'Nothing found so far.',
  stopped: 'Nothing found so far.',
  complete: 'Nothing found.',
  full: '',
  failed: 'Nothing found so far.',
}

interface StateSearchListProps {
  search: StateSearch
  player: PlayerViewModel
  /** What is typed. */
  words: string
}

/** How far the search is, and what it has found. Choosing a line goes to its input. */
export function StateSearchList({ search, player, words }: StateSearchListProps) {
  const send = useSend()
  const [chosen, setChosen] = useState<FoundItem | null>(null)
  const { state, items, position, divergedAt } = search
  const current =
    chosen?.position === player.position && items.includes(chosen)
      ? chosen
      : (items.find(item => item.position === player.position) ?? null)
  const isSearching = state === 'searching'
  return (
    <>
      <Stack gap={2} padding={3} flex="none">
        <Row gap={2}>
          <Stack flex={1} minWidth={0} gap={1}>
            {isSearching && (
              <>
                <ProgressBar
                  label="Search in the state"
                  value={(position / Math.max(player.inputs, 1)) * 100}
                />
                <Text fontSize="xs" color="text-muted">
                  Input {formatNumber(position)} of {formatNumber(player.inputs)},{' '}
                  {formatNumber(items.length)} found
                </Text>
              </>
            )}
            <Text
              role="status"
              fontSize="xs"
              color={state === 'failed' ? 'danger-text' : 'text-muted'}
              overflowWrap="anywhere"
            >
              {outcomeOf(search, player.inputs)}
            </Text>
          </Stack>
          <Button
            size="sm"
            disabledReason={
              !isSearching && words.trim() === '' ? 'Enter the words to search for' : null
            }
            onPress={() => (isSearching ? search.stop() : search.start(words.trim()))}
          >
            {isSearching ? 'Stop' : 'Search'}
          </Button>
        </Row>
        {divergedAt !== null && (
          <Text fontSize="xs" color="text-muted">
            The replay leaves the log after input {formatNumber(divergedAt)}. From there on, the
            states are those of this build.
          </Text>
        )}
      </Stack>
      <div className={styles.list}>
        <LongList
          label="Found in the state"
          items={items}
          current={current?.id ?? null}
          emptyText={EMPTY[state]}
          onChoose={item => {
            setChosen(item)
            send(seekRequested({ to: item.position }))
          }}
        >
          {item => <FoundLine item={item} />}
        </LongList>
      </div>
      {current && <Place item={current} />}
    </>
  )
}

function FoundLine({ item }: { item: FoundItem }) {
  const { word, tone } = kindOf(item)
  return (
    <>
      <time className={styles.time}>{timeText(item.t)}</time>
      <Text flex="none">
        <Badge tone={tone}>{word}</Badge>
      </Text>
      <span className={styles.text}>{item.excerpt}</span>
      {item.places > 1 && (
        <Text flex="none" color="text-muted" fontSize="xs">
          +{formatNumber(item.places - 1)}
        </Text>
      )}
    </>
  )
}

/** What a line of the list has no room for. */
function Place({ item }: { item: FoundItem }) {
  const { isHeld, isOnly, places, excerpt } = item
  const others = isHeld ? 'No place held it before.' : 'No place holds it any longer.'
  return (
    <div className={styles.found} role="group" aria-label="Place found">
      <Text as="p" overflowWrap="anywhere" fontFamily="mono">
        {excerpt}
      </Text>
      <Text as="p" color="text-muted" overflowWrap="anywhere">
        {isHeld ? 'Now in' : 'No longer in'} {placeOf(item)}
        {places > 1 && ` and ${pluralize('other place', places - 1)} of it`}. {isOnly && others}
      </Text>
    </div>
  )
}
