import { ArrowLeft } from 'lucide-react'
import { useState, useEffect, useMemo, useRef } from 'react'
import { formatDateTime } from '@/lib/time'
import {
  type PlayerViewModel,
  pauseRequested,
  playRequested,
  seekRequested,
  stepRequested,
} from '@/store/replay/player/player'
import { Button } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { isPlayerKey, type PlayerKey } from '@/ports/replay-frame'
import { selectHasSingleKeys } from '@/store/preferences/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import type { StoreEvent } from '@/store/setup/event'
import { withReferences } from '@/recorder/bodies'
import { harOf } from '@/recorder/har'
import { writeLog, type Log } from '@/recorder/log'
import { factsOf, reproductionOf } from '@/recorder/reproduction'
import { elementText, seenAt, type SeenNow } from '@/recorder/seen'
import { StepsModal } from '@/views/shared/steps/StepsModal'
import { useFiles } from '@/views/shell/files-context'
import { BookmarkList, DiscardBookmarks, useBookmarks } from './Bookmarks'
import { ChooseOther, ComparisonList, Differences, useComparison } from './Comparison'
import { Controls } from './Controls'
import { Details } from './Details'
import { Lanes, ZOOM_STEP } from './Lanes'
import type { LogFile } from './log-file'
import { ReplayFrame, type Report } from './ReplayFrame'
import { useStateSearch } from './StateSearch'
import { Timeline } from './Timeline'
import { useLanes, type LanesView } from './use-lanes'
import styles from './Player.module.css'

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input, textarea, select, button, a, [role="listbox"], [role="dialog"]'

/** Lanes by the letter of the key that goes through their marks. */
const LANES_BY_KEY = { a: 'actions', r: 'requests', e: 'errors', f: 'found' } as const

/** What a key of the player does. */
const act = (
  key: PlayerKey,
  { state, inputs }: PlayerViewModel,
  lanes: LanesView,
  addBookmark: () => void,
  send: (event: StoreEvent) => void,
) => {
  switch (key) {
    case ' ':
      return send(state === 'playing' ? pauseRequested() : playRequested())
    case 'ArrowRight':
      return send(stepRequested({ by: 1 }))
    case 'ArrowLeft':
      return send(stepRequested({ by: -1 }))
    case 'Home':
      return send(seekRequested({ to: 0 }))
    case 'End':
      return send(seekRequested({ to: inputs }))
    case '+':
      return lanes.zoom(ZOOM_STEP)
    case '-':
      return lanes.zoom(1 / ZOOM_STEP)
    case '0':
      return lanes.showWhole()
    case 'b':
      return addBookmark()
    default: {
      const lower = key.toLowerCase() as keyof typeof LANES_BY_KEY
      const to = lanes.neighbor(LANES_BY_KEY[lower], key === lower ? 1 : -1)
      if (to !== null) lanes.seek(to)
    }
  }
}

/** Buttons and links handle only the space bar, not the other keys. */
const isTaken = (target: EventTarget | null, key: string) => {
  const owner = target instanceof Element ? target.closest(OWN_KEYS) : null
  return owner !== null && !(owner.matches('button, a') && key !== ' ')
}

/**
 * Space plays and pauses, the arrow keys step, Home and End seek to the ends; letters, unless single
 * keys are switched off, go through the marks of a lane. Returns a handler for keys pressed outside
 * the page, in the frame.
 */
const useKeys = (player: PlayerViewModel, lanes: LanesView, addBookmark: () => void) => {
  const send = useSend()
  const hasSingleKeys = useAppSelector(selectHasSingleKeys)
  const press = (key: PlayerKey) => {
    if (hasSingleKeys || !/^[^ ]$/.test(key)) act(key, player, lanes, addBookmark, send)
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || event.defaultPrevented || isTaken(target, key)) return
      if (!isPlayerKey(key)) return
      event.preventDefault()
      latest.current(key)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return press
}

/** What the person saw at the position of the replay. */
const useSeen = ({ items, seen }: LogFile, { position }: PlayerViewModel) =>
  useMemo(() => {
    const input = items.find(item => item.position === position && item.group === 'inputs')
    return seenAt(seen, position, input?.t ?? 0)
  }, [items, seen, position])

/** The window and the focus of the moment, in words. */
function Surroundings({ file: { log, seen }, now }: { file: LogFile; now: SeenNow }) {
  const { width, height, ratio } = now.size ?? log.header.window ?? {}
  const scale = now.size?.scale
  if (width === undefined && seen.length === 0) return null
  return (
    <dl className={styles.surroundings}>
      {width !== undefined && (
        <div>
          <Text as="dt" color="text-muted">
            Window
          </Text>
          <dd>
            {width} × {height}
            {ratio !== undefined && ratio !== 100 && `, ${ratio}% pixel ratio`}
            {scale !== undefined && `, zoomed to ${scale}%`}
          </dd>
        </div>
      )}
      {seen.length > 0 && (
        <div>
          <Text as="dt" color="text-muted">
            Focus
          </Text>
          <dd>{now.focus ? elementText(now.focus) || 'Nothing' : 'Not recorded'}</dd>
        </div>
      )}
    </dl>
  )
}

