import { Maximize, Minimize, Cpu, Globe, Network, Route, type LucideIcon } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ipOrder } from '@/lib/ip'
import type { Graph, PartKind } from '@/store/project/topology/graph'
import { Button } from '@/ui/Button/Button'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { pixelsOf } from '@/ui/rem'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { layOut, type Box, type Line } from './layout'
import styles from './topology.module.css'

/** The names and icons of the kinds of parts. */
export const partKinds: Record<PartKind, { one: string; many: string; icon: LucideIcon }> = {
  gateway: { one: 'Internet gateway', many: 'Internet gateways', icon: Globe },
  router: { one: 'Router', many: 'Routers', icon: Route },
  subnet: { one: 'Subnet', many: 'Subnets', icon: Network },
  instance: { one: 'Instance', many: 'Instances', icon: Cpu },
}

/** Scales with the text size of the page. */
const rem = (pixels: number) => `${pixels / 16}rem`

/** Height of the line of headings, in rem. */
const HEADINGS = 2.5

interface PictureProps {
  label: string
  graph: Graph
}

/** The parts of a VPC and their links. Scrolls in its own frame if it is large. */
export function Picture({ label, graph }: PictureProps) {
  const { boxes, lines, columns, width, height } = useMemo(() => layOut(graph), [graph])
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
                {partKinds[kind].many}
              </span>
            ))}
          </div>
          <div className={styles.picture} style={{ width: rem(width), height: rem(height) }}>
            <svg viewBox={`0 0 ${width} ${height}`} className={styles.lines} aria-hidden="true">
              {lines.map(line => (
                <LinePath key={`${line.link.from} ${line.link.to}`} line={line} pointed={pointed} />
              ))}
            </svg>
            {boxes.map(box => (
              <PartBox key={box.part.id} box={box} onPoint={setPointed} />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}

function LinePath({ line, pointed }: { line: Line; pointed: string | null }) {
  const { from, to } = line.link
  const isPointed = pointed === from || pointed === to
  return <path d={line.path} className={cx(styles.line, isPointed && styles.pointed)} />
}

interface PartBoxProps {
  box: Box
  /** Called with the part under the pointer or focus, and with null when it leaves. */
  onPoint: (id: string | null) => void
}

function PartBox({ box: { part, x, y, width, height }, onPoint }: PartBoxProps) {
  const { one, icon: Icon } = partKinds[part.kind]
  return (
    <div
      className={styles.box}
      data-kind={part.kind}
      style={{ left: rem(x), top: rem(y), width: rem(width), height: rem(height) }}
      onPointerEnter={() => onPoint(part.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(part.id)}
      onBlur={() => onPoint(null)}
    >
      <Icon size={16} className={styles.icon} />
      <Stack>
        <Link href={part.href} look="bare" className={styles.name}>
          <VisuallyHidden>{one} </VisuallyHidden>
          {part.name}
        </Link>
        {part.state && (
          <span>
            <StateBadge kind="instance" state={part.state} />
          </span>
        )}
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
