import { Boxes, Building2, Cable, MapPin, Megaphone, Router, Waypoints } from 'lucide-react'
import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { searchChanged } from '@/store/navigation/search'
import { useSend } from '@/store/setup/hooks'
import { KIND_NAMES, labelOf } from '@/store/system/networking-map/map'
import {
  MAP_KINDS,
  type MapGraph,
  type MapKind,
  type MapPart,
} from '@/store/system/networking-map/way'
import { Badge } from '@/ui/Badge/Badge'
import type { Box } from '@/ui/Graph/layout'
import { boxName, PartBox, Picture, type KindLook } from '@/ui/Graph/Picture'
import styles from './networking-map.module.css'

const look = (kind: MapKind, many: string, icon: KindLook['icon']): KindLook => ({
  one: KIND_NAMES[kind],
  many,
  icon,
})

export const LOOKS: Record<MapKind, KindLook> = {
  neighbor: look('neighbor', 'Neighbors', Router),
  port: look('port', 'Ports', Cable),
  address: look('address', 'Addresses', MapPin),
  bgp: look('bgp', 'BGP', Waypoints),
  prefix: look('prefix', 'Announced', Megaphone),
  pool: look('pool', 'Pools', Boxes),
  silo: look('silo', 'Silos', Building2),
}

/** The state of a part, if it is not well. */
export const stateOf = ({ state, isDown }: MapPart) =>
  state && (
    <Badge tone={isDown ? 'danger' : 'notice'} hasDot>
      {state}
    </Badge>
  )

type MapBox = Box<MapPart>

const byHeight = (a: MapBox, b: MapBox) => a.y - b.y

const nearest = (boxes: readonly MapBox[], y: number): MapBox | undefined =>
  boxes.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]

/** The next column on one side that has boxes: those linked to the box if there are any. */
const beside = (boxes: readonly MapBox[], graph: MapGraph, from: MapBox, side: 1 | -1) => {
  const at = (box: MapBox) => MAP_KINDS.indexOf(box.part.kind) * side
  const others = boxes.filter(box => at(box) > at(from))
  const linked = graph.links.flatMap(link => {
    if (link.from === from.part.id) return [link.to]
    return link.to === from.part.id ? [link.from] : []
  })
  const ends = others.filter(({ part }) => linked.includes(part.id))
  const found = ends.length > 0 ? ends : others
  const first = Math.min(...found.map(at))
  return nearest(
    found.filter(box => at(box) === first),
    from.y,
  )
}

/** The box that a key leads to. */
const boxAt = (
  boxes: readonly MapBox[],
  graph: MapGraph,
  from: MapBox,
  key: string,
): MapBox | undefined => {
  const column = boxes.filter(({ part }) => part.kind === from.part.kind).toSorted(byHeight)
  const at = column.indexOf(from)
  if (key === 'ArrowDown') return column[at + 1]
  if (key === 'ArrowUp') return column[at - 1]
  if (key === 'Home') return column[0]
  if (key === 'End') return column.at(-1)
  if (key === 'ArrowRight') return beside(boxes, graph, from, 1)
  return key === 'ArrowLeft' ? beside(boxes, graph, from, -1) : undefined
}

interface MapPictureProps {
  graph: MapGraph
  /** What is followed; null for all. */
  way: ReadonlySet<string> | null
}

/**
 * The map as a picture, which is drawn again only if it changes. Its boxes are one stop of the Tab key: the arrow keys, Home and End lead
 * from one to another, and Enter opens the panel of a box.
 */
export const MapPicture = memo(function MapPicture({ graph, way }: MapPictureProps) {
  const send = useSend()
  const [current, setCurrent] = useState('')
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const stop = graph.parts.some(({ id }) => id === current) ? current : graph.parts[0]?.id
  const isFaint = (...ids: readonly string[]) => way !== null && !ids.every(id => way.has(id))
  const move = (event: KeyboardEvent, boxes: readonly MapBox[], from: MapBox) => {
    const next = boxAt(boxes, graph, from, event.key)
    if (!next) return
    event.preventDefault()
    buttons.current.get(next.part.id)?.focus()
  }
  return (
    <>
      <Picture
        label="Networking map"
        graph={graph}
        kinds={MAP_KINDS}
        looks={LOOKS}
        isFaint={({ from, to }) => isFaint(from, to)}
      >
        {(box, onPoint, boxes) => {
          const { id, kind, name, state } = box.part
          const isOff = isFaint(id)
          return (
            <PartBox
              key={id}
              box={box}
              icon={LOOKS[kind].icon}
              onPoint={onPoint}
              state={stateOf(box.part)}
              isFaint={isOff}
            >
              <button
                type="button"
                ref={element => {
                  if (element) buttons.current.set(id, element)
                  else buttons.current.delete(id)
                }}
                tabIndex={id === stop ? 0 : -1}
                title={name}
                aria-label={[labelOf(box.part), state, isOff && 'not on the way']
                  .filter(Boolean)
                  .join(', ')}
                className={boxName}
                onFocus={() => setCurrent(id)}
                onKeyDown={event => move(event, boxes, box)}
                onClick={() => send(searchChanged({ changes: { box: id } }))}
              >
                {name}
              </button>
            </PartBox>
          )
        }}
      </Picture>
      <ul aria-label="Legend" className={styles.legend}>
        <li data-look="solid">Up</li>
        <li data-look="dashed">Configured, but not up</li>
        <li data-look="dotted">Inferred from addresses, or not known</li>
      </ul>
    </>
  )
})
