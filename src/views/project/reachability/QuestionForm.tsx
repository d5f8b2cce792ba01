import { useState } from 'react'
import { navigationRequested } from '@/store/navigation/events'
import type { CheckParams } from '@/store/project/reachability-paths'
import {
  CHECKS,
  messageError,
  portError,
  protocolError,
  PROTOCOLS,
  remoteError,
  type CheckKind,
} from '@/store/project/reachability/question'
import type { CheckViewModel } from '@/store/project/reachability/reachability'
import { useSupports } from '@/store/release/release'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Combobox } from '@/ui/Combobox/Combobox'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { useRoute } from '@/views/shell/route-context'
import styles from './reachability.module.css'

type Fields = Partial<
  Record<Exclude<keyof CheckParams<'check'>, 'project' | 'instance'>, string | undefined>
>

/** Changes fields of the address. What is at its default, and empty, is not in it. */
const useChange = () => {
  const send = useSend()
  const { path, search } = useRoute()
  return (fields: Fields) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(fields)) {
      if (value) params.set(name, value)
      else params.delete(name)
    }
    const query = params.size > 0 ? `?${String(params)}` : ''
    send(navigationRequested({ to: path + query, replace: true }))
  }
}

interface TypedProps {
  name: 'port' | 'message' | 'remote' | 'other'
  label: string
  /** In the address; typed text replaces it once it is valid. */
  value: string
  initial?: string
  placeholder?: string
  items?: readonly string[]
  error: string | undefined
  errorOf: (text: string) => string | undefined
  onBad: (isBad: boolean) => void
  isRequired?: boolean
}

/**
 * A field whose text goes into the address when it is valid. Until then the answer stands for the
 * last valid one.
 */
function TypedField({ items, errorOf, onBad, value, initial = '', ...field }: TypedProps) {
  const change = useChange()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value || initial)
  const problemOf = (given: string) => (given === '' ? undefined : errorOf(given))
  const onChange = (next: string) => {
    setTyped(next)
    const problem = problemOf(next.trim())
    onBad(problem !== undefined)
    if (problem === undefined) change({ [field.name]: next.trim() })
  }
  const problem = problemOf(text.trim())
  const props = {
    ...field,
    value: text,
    onChange,
    onBlur: () => problem === undefined && setTyped(null),
    error: problem ?? field.error,
    isOptionalHidden: true,
    isMonospace: true,
  }
  return items ? (
    <Combobox
      {...props}
      items={items.map(item => ({ value: item, label: item }))}
      allowsArbitraryValues
    />
  ) : (
    <TextField {...props} />
  )
}

const any = (label: string) => ({ value: '', label })

interface QuestionFormProps {
  check: CheckViewModel
  instance: string
  onBad: (isBad: boolean) => void
}

/** What is asked about the instance. Each change is in the address at once. */
export function QuestionForm({ check, instance, onBad }: QuestionFormProps) {
  const { question, errors, choices } = check
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
            name="other"
            label="Other instance"
            value={params.other ?? ''}
            placeholder="Name, or ID if it is in another project"
            items={choices.instances}
            error={errors.other}
            errorOf={text => (text === instance ? 'Choose another instance' : undefined)}
            onBad={onBad}
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
            name="port"
            label={traffic.protocol === 'other' ? 'Number' : 'Port'}
            value={params.port ?? ''}
            initial={traffic.protocol === 'other' ? '47' : '22'}
            {...(traffic.protocol !== 'other' && { items: choices.ports })}
            error={errors.port}
            errorOf={traffic.protocol === 'other' ? protocolError : portError}
            onBad={onBad}
          />
        )}
        {traffic.protocol === 'icmp' && traffic.message && (
          <TypedField
            name="message"
            label="Message"
            value={params.message ?? ''}
            placeholder="Echo (ping), or a type such as 3/4"
            error={errors.message}
            errorOf={messageError}
            onBad={onBad}
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
            name="remote"
            label={kind === 'outside' ? 'Source' : 'Destination'}
            value={params.remote ?? ''}
            placeholder="Any address"
            error={errors.remote}
            errorOf={text => remoteError(text, version)}
            onBad={onBad}
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