interface PlayerProps {
  file: LogFile
  player: PlayerViewModel
  onClose: () => void
}

/** An open log: the console under replay, the controls, the timeline and the last step. */
export function Player({ file, player, onClose }: PlayerProps) {
  const reader = useLocale()
  const [report, setReport] = useState<Report | null>(null)
  const { header } = file.log
  const search = useStateSearch(file)
  const lanes = useLanes(file, player, search.lane)
  const marks = useBookmarks(file, player.position)
  const comparison = useComparison(file)
  const press = useKeys(player, lanes, () => !marks.isFull && marks.setAdding(true))
  const { save } = useFiles()
  const saveLog = () => {
    const { bookmarks } = marks
    save({
      name: `${nameOf(file)}.jsonl`,
      type: 'application/x-ndjson',
      text: writeLog(withReferences({ header: { ...header, bookmarks }, lines: file.log.lines })),
    })
    marks.markSaved()
  }
  const [isActualSize, setActualSize] = useState(false)
  const [areStepsShown, setStepsShown] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const seen = useSeen(file, player)
  return (
    <>
      <header className={styles.header}>
        <Text as="h1" fontSize="lg">
          Replay
        </Text>
        <span className={styles.file} title={file.name}>
          {file.name}
        </span>
        <Text color="text-muted" fontSize="sm" flex="1 0 auto">
          {formatDateTime(header.start, reader)}, build {header.build}
        </Text>
        <Button size="sm" onPress={() => setStepsShown(true)}>
          Steps to reproduce
        </Button>
        <Button size="sm" aria-haspopup="dialog" onPress={comparison.ask}>
          Compare
        </Button>
        <Button size="sm" onPress={saveLog}>
          Save log
        </Button>
        <LinkButton href="/" size="sm" tone="ghost">
          <ArrowLeft size={14} />
          Back to console
        </LinkButton>
        <Button size="sm" onPress={() => (marks.isUnsaved ? setLeaving(true) : onClose())}>
          Open another log
        </Button>
      </header>
      <Facts log={file.log} />
      {header.build !== __BUILD__ && (
        <div className={styles.notice}>
          <Message tone="notice" title="This log is of another build">
            It was recorded with build {header.build}; this is build {__BUILD__}. What the console
            does may have changed since, so the replay may leave the log.
          </Message>
        </div>
      )}
      {player.state === 'failed' && (
        <div className={styles.notice} role="alert">
          <Message tone="danger" title="The replay has stopped">
            {player.message}
          </Message>
        </div>
      )}
      <div className={styles.parts}>
        <div className={styles.console}>
          <div className={styles.replayFrame}>
            <ReplayFrame
              file={file}
              player={player}
              seen={seen}
              search={search}
              isActualSize={isActualSize}
              onReport={setReport}
              onKey={press}
            />
          </div>
          <Surroundings file={file} now={seen} />
          <Controls
            player={player}
            {...((seen.size ?? header.window) && { isActualSize, onActualSize: setActualSize })}
          />
          <Lanes view={lanes} bookmarks={marks.placed} />
        </div>
        <div className={styles.aside}>
          {comparison.other ? (
            <ComparisonList file={file} comparison={comparison} />
          ) : (
            <Timeline items={file.items} player={player} search={search} />
          )}
          <BookmarkList marks={marks} position={player.position} />
          <div className={styles.step}>
            <Differences {...comparison} />
            <Details file={file} player={player} report={report} />
          </div>
        </div>
      </div>
      <ChooseOther {...comparison} />
      {isLeaving && <DiscardBookmarks onDiscard={onClose} onDismiss={() => setLeaving(false)} />}
      {areStepsShown && <Steps file={file} onDismiss={() => setStepsShown(false)} />}
    </>
  )
}

/** What to know first; the steps have the rest. */
const FIRST: readonly string[] = ['Note', 'Last error', 'Rack', 'Signed in as']

function Facts({ log }: { log: Log }) {
  const facts = useMemo(() => factsOf(log).filter(([name]) => FIRST.includes(name)), [log])
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" color="text-muted" flex="none">
            {name}
          </Text>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The name of the file, without its extension. */
const nameOf = ({ name }: LogFile) => name.replace(/(\.jsonl)?(\.gz)?$/, '')

/** What was done in the session, and its requests for other tools. */
function Steps({ file, onDismiss }: { file: LogFile; onDismiss: () => void }) {
  const { save } = useFiles()
  const text = useMemo(() => reproductionOf(file.log), [file])
  const saveArchive = () =>
    save({
      name: `${nameOf(file)}.har`,
      type: 'application/json',
      text: JSON.stringify(harOf(file.log), null, 2),
    })
  return (
    <StepsModal
      text={text}
      onDismiss={onDismiss}
      footerAside={<Button onPress={saveArchive}>Save requests (HAR)</Button>}
    />
  )
}
