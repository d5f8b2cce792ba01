import { useEntry } from '@/store/forms/hooks'
import { webhookCreateForm } from '@/store/system/alerting/create.form'
import { typedPatternError, type SubscriptionValues } from '@/store/system/alerting/subscriptions'
import { Message } from '@/ui/Message/Message'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { SubForm } from '@/ui/SubForm/SubForm'
import { PatternField } from './PatternField'

const columns: readonly MiniColumn<string>[] = [
  {
    header: 'Pattern',
    text: pattern => pattern,
    cell: pattern => <code translate="no">{pattern}</code>,
  },
]

/** The alerts that a new webhook is told of, and a field to add some. */
export function SubscriptionsField() {
  const { value: subscriptions, onChange, ...field } = webhookCreateForm.useField('subscriptions')
  return (
    <>
      <MiniTableField
        {...field}
        label="Subscriptions"
        rows={subscriptions}
        columns={columns}
        rowKey={pattern => pattern}
        removeLabel={pattern => `Remove subscription ${pattern}`}
        onChange={onChange}
      >
        <NewPattern />
      </MiniTableField>
      {subscriptions.length === 0 && (
        <Message tone="notice">Without subscriptions, this webhook receives only probes.</Message>
      )}
    </>
  )
}

function NewPattern() {
  const adding = useEntry(webhookCreateForm, 'subscriptions')
  const { value: subscriptions } = webhookCreateForm.useField('subscriptions')
  const { value: isPatternRefused } = webhookCreateForm.useField('isPatternRefused')
  const { value: pattern, ...field } = webhookCreateForm.useField('pattern')
  const values: SubscriptionValues = { subscriptions, pattern, isPatternRefused }
  return (
    <SubForm
      entry="new subscription"
      addLabel="Add subscription"
      isEmpty={pattern.trim() === ''}
      isDisabled={field.isDisabled}
      {...adding}
    >
      <PatternField
        {...field}
        value={pattern}
        error={typedPatternError(values)}
        onEnter={adding.onAdd}
      />
    </SubForm>
  )
}
