import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import {
  isPlayerKey,
  type FromReplayFrame,
  type PlayerKey,
  type ReplayFrameReport,
  type ToReplayFrame,
} from '@/ports/replay-frame'
import { withReferences } from '@/recorder/bodies'
import type { SectionChange } from '@/recorder/changes'
import type { Divergence } from '@/recorder/divergence'
import type { Log } from '@/recorder/log'
import type { SeenNow } from '@/recorder/seen'
import type { StateSearchProgress } from '@/recorder/state-search'
import {
  replayAdvanced,
  replayDiverged,
  replayFailed,
  type PlayerViewModel,
} from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import type { LogFile } from './log-file'
import { replayFrameDocument } from './replay-frame-document'
import type { StateSearch } from './StateSearch'
import styles from './ReplayFrame.module.css'

export type Report = ReplayFrameReport<SectionChange, Divergence>

const orderOf = ({ state, order, speed, target }: PlayerViewModel): ToReplayFrame<Log> => {
  if (state === 'playing') return { type: 'play', order, speed }
  if (state === 'seeking' || state === 'rewinding') return { type: 'go', order, to: target }
  return { type: 'hold', order }
}

/** CSS pixels. A log may come from anybody. */
const [LEAST, MOST] = [200, 8_000]

const within = (pixels: number) => Math.min(Math.max(pixels, LEAST), MOST)

/** How much of its size a window has so that it fits into a box; 1 if it does anyway. */
const useScale = (box: RefObject<HTMLElement | null>, width: number, height: number): number => {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || width === 0) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setScale(Math.min(1, clientWidth / width || 1, clientHeight / height || 1))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, width, height])
  return scale
}

/**
 * The frame at the size of the recorded window, scaled to fit unless it is wanted as it was. Logs
 * that do not tell the size fill the box.
 */
const useWindow = (recorded: Log['header']['window'], isActualSize: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = recorded ? [within(recorded.width), within(recorded.height)] : [0, 0]
  const fitting = useScale(box, width, height)
  const scale = isActualSize ? 1 : fitting
  const style: (CSSProperties & { '--scale': number }) | undefined = recorded && {
    width,
    height,
    transform: `scale(${scale})`,
    '--scale': scale,
    // The page is laid out as if it were not scaled.
    marginRight: (scale - 1) * width,
    marginBottom: (scale - 1) * height,
  }
  return { box, style }
}

interface ReplayFrameProps {
  file: LogFile
  player: PlayerViewModel
  /** What the person saw at the position. */
  seen: SeenNow
  search: StateSearch
  isActualSize: boolean
  /** Called with the result of the last step whenever the frame reports its position. */
  onReport: (report: Report) => void
  /** Called if a key of the player is pressed while the focus is in the frame. */
  onKey: (key: PlayerKey) => void
}

/**
 * The console under replay, in a frame without any access: see src/browser/replay. Like a film,
 * it can be scrolled and read, but not operated, so the frame passes on the keys of the player. It
 * is not `inert`, which would also disable scrolling and screen readers.
 */
export function ReplayFrame({
  file,
  player,
  seen: { size, press },
  search,
  isActualSize,
  onReport,
  onKey,
}: ReplayFrameProps) {
  const send = useSend()
  const frame = useRef<HTMLIFrameElement>(null)
  const { box, style } = useWindow(size ?? file.log.header.window, isActualSize)
  const [isReady, setReady] = useState(false)
  // React would make text of it, which the policy of the page does not trust.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = replayFrameDocument()
  }, [])
  const latest = useRef({ player, search, onReport, onKey })
  useEffect(() => {
    latest.current = { player, search, onReport, onKey }
  })

  useEffect(() => {
    const { origin } = window
    const hear = ({
      source: from,
      origin: of,
      data,
    }: MessageEvent<FromReplayFrame<SectionChange, Divergence, StateSearchProgress>>) => {
      if (!from || from !== frame.current?.contentWindow || of !== origin) return
      if (data.type === 'ready') setReady(true)
      else if (data.type === 'failed') send(replayFailed({ message: data.message.slice(0, 300) }))
      else if (data.type === 'found' || data.type === 'searchFailed')
        latest.current.search.take(data)
      else if (data.type === 'key') {
        if (isPlayerKey(data.key)) latest.current.onKey(data.key)
      } else {
        const { order, position, isDone, divergence } = data
        latest.current.onReport(data)
        if (divergence && latest.current.player.divergedAt === null)
          send(replayDiverged({ position: divergence.position }))
        send(replayAdvanced({ order, position, isDone }))
      }
    }
    // The frame's reports contain parts of the state, which may be of any size.
    const missed = ({ source: from }: MessageEvent) => {
      if (from && from === frame.current?.contentWindow)
        send(replayFailed({ message: 'The page could not take what the frame told of a step.' }))
    }
    window.addEventListener('message', hear)
    window.addEventListener('messageerror', missed)
    return () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('messageerror', missed)
    }
  }, [send])

  // A log may be too large to copy, or contain something that cannot be copied.
  const tell = useCallback(
    (read: () => ToReplayFrame<Log>) => {
      try {
        frame.current?.contentWindow?.postMessage(read(), window.origin)
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        const message = `The log could not be handed to the frame of the replay. ${why}`
        send(replayFailed({ message: message.slice(0, 300) }))
      }
    },
    [send],
  )

  useEffect(() => {
    if (isReady) tell(() => ({ type: 'open', log: withReferences(file.log) }))
  }, [isReady, file, tell])

  const { order } = player
  useEffect(() => {
    if (isReady) tell(() => orderOf(latest.current.player))
  }, [isReady, file, order, tell])

  const { number } = search
  useEffect(() => {
    const { state, words } = latest.current.search
    if (isReady && number > 0)
      tell(() => ({ type: 'search', search: number, text: state === 'searching' ? words : '' }))
  }, [isReady, file, number, tell])

  return (
    <div className={styles.replayFrame} ref={box} data-fits={style && !isActualSize}>
      <div className={styles.window} style={style}>
        <iframe
          ref={frame}
          title="Console under replay"
          // Same origin, because it runs the page's scripts; its own policy restricts its access. The
          // sandbox prevents opening windows, navigating the page and saving files.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          className={styles.frame}
        />
        {press && (
          <div
            // Starts its animation again.
            key={`${press.x},${press.y}`}
            aria-hidden
            className={styles.press}
            style={{ left: press.x, top: press.y }}
          />
        )}
      </div>
      {(player.state === 'seeking' || player.state === 'rewinding') && (
        <div role="status" className={styles.status}>
          Going to input {player.target}: {player.position} of {player.inputs} done
        </div>
      )}
    </div>
  )
}
