import { useConflicts, type ConflictViewModel } from '@/store/forms/edits'
import { formChoiceMade, formConflictsLeft, formConflictsSettled } from '@/store/forms/events'
import type { AnyForm } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { Text } from '@/ui/Layout/Layout'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

/** More lines of a list than these are only counted. */
const SHOWN = 20

/** Asks whose value to keep of each field that both sides have changed. */
export function ConflictDialog({ form }: { form: AnyForm }) {
  const send = useSend()
  const payload = { form: form.name }
  const conflicts = useConflicts(form)
  return (
    <Modal
      title="Changed in the meantime"
      onDismiss={() => send(formConflictsLeft(payload))}
      cancelLabel="Keep editing"
      action={{ label: 'Save', onPress: () => send(formConflictsSettled(payload)) }}
    >
      <ModalSection>
        <p>
          Someone else has changed what you have changed too. Nothing has been saved yet. Their
          other changes are kept.
        </p>
        {conflicts.map(conflict => (
          <Conflict key={conflict.field} form={form.name} {...conflict} />
        ))}
      </ModalSection>
    </Modal>
  )
}

function Conflict({ form, field, label, choice, ...sides }: ConflictViewModel & { form: string }) {
  const send = useSend()
  return (
    <RadioGroup
      name={`conflict/${field}`}
      label={label}
      help={
        <>
          When you opened it: <Value lines={sides.before} />
        </>
      }
      options={[
        { value: 'mine', label: 'Keep mine', help: <Value lines={sides.mine} /> },
        { value: 'theirs', label: 'Take theirs', help: <Value lines={sides.theirs} /> },
      ]}
      value={choice}
      onChange={whose => send(formChoiceMade({ form, field, whose }))}
      isRequired
    />
  )
}

function Value({ lines }: { lines: readonly string[] }) {
  const rest = lines.length - SHOWN
  return (
    <Text color="text" overflowWrap="anywhere" display="block">
      {lines.slice(0, SHOWN).map(line => (
        <Text key={line} display="block">
          {line}
        </Text>
      ))}
      {rest > 0 && <Text display="block">and {rest} more</Text>}
    </Text>
  )
}
