import { useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Select } from '@/ui/Select/Select'

/** The rack that a preview simulates. Releases go by their names, such as `v18`. */
export interface SimulatedRack {
  readonly scenario: string
  /** The releases that it can run, oldest first. */
  readonly releases: readonly string[]
  /** The first one that the scenario can start with. */
  readonly firstRelease: string
  release(): string
  /** Changes the release of the running rack. */
  change(release: string): void
  /** Loads the page with a new rack. */
  startAnew(release: string): void
}

interface RackDialogProps {
  rack: SimulatedRack
  onClose: () => void
}

/** Chooses the release of the simulated rack, for a new start or while it runs. */
export function RackDialog({ rack, onClose }: RackDialogProps) {
  const { firstRelease, releases, scenario } = rack
  const [present] = useState(rack.release)
  const [release, setRelease] = useState(present)
  const order = (name: string) => releases.indexOf(name)
  const isOlder = order(release) < order(present)
  const change = () => {
    rack.change(release)
    onClose()
  }
  return (
    <Modal
      title="Simulated rack"
      cancelLabel="Close"
      onDismiss={onClose}
      actionButton={
        <Button
          disabledReason={
            order(release) < order(firstRelease)
              ? `The scenario ${scenario} needs ${firstRelease} or later`
              : null
          }
          onPress={() => rack.startAnew(release)}
        >
          Start over
        </Button>
      }
      action={{
        label: isOlder ? 'Roll back' : 'Update',
        disabledReason: release === present ? `The rack runs ${present} already` : null,
        onPress: change,
      }}
    >
      <ModalSection>
        <PropertiesTable>
          <Property label="Scenario">{scenario}</Property>
          <Property label="Running release">{present}</Property>
        </PropertiesTable>
        <Select
          name="release"
          label="Release"
          isRequired
          items={releases.map(name => ({ value: name, label: name }))}
          value={release}
          onChange={setRelease}
        />
      </ModalSection>
      <ModalSection>
        <p>
          <strong>{isOlder ? 'Roll back' : 'Update'}</strong> changes the release under the open
          page. For some seconds nothing responds.{' '}
          {isOlder
            ? 'What the older release does not support is removed.'
            : 'What you created stays.'}
        </p>
        <p>
          <strong>Start over</strong> loads the page with a new rack. What you created is gone.
        </p>
      </ModalSection>
    </Modal>
  )
}
