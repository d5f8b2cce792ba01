import { useState } from 'react'
import { policyQuery } from '@/store/access/queries'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectAreSettled,
  selectGrants,
  selectProjectNames,
  selectUnreadable,
} from '@/store/silo/identities/identities'
import { answerTo, QUESTIONS, type Holder, type QuestionId } from '@/store/silo/identities/rules'
import { Combobox } from '@/ui/Combobox/Combobox'
import { RichText } from '@/ui/RichText/RichText'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Select } from '@/ui/Select/Select'
import { Part } from './IdentityPanel'

const ids = Object.keys(QUESTIONS) as QuestionId[]
const items = ids.map(value => ({ value, label: QUESTIONS[value].label }))

/** Answers whether a user can do something, and why. */
export function QuestionPart({ holder }: { holder: Holder }) {
  const [question, setQuestion] = useState<QuestionId | ''>('')
  const [project, setProject] = useState('')
  const needsProject = question !== '' && QUESTIONS[question].level === 'project'
  const names = useAppSelector(selectProjectNames)
  useQueries(needsProject && project ? [policyQuery({ project })] : [])
  return (
    <Part title="Can this user…">
      <Select
        name="action"
        label="Action"
        isOptionalHidden
        items={items}
        value={question}
        onChange={value => setQuestion(value as QuestionId)}
      />
      {needsProject && (
        <Combobox
          name="project"
          label="Project"
          isOptionalHidden
          placeholder="Select a project"
          items={names.map(name => ({ value: name, label: name }))}
          value={project}
          onChange={setProject}
        />
      )}
      <div role="status">
        {question && (!needsProject || project) && (
          <Answer
            holder={holder}
            question={question}
            project={needsProject ? project : undefined}
          />
        )}
      </div>
    </Part>
  )
}

interface AnswerProps {
  holder: Holder
  question: QuestionId
  project: string | undefined
}

function Answer({ holder, question, project }: AnswerProps) {
  const grants = useAppSelector(state => selectGrants(state, holder))
  const unreadable = useAppSelector(state => selectUnreadable(state, project))
  const isKnown = useAppSelector(
    state => project === undefined || selectAreSettled(state, [policyQuery({ project })]),
  )
  if (!isKnown) return <Skeleton />
  return (
    <p>
      <RichText text={answerTo(question, grants, project, unreadable)} />
    </p>
  )
}
