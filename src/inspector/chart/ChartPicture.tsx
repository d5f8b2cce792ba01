import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { activeStates, stateText, type Chart } from '../statechart'
import { useWidth } from '@/ui/Chart/useWidth'
import { IconButton } from '@/ui/Button/Button'
import type { InspectedActor } from '../observer'
import { ChartDrawing } from './ChartDrawing'
import type { ChartLayout } from './layout'
import { usePan } from './use-pan'
import styles from './ChartPicture.module.css'

/** Below this zoom, text is unreadable. */
const READABLE = 0.9
const SMALLEST = 0.25
const LARGEST = 2
const STEP = 1.25

interface ChartPictureProps {
  layout: Promise<ChartLayout | null>
  chart: Chart
  actor: InspectedActor
}

/**
 * A statechart with the active states highlighted. Scrolls and can be dragged if larger than its
 * frame.
 */
export function ChartPicture({ layout: promise, chart, actor }: ChartPictureProps) {
  const layout = use(promise)
  if (!layout)
    return <p className={styles.failed}>The chart could not be laid out. States lists the same.</p>
  return <Picture layout={layout} chart={chart} actor={actor} />
}

interface PictureProps extends Omit<ChartPictureProps, 'layout'> {
  layout: ChartLayout
}

function Picture({ layout, chart, actor }: PictureProps) {
  const { ref, width } = useWidth()
  const fit = Math.min(1, (width ?? 0) / layout.width)
  const [chosen, setChosen] = useState<number | 'fit' | null>(null)
  const zoom = chosen === 'fit' ? fit : (chosen ?? Math.max(READABLE, fit))
  const active = activeStates(chart.root, actor.shown.value)
  const frame = useFollow(layout, active, zoom, width)
  const isPanning = usePan(frame)
  const change = (by: number) => setChosen(Math.min(LARGEST, Math.max(SMALLEST, zoom * by)))
  return (
    <div ref={ref} className={styles.picture}>
      <div className={styles.tools}>
        <span className={styles.zoom}>{Math.round(zoom * 100)}%</span>
        <IconButton label="Zoom out" onPress={() => change(1 / STEP)}>
          <ZoomOut size={16} />
        </IconButton>
        <IconButton label="Zoom in" onPress={() => change(STEP)}>
          <ZoomIn size={16} />
        </IconButton>
        <IconButton label="Fit the width" onPress={() => setChosen('fit')}>
          <Maximize2 size={16} />
        </IconButton>
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        ref={frame}
        aria-label={`Chart of ${actor.id}`}
        tabIndex={0}
        data-panning={isPanning || undefined}
        className={styles.frame}
      >
        <ChartDrawing
          label={`The machine is in ${stateText(actor.shown.value) || 'its only state'}. States lists all that is drawn here.`}
          layout={layout}
          zoom={zoom}
          active={active}
          taken={actor.taken}
        />
      </section>
    </div>
  )
}

/**
 * Scrolls the innermost active state into view when that state or the size of the frame changes.
 */
const useFollow = (
  layout: ChartLayout,
  active: readonly string[],
  zoom: number,
  width: number | null,
) => {
  const frame = useRef<HTMLElement>(null)
  const leaf = active.at(-1)
  useEffect(() => {
    const box = layout.boxes.find(({ state }) => state.id === leaf)
    const view = frame.current
    if (!box || !view) return
    view.scrollTo({
      left: (box.x + box.width / 2) * zoom - view.clientWidth / 2,
      top: (box.y + box.height / 2) * zoom - view.clientHeight / 2,
    })
  }, [layout, leaf, zoom, width])
  return frame
}
