import {
  firewallRuleEditForm,
  selectConflict,
  useRuleEditField,
  type ConflictViewModel,
} from '@/store/project/firewall-rules/edit.form'
import type { RuleDifference } from '@/store/project/firewall-rules/rules'
import type { StoreEvent } from '@/store/setup/event'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RuleForm } from './RuleForm'
import styles from './edit.module.css'

/** Shows how someone else changed the rule in the form, and asks whose changes to keep. */
function RuleConflictDialog({ name, differences, ...decisions }: ConflictViewModel) {
  const send = useSend()
  const sendAll = (events: readonly StoreEvent[]) => {
    for (const event of events) send(event)
  }
  return (
    <Modal
      title="Rule changed in the meantime"
      width="free"
      onDismiss={() => sendAll(decisions.cancel)}
      actionButton={
        <Button onPress={() => sendAll(decisions.useTheirs)}>Use theirs and keep editing</Button>
      }
      action={{
        label: 'Save mine anyway',
        tone: 'danger',
        onPress: () => sendAll(decisions.saveMine),
      }}
    >
      <ModalSection>
        <p>
          Someone else has changed <strong>{name}</strong> since you opened it. Nothing has been
          saved yet.
        </p>
        {differences.map(difference => (
          <Difference key={difference.label} {...difference} />
        ))}
      </ModalSection>
    </Modal>
  )
}

function Difference({ label, opened, theirs, mine }: RuleDifference) {
  const versions = [
    { term: 'When you opened it', text: opened },
    { term: 'Theirs now', text: theirs },
    { term: 'Yours', text: mine },
  ]
  return (
    <section aria-label={label} className={styles.difference}>
      <h3 className={styles.label}>{label}</h3>
      <dl className={styles.versions}>
        {versions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** An existing rule, and the question whose changes to keep if someone else changed it too. */
function RuleEditView() {
  const conflict = useAppSelector(selectConflict)
  return (
    <RuleForm
      form={firewallRuleEditForm}
      useField={useRuleEditField}
      title="Edit rule"
      submitLabel="Update rule"
    >
      {conflict && <RuleConflictDialog {...conflict} />}
    </RuleForm>
  )
}

export { firewallRuleEditForm as form, RuleEditView as View }
