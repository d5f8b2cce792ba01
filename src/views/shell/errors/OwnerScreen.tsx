import { UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Person } from '@/machines/session/session.events'
import { checkRequested, continueRequested, returnRequested } from '@/store/session/session'
import { selectOwnerCheck } from '@/store/session/owner'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ErrorCard, type ErrorCardProps } from '@/ui/ErrorCard/ErrorCard'
import { titleOf } from '../route-names'
import styles from './OwnerScreen.module.css'

/** A name, with what else it takes to tell the two people apart. */
function Name({ of, beside }: { of: Person; beside: Person | null }) {
  const isSameSilo = of.silo === beside?.silo
  return (
    <>
      <strong>{of.name}</strong>
      {beside && !isSameSilo && ` (silo ${of.silo})`}
      {isSameSilo && of.name === beside.name && (
        <>
          {' '}
          (<code translate="no">{of.owner.split('/')[1]}</code>)
        </>
      )}
    </>
  )
}

/** The message, which gets the focus: what had it is hidden. */
function Card(props: Pick<ErrorCardProps, 'title' | 'children' | 'actions'>) {
  const { title } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = titleOf([title])
    heading.current?.focus()
  }, [title])
  return <ErrorCard {...props} icon={<UserRound size={20} />} titleRef={heading} />
}

function TakenOver({ owner, successor }: { owner: Person; successor: Person }) {
  const send = useSend()
  const isNamesake = owner.name === successor.name
  return (
    <Card
      title="Someone else is signed in"
      actions={
        <>
          <Button tone="primary" onPress={() => send(continueRequested())}>
            Continue as {successor.name}
          </Button>
          <Button onPress={() => send(returnRequested())}>
            {isNamesake ? 'Sign in again' : `Sign in as ${owner.name}`}
          </Button>
        </>
      }
    >
      <p>
        <Name of={successor} beside={owner} /> has signed in on this browser. This tab belongs to{' '}
        <Name of={owner} beside={successor} />, so it is hidden and has stopped.
      </p>
      <p>
        Unsaved input is kept for <Name of={owner} beside={successor} />, except for passwords and
        files.
      </p>
    </Card>
  )
}

function Unchecked({ failure }: { failure: string }) {
  const send = useSend()
  return (
    <Card
      title="Could not check who is signed in"
      actions={
        <Button tone="primary" onPress={() => send(checkRequested())}>
          Try again
        </Button>
      }
    >
      <p>{failure}</p>
      <p>
        This page stays hidden until then, because someone else may have signed in on this browser.
      </p>
    </Card>
  )
}

/**
 * Covers the whole window while it is not certain that the owner of the page is signed in, or when
 * someone else is. Outside the page, which is hidden, and of any dialog.
 */
export function OwnerScreen() {
  const { person, successor, failure, isChecking } = useAppSelector(selectOwnerCheck)
  return createPortal(
    <main id="owner" className={styles.screen} data-react-aria-top-layer="true">
      {isChecking ? (
        failure === null ? (
          <p role="status" className={styles.pending}>
            Checking who is signed in…
          </p>
        ) : (
          <Unchecked failure={failure} />
        )
      ) : (
        person && successor && <TakenOver owner={person} successor={successor} />
      )}
    </main>,
    document.body,
  )
}
