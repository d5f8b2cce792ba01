import { useState } from 'react'
import {
  CHECKS,
  PROTOCOLS,
  typedError,
  type CheckKind,
  type TypedField as TypedName,
} from '@/store/project/reachability/question'
import {
  checkChanged,
  type CheckFields,
  type CheckViewModel,
} from '@/store/project/reachability/reachability'
import { useSupports } from '@/store/release/release'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Combobox } from '@/ui/Combobox/Combobox'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { useRoute } from '@/views/shell/route-context'
import styles from './reachability.module.css'

const useChange = (isTyped = false) => {
  const send = useSend()
  return (fields: CheckFields) => send(checkChanged({ fields, isTyped }))
}

interface TypedProps {
  check: CheckViewModel
  name: TypedName
  label: string
  /** In the address. Typed text replaces it after a pause, once it is valid. */
  value: string
  initial?: string
  placeholder?: string
  items?: readonly string[]
  isRequired?: boolean
}

/**
 * A field whose text goes into the address when it is valid. Until then the answer stands for the
 * last valid one, dimmed.
 */
function TypedField({ check, items, value, initial = '', ...field }: TypedProps) {
  const change = useChange(true)
  const [typed, setTyped] = useState<string | null>(null)
  /** What the address is going to have; null if it has it. */
  const [sent, setSent] = useState<string | null>(null)
  const [seen, setSeen] = useState(value)
  const text = typed ?? (value || initial)
  const problem = typedError(field.name, text, check.question, check.instance)
  if (value !== seen) {
    setSeen(value)
    if (sent === null) setTyped(null)
    if (sent === value) setSent(null)
  } else if (typed !== null && problem === undefined) {
    const coming = typed.trim() === value ? null : typed.trim()
    if (coming !== sent) setSent(coming)
  }
  const onChange = (next: string) => {
    setTyped(next)
    change({ [field.name]: next })
  }
  const isTyping = typed !== null && typed.trim() !== value
  const props = {
    ...field,
    value: text,
    onChange,
    error: problem ?? (isTyping ? undefined : check.errors[field.name]),
    isOptionalHidden: true,
    isMonospace: true,
  }
  return (
    <div data-typing={isTyping || undefined}>
      {items ? (
        <Combobox
          {...props}
          items={items.map(item => ({ value: item, label: item }))}
          allowsArbitraryValues
        />
      ) : (
        <TextField {...props} />
      )}
    </div>
  )
}

const any = (label: string) => ({ value: '', label })

/** What is asked about the instance. Each change is in the address at once. */
export function QuestionForm({ check }: { check: CheckViewModel }) {
  const { question, choices } = check
  const { kind, traffic, version } = question
  const { params } = useRoute()
  const change = useChange()
  const hasDualStack = useSupports('dualStack')
  const isBetween = kind === 'from' || kind === 'to'
  return (
    <form className={styles.form} aria-label="Check" onSubmit={event => event.preventDefault()}>
      <RadioGroup
        label="Check"
        name="check"
        isInline
        isOptionalHidden
        options={CHECKS}
        value={kind}
        onChange={(next: CheckKind) =>
          change({ check: next === 'outside' ? undefined : next, address: undefined })
        }
      />
      <div className={styles.fields}>
        {isBetween && (
          <TypedField
            check={check}
            name="other"
            label="Other instance"
            value={params.other ?? ''}
            placeholder="Name, or ID if it is in another project"
            items={choices.instances}
            isRequired
          />
        )}
        <Select
          label="Protocol"
          name="protocol"
          isOptionalHidden
          items={PROTOCOLS}
          value={traffic.protocol}
          onChange={next =>
            change({ protocol: next === 'tcp' ? undefined : next, port: undefined })
          }
        />
        {traffic.protocol !== 'icmp' && (
          <TypedField
            key={traffic.protocol}
            check={check}
            name="port"
            label={traffic.protocol === 'other' ? 'Number' : 'Port'}
            value={params.port ?? ''}
            initial={traffic.protocol === 'other' ? '47' : '22'}
            placeholder={traffic.protocol === 'other' ? '47' : '22'}
            {...(traffic.protocol !== 'other' && { items: choices.ports })}
          />
        )}
        {traffic.protocol === 'icmp' && traffic.message && (
          <TypedField
            check={check}
            name="message"
            label="Message"
            value={params.message ?? ''}
            placeholder="Echo (ping), or a type such as 3/4"
          />
        )}
        {choices.interfaces.length > 1 && (
          <Select
            label="Network interface"
            name="interface"
            isOptionalHidden
            items={[
              any('Primary'),
              ...choices.interfaces.map(name => ({ value: name, label: name })),
            ]}
            value={question.nic ?? ''}
            onChange={next => change({ interface: next })}
          />
        )}
        {kind === 'outside' && choices.addresses.length > 1 && (
          <Select
            label="Address"
            name="address"
            isOptionalHidden
            items={[any('Any'), ...choices.addresses.map(ip => ({ value: ip, label: ip }))]}
            value={question.address ?? ''}
            onChange={next => change({ address: next })}
          />
        )}
        {!isBetween && (
          <TypedField
            check={check}
            name="remote"
            label={kind === 'outside' ? 'Source' : 'Destination'}
            value={params.remote ?? ''}
            placeholder="Any address"
          />
        )}
        {hasDualStack && (
          <RadioGroup
            label="IP version"
            name="version"
            isInline
            isOptionalHidden
            options={[
              { value: '4', label: 'IPv4' },
              { value: '6', label: 'IPv6' },
            ]}
            value={version === 'v4' ? '4' : '6'}
            onChange={next => change({ version: next, address: undefined, remote: undefined })}
          />
        )}
        {isBetween && (
          <Button onPress={() => change({ check: kind === 'from' ? 'to' : 'from' })}>Swap</Button>
        )}
      </div>
    </form>
  )
}
