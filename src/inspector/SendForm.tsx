import { useRef, useState } from 'react'
import { JsonSyntaxError, JsonText, locationAt } from '@/lib/json-text'
import { knownEvents, type Chart } from './statechart'
import type { StoreEvent } from '@/store/setup/event'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { focusFirstInvalid } from '@/ui/Field/focusField'
import { Select } from '@/ui/Select/Select'
import { TextArea } from '@/ui/TextArea/TextArea'
import type { InspectedActor, Step } from './observer'
import styles from './SendForm.module.css'

/**
 * The first error in a JSON text and its offset; null if there is none. An empty text means no
 * payload.
 */
const jsonProblem = (text: string): { message: string; at: number } | null => {
  if (text.trim() === '') return null
  try {
    new JsonText(text)
    return null
  } catch (cause) {
    if (!(cause instanceof JsonSyntaxError)) throw cause
    return {
      message: `Not JSON at ${locationAt(text, cause.end)}: ${cause.message}`,
      at: cause.end,
    }
  }
}

interface SendFormProps {
  chart: Chart
  actor: InspectedActor
  /** The steps of the actor: its last event is likely to be sent again. */
  steps: readonly Step[]
  onSend: (event: StoreEvent) => readonly Step[]
}

/**
 * Sends an event as the console would: through `app.send`, so that it can be logged and reaches all
 * machines, reducers and sagas that handle it.
 */
export function SendForm({ chart, actor, steps, onSend }: SendFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const types = knownEvents(chart, actor.shown.value)
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isLogged, setIsLogged] = useState(true)
  const [wasRefused, setWasRefused] = useState(false)
  const [result, setResult] = useState('')
  const type = types.includes(chosen) ? chosen : ''
  const last = steps.findLast(step => step.type === type)?.payload
  const text = typed ?? (last === undefined ? '' : JSON.stringify(last, null, 2))
  const problem = jsonProblem(text)
  const typeError = type === '' ? 'Choose an event' : undefined

  const submit = () => {
    if (problem || typeError) {
      setWasRefused(true)
      if (form.current) requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    const payload: unknown = text.trim() === '' ? undefined : JSON.parse(text)
    const event = { type, payload, meta: { isLoggable: isLogged } }
    const own = onSend(event).find(({ session }) => session === actor.session)
    setResult(
      own && own.taken.length > 0
        ? `${actor.id} took ${type}.`
        : `${actor.id} did not take ${type} in the state that it is in.`,
    )
  }

  if (actor.hasEnded) return <p className={styles.note}>It has ended, and takes no events.</p>
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Select
        label="Event"
        name="type"
        isRequired
        hint="Those that the machine knows in its present state."
        items={types.map(each => ({ value: each, label: each }))}
        emptyText="The machine knows no event in this state"
        placeholder="Choose an event"
        value={type}
        onChange={value => {
          setChosen(value)
          setTyped(null)
          setResult('')
        }}
        error={wasRefused ? typeError : undefined}
      />
      <TextArea
        label="Payload"
        name="payload"
        units="JSON"
        rows={8}
        isMonospace
        value={text}
        onChange={value => {
          setTyped(value)
          setResult('')
        }}
        error={problem?.message}
      />
      <Checkbox
        label="Write the payload to the log"
        help="Without it, a log has only the shape of the payload, and its replay will differ from here on."
        value={isLogged}
        onChange={setIsLogged}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary">
          Send event
        </Button>
        <p role="status" className={styles.result}>
          {result}
        </p>
      </div>
    </form>
  )
}
