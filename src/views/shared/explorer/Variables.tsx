import { useState } from 'react'
import type { IdVariable } from '@/lib/oxql/known-faults'
import { variableChosen } from '@/store/explorer/events'
import { selectPage, selectVariables } from '@/store/explorer/explorer'
import { listOfVariable, selectChoices } from '@/store/explorer/scope'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { TextField } from '@/ui/TextField/TextField'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

const LABELS: Record<IdVariable, string> = {
  instance: 'Instance',
  disk: 'Disk',
  interface: 'Network interface',
  sled: 'Sled',
  switch: 'Switch',
  silo: 'Silo',
  project: 'Project',
}

/** A picker for each variable that the panels use. */
export function Variables() {
  const scope = useScope()
  const page = useAppSelector(state => selectPage(state, scope))
  const names = useAppSelector(() => selectVariables(page))
  if (names.length === 0) return null
  return (
    <div role="group" aria-label="Variables" className={styles.variables}>
      {names.map(name => (
        <Variable key={name} name={name} value={page?.variables[name] ?? ''} />
      ))}
    </div>
  )
}

function Variable({ name, value }: { name: IdVariable; value: string }) {
  const send = useSend()
  const scope = useScope()
  const list = listOfVariable(scope, name)
  useQueries(list ? [list] : [])
  const choices = useAppSelector(state => selectChoices(state, scope, name))
  const field = { label: LABELS[name], name: `var-${name}`, isOptionalHidden: true }
  const choose = (id: string) => send(variableChosen({ name, value: id }))
  return choices.length > 0 ? (
    <Combobox
      {...field}
      items={choices}
      value={value}
      onChange={choose}
      placeholder={`Choose for $${name}`}
    />
  ) : (
    <TypedVariable {...field} value={value} onChoose={choose} />
  )
}

interface TypedVariableProps {
  label: string
  name: string
  value: string
  onChoose: (id: string) => void
}

/** The id of an object that no list has. It is taken when the field is left. */
function TypedVariable({ value, onChoose, ...field }: TypedVariableProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null) onChoose(typed)
    setTyped(null)
  }
  return (
    <TextField
      {...field}
      isMonospace
      isOptionalHidden
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onEnter={take}
      placeholder="ID"
    />
  )
}
