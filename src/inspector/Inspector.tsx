import { StrictMode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/time'
import { navigationRequested } from '@/store/navigation/events'
import type { StoreEvent } from '@/store/setup/event'
import { copyRequested } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { UiProvider } from '@/ui/UiProvider/UiProvider'
import type { Charts } from './chart/charts'
import { Drawer } from './Drawer'
import type { Observer, Inspection, Step } from './observer'
import { ActorPanel } from './ActorPanel'
import { ActorTree } from './ActorTree'
import styles from './Machines.module.css'

/** The actor shown first: most questions are about navigation. */
const FIRST = 'navigation'

interface MachinesProps {
  inspection: Inspection
  charts: Charts
  /** Sends an event and returns the resulting steps. */
  onSend: (event: StoreEvent) => readonly Step[]
}

/** All actors, and the details of one. */
function Machines({ inspection, charts, onSend }: MachinesProps) {
  const { actors, steps } = inspection
  const [chosen, setChosen] = useState<string | null>(null)
  const actor =
    actors.find(({ session }) => session === chosen) ??
    actors.find(({ id }) => id === FIRST) ??
    actors[0]
  return (
    <div className={styles.machines}>
      <nav aria-label="Actors" className={styles.actors}>
        <ActorTree actors={actors} current={actor?.session ?? null} onChoose={setChosen} />
      </nav>
      {actor && (
        <ActorPanel
          key={actor.session}
          actor={actor}
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
export function Inspector({ observer, charts, send, reader, openStately }: InspectorProps) {
  const inspection = useSyncExternalStore(observer.subscribe, observer.read)
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
    }),
    [send],
  )
  const submit = (event: StoreEvent) => observer.sending(event, () => send(event))
  return (
    <StrictMode>
      <UiProvider {...ports} reader={reader}>
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
          <Machines inspection={inspection} charts={charts} onSend={submit} />
        </Drawer>
      </UiProvider>
    </StrictMode>
  )
}
