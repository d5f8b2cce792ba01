import { useId, useState } from 'react'
import { pluralize } from '@/lib/text'
import { fullProblem, importedViews, planImport, type ImportPlan } from '@/store/saved-views/edit'
import { viewsChanged } from '@/store/saved-views/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { FileField } from '@/ui/FileField/FileField'
import { Form } from '@/ui/Form/Form'
import { ModalSection } from '@/ui/Modal/Modal'
import { TextArea } from '@/ui/TextArea/TextArea'

/** Bytes. 200 views with long filters are smaller. */
const LARGEST = 1024 * 1024

const tell = ({ added, renamed, known }: ImportPlan): string =>
  [
    `Imported ${pluralize('view', added.length)}.`,
    ...renamed.map(([from, to]) => `${from} is now ${to}, because its name is taken.`),
    ...(known > 0 ? [`${pluralize('view', known)} did not change.`] : []),
  ].join(' ')

/** Adds the views of a file, or of a pasted text. */
export function ImportViews() {
  const send = useSend()
  const form = useId()
  const views = useAppSelector(state => state.savedViews)
  const [file, setFile] = useState<{ name: string; size: number } | null>(null)
  const [fileProblem, setFileProblem] = useState<string>()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const [said, setSaid] = useState('')
  const type = (typed: string) => {
    setText(typed)
    setProblem(undefined)
    setSaid('')
  }
  const choose = async (chosen: File | null) => {
    setFile(chosen && { name: chosen.name, size: chosen.size })
    setFileProblem(undefined)
    if (!chosen) return
    if (chosen.size > LARGEST) return setFileProblem('Must be at most 1 MiB.')
    try {
      type(await chosen.text())
    } catch {
      setFileProblem('The file could not be read.')
    }
  }
  const refuse = (reason: string) => {
    setProblem(reason)
    setRefusals(refusals + 1)
  }
  const importAll = () => {
    const found = importedViews(text)
    if ('problem' in found) return refuse(found.problem)
    const plan = planImport(views, found.views)
    const tooMany = fullProblem(views.length + plan.added.length)
    if (tooMany !== undefined) return refuse(tooMany)
    send(viewsChanged({ added: plan.added }))
    setText('')
    setFile(null)
    setProblem(undefined)
    setSaid(tell(plan))
  }
  return (
    <ModalSection>
      <Form id={form} onSubmit={importAll} failedSubmits={refusals} isFocusedFirst>
        <FileField
          name="file"
          label="File with views"
          accept={['.json']}
          isOptionalHidden
          file={file}
          onChoose={chosen => void choose(chosen)}
          error={fileProblem}
        />
        <TextArea
          name="text"
          label="Views as JSON"
          help="The text of an exported file."
          isRequired
          isMonospace
          rows={4}
          value={text}
          onChange={type}
          error={problem}
        />
      </Form>
      <div>
        <Button type="submit" form={form}>
          Import views
        </Button>
      </div>
      <p role="status">{said}</p>
    </ModalSection>
  )
}
