import { StrictMode, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/time'
import { navigationRequested } from '@/store/navigation/events'
import type { StoreEvent } from '@/store/setup/event'
import { copyRequested } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { UiProvider } from '@/ui/UiProvider/UiProvider'
import type { Charts } from './chart/charts'
import { Drawer } from './Drawer'
import { objectsOn, type ObjectSource } from './objects'
import type { InspectedActor, Observer, Inspection, Step } from './observer'
import { ActorPanel } from './ActorPanel'
import { ActorTree } from './ActorTree'
import styles from './Machines.module.css'

/** The actor shown first: most questions are about navigation. */
const FIRST = 'navigation'

interface MachinesProps {
  inspection: Inspection
  /** The server's objects on the screen, which run elsewhere. */
  objects: readonly InspectedActor[]
  charts: Charts
  /** Sends an event and returns the resulting steps. */
  onSend: (event: StoreEvent) => readonly Step[]
}

/** All actors and objects, and the details of one. */
function Machines({ inspection, objects, charts, onSend }: MachinesProps) {
  const { actors, steps } = inspection
  const [chosen, setChosen] = useState<string | null>(null)
  const heading = useId()
  const object = objects.find(({ session }) => session === chosen)
  const actor =
    object ??
    actors.find(({ session }) => session === chosen) ??
    actors.find(({ id }) => id === FIRST) ??
    actors[0]
  return (
    <div className={styles.machines}>
      <div className={styles.actors}>
        <nav aria-label="Actors">
          <ActorTree actors={actors} current={actor?.session ?? null} onChoose={setChosen} />
        </nav>
        {objects.length > 0 && (
          <nav aria-labelledby={heading}>
            <h3 id={heading} className={styles.heading}>
              Objects on the screen
            </h3>
            <ActorTree actors={objects} current={actor?.session ?? null} onChoose={setChosen} />
          </nav>
        )}
      </div>
      {actor && (
        <ActorPanel
          key={actor.session}
          actor={actor}
          isObject={actor === object}
          steps={steps}
          charts={charts}
          onSend={onSend}
        />
      )}
    </div>
  )
}

export interface InspectorProps {
  observer: Observer
  store: ObjectSource
  charts: Charts
  /** Sends an event to the console. */
  send: (event: StoreEvent) => void
  reader: Locale
  /** Opens Stately's own inspector, if available. */
  openStately: (() => void) | undefined
}

const isShortcut = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  code === 'KeyM' && altKey && !shiftKey && !ctrlKey && !metaKey

/** The running machines, in a drawer beside the console. */
export function Inspector({ observer, store, charts, send, reader, openStately }: InspectorProps) {
  const inspection = useSyncExternalStore(observer.subscribe, observer.read)
  const api = useSyncExternalStore(store.subscribe, () => store.getState().api)
  const objects = useMemo(() => objectsOn(api), [api])
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setIsOpen(open => !open)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  const ports = useMemo(
    () => ({
      navigate: (to: string) => send(navigationRequested({ to })),
      prefetch: () => undefined,
      copyText: (text: string) => send(copyRequested({ text })),
      reader,
    }),
    [send, reader],
  )
  const submit = (event: StoreEvent) => observer.sending(event, () => send(event))
  return (
    <StrictMode>
      <UiProvider ports={ports}>
        <Drawer
          isOpen={isOpen}
          onToggle={setIsOpen}
          actions={
            openStately && (
              <Button tone="ghost" size="sm" onPress={openStately}>
                Stately inspector
              </Button>
            )
          }
        >
          <Machines inspection={inspection} objects={objects} charts={charts} onSend={submit} />
        </Drawer>
      </UiProvider>
    </StrictMode>
  )
}
