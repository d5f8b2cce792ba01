import { Maximize, Minimize, type LucideIcon } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { Graph, GraphLink, GraphPart } from '@/lib/graph'
import { ipOrder } from '@/lib/ip'
import { Button } from '@/ui/Button/Button'
import { Stack, Text } from '@/ui/Layout/Layout'
import { pixelsOf } from '@/ui/rem'
import { cx } from '@/ui/cx'
import { layOut, type Box, type Line } from './layout'
import styles from './Graph.module.css'

/** The names and the icon of a kind of parts. */
export interface KindLook {
  one: string
  many: string
  icon: LucideIcon
}

/** Scales with the text size of the page. */
const rem = (pixels: number) => `${pixels / 16}rem`

/** Height of the line of headings, in rem. */
const HEADINGS = 2.5

/** Called with the part under the pointer or focus, and with null when it leaves. */
type OnPoint = (id: string | null) => void

interface PictureProps<Part extends GraphPart> {
  label: string
  graph: Graph<Part>
  /** The columns, from left to right. */
  kinds: readonly Part['kind'][]
  looks: Readonly<Record<Part['kind'], KindLook>>
  /** Whether a link is of no interest now. */
  isFaint?: (link: GraphLink) => boolean
  /** Draws a box, with `PartBox`. */
  children: (box: Box<Part>, onPoint: OnPoint, boxes: readonly Box<Part>[]) => ReactNode
}

/** Parts in columns, and their links. Scrolls in its own frame if it is large. */
export function Picture<Part extends GraphPart>(props: PictureProps<Part>) {
  const { label, graph, kinds, looks, isFaint, children } = props
  const { boxes, lines, columns, width, height } = useMemo(
    () => layOut(graph, kinds),
    [graph, kinds],
  )
  const [pointed, setPointed] = useState<string | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const frame = useRef<HTMLElement>(null)
  const fit = () => {
    const { clientWidth, clientHeight } = frame.current!
    const wide = clientWidth / pixelsOf(width / 16)
    const high = clientHeight / (pixelsOf(height / 16) + pixelsOf(HEADINGS))
    setZoom(Math.min(wide, high, 1))
  }
  return (
    <>
      <Text as="div" marginBottom={2}>
        {zoom === null ? (
          <Button size="sm" onPress={fit}>
            <Minimize size={14} />
            Fit to view
          </Button>
        ) : (
          <Button size="sm" onPress={() => setZoom(null)}>
            <Maximize size={14} />
            Full size
          </Button>
        )}
      </Text>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section ref={frame} aria-label={label} tabIndex={0} className={styles.frame}>
        <div style={{ zoom: zoom ?? 1 }}>
          <div className={styles.columns} style={{ width: rem(width) }}>
            {columns.map(({ kind, x }) => (
              <span key={kind} className={styles.column} style={{ left: rem(x) }}>
                {looks[kind].many}
              </span>
            ))}
          </div>
          <div className={styles.picture} style={{ width: rem(width), height: rem(height) }}>
            <svg viewBox={`0 0 ${width} ${height}`} className={styles.lines} aria-hidden="true">
              {lines.map(line => (
                <LinePath
                  key={`${line.link.from} ${line.link.to}`}
                  line={line}
                  pointed={pointed}
                  isFaint={isFaint?.(line.link)}
                />
              ))}
            </svg>
            {boxes.map(box => children(box, setPointed, boxes))}
          </div>
        </div>
      </section>
    </>
  )
}

interface LinePathProps {
  line: Line
  pointed: string | null
  isFaint: boolean | undefined
}

function LinePath({ line, pointed, isFaint }: LinePathProps) {
  const { from, to, look } = line.link
  const isPointed = pointed === from || pointed === to
  return (
    <path
      d={line.path}
      data-look={look}
      data-faint={isFaint || undefined}
      className={cx(styles.line, isPointed && styles.pointed)}
    />
  )
}

interface PartBoxProps {
  box: Box<GraphPart>
  icon: LucideIcon
  onPoint: OnPoint
  /** Its link or button, which covers the whole box: of the class `boxName`. */
  children: ReactNode
  state?: ReactNode
  isFaint?: boolean
}

/** The class of what a box is opened with. */
export const boxName = cx(styles.name)

export function PartBox(props: PartBoxProps) {
  const { box, icon: Icon, onPoint, children, state, isFaint } = props
  const { part, x, y, width, height } = box
  return (
    <div
      className={styles.box}
      data-kind={part.kind}
      data-faint={isFaint || undefined}
      style={{ left: rem(x), top: rem(y), width: rem(width), height: rem(height) }}
      onPointerEnter={() => onPoint(part.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(part.id)}
      onBlur={() => onPoint(null)}
    >
      <Icon size={16} className={styles.icon} />
      <Stack>
        {children}
        {state && <span>{state}</span>}
        {part.facts.map(fact => (
          <span
            key={fact}
            className={cx(styles.fact, ipOrder(fact) !== null && styles.address)}
            title={fact}
          >
            {fact}
          </span>
        ))}
      </Stack>
    </div>
  )
}
