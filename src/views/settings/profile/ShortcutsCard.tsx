import { selectHasSingleKeys } from '@/store/preferences/selectors'
import { singleKeysChosen } from '@/store/preferences/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Checkbox } from '@/ui/Checkbox/Checkbox'

/** Switches off the shortcuts that are a key alone, for people whose input presses keys by accident. */
export function ShortcutsCard() {
  const send = useSend()
  const hasSingleKeys = useAppSelector(selectHasSingleKeys)
  return (
    <CardBlock>
      <CardHeader title="Keyboard shortcuts" description="In this browser." />
      <CardBody>
        <Checkbox
          label="Shortcuts of a single key"
          help="/ filters the list, and ? shows the shortcuts. Switch them off for speech input."
          value={hasSingleKeys}
          onChange={isOn => send(singleKeysChosen({ isOn }))}
        />
      </CardBody>
    </CardBlock>
  )
}
