import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { holdCode } from '#tests/support/held-code'
import { renderWidget } from '#tests/support/render'
import type { OxqlFault } from '@/lib/oxql/known-faults'
import type { OxqlEditor, OxqlEditorProps } from '@/ui/OxqlEditor/OxqlEditor'

const ID = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'

/** Renders the editor before CodeMirror has loaded; `arrive` lets it load. */
const draw = async (start: string, props: Partial<OxqlEditorProps> = {}) => {
  // What CodeMirror measures, and jsdom does not have.
  Range.prototype.getClientRects ??= () => [] as never
  Range.prototype.getBoundingClientRect ??= () => new DOMRect()
  const { module, arrive } = await holdCode<{ OxqlEditor: typeof OxqlEditor }>(
    '@/ui/OxqlEditor/OxqlEditor',
  )
  const Editor = module.OxqlEditor
  const onChange = vi.fn()
  let setText: (text: string) => void = () => {}
  const show = (more: Partial<OxqlEditorProps>) => {
    function Page() {
      const [value, setValue] = useState(start)
      setText = setValue
      return (
        <>
          <Editor
            label="Query"
            name="query"
            value={value}
            onChange={(text, ...pasted) => {
              onChange(text, ...pasted.filter(Boolean))
              setValue(text)
            }}
            faults={null}
            bytes={value.length}
            complete={(_, at) => ({ from: at, to: at, items: [], more: 0, opensByItself: false })}
            onLoad={() => {}}
            names={{}}
            {...more}
          />
          <button type="button">After</button>
        </>
      )
    }
    return <Page />
  }
  const page = renderWidget(show(props))
  return { ...page, arrive, onChange, setText: (text: string) => act(() => setText(text)) }
}

const box = () => screen.getByRole('textbox', { name: 'Query' })
const area = () => box() as HTMLTextAreaElement
const isEditor = () => box().className.includes('cm-content')
/** The text of the editor, without notes. */
const text = () =>
  [...box().querySelectorAll('.cm-line')]
    .map(line => {
      const copy = line.cloneNode(true) as HTMLElement
      for (const note of copy.querySelectorAll('.note')) note.remove()
      return copy.textContent
    })
    .join('\n')

/** Where the caret is in the first line of the editor. */
const caret = () => {
  const range = document.createRange()
  range.selectNodeContents(box())
  const { anchorNode, anchorOffset } = document.getSelection() ?? {}
  if (anchorNode) range.setEnd(anchorNode, anchorOffset ?? 0)
  return range.toString().length
}

const fault = (changes: Partial<OxqlFault> = {}): OxqlFault => ({
  message: 'Expected "filter"',
  marks: [{ from: 10, to: 16 }],
  offers: [],
  ...changes,
})

const FAULTY = 'get a:b | filtre x == 1'

describe('until the editor is loaded', () => {
  test('a text area takes the text, and the editor goes on with it and with the focus', async () => {
    const { user, arrive, onChange } = await draw('')
    await user.click(box())
    await user.keyboard('get a:b')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect([isEditor(), area().value, area().selectionStart]).toEqual([false, 'get a:b', 5])
    await arrive()
    expect([isEditor(), text()]).toEqual([true, 'get a:b'])
    expect(document.activeElement).toBe(box())
    expect(caret()).toBe(5)
    expect(onChange).toHaveBeenLastCalledWith('get a:b')
  })

  test('nothing is loaded before the field is approached', async () => {
    const { arrive } = await draw('get a:b')
    await arrive()
    expect(isEditor()).toBe(false)
  })

  test('what was typed can be undone in the editor', async () => {
    const { user, arrive, onChange } = await draw('get a:b')
    await user.click(box())
    await user.keyboard(' | last 1')
    await arrive()
    fireEvent.keyDown(box(), { key: 'z', ctrlKey: true, keyCode: 90 })
    expect(text()).toBe('get a:b')
    expect(onChange).toHaveBeenLastCalledWith('get a:b')
  })

  test('the field is not replaced while something is composed', async () => {
    const { user, arrive } = await draw('')
    await user.click(box())
    fireEvent.compositionStart(box())
    await arrive()
    expect(isEditor()).toBe(false)
    fireEvent.compositionEnd(box())
    expect(isEditor()).toBe(true)
  })

  test('odd spaces and quotes are replaced in what is pasted', async () => {
    const { user, onChange } = await draw('')
    await user.click(box())
    await user.paste('get a:b | filter x == “y”')
    expect(onChange).toHaveBeenLastCalledWith('get a:b | filter x == "y"', {
      from: 0,
      to: 0,
      text: 'get a:b | filter x == “y”',
    })
    expect(area().value).toBe('get a:b | filter x == "y"')
    expect(screen.getByRole('status').textContent).toMatch(/were replaced/)
    await user.keyboard(' ')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

test.each([
  ['the text area', false],
  ['the editor', true],
])('%s tells what was pasted, and where, as it was', async (_which, isLoaded) => {
  const { user, arrive, onChange } = await draw('get a:b')
  await user.click(box())
  if (isLoaded) await arrive()
  await user.paste(' | last 1')
  const pasted = expect.objectContaining({ text: ' | last 1' })
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(' | last 1'), pasted)
})

describe.each(['the text area', 'the editor'])('%s', which => {
  const drawn = async (start: string, props?: Partial<OxqlEditorProps>) => {
    const page = await draw(start, props)
    await page.user.click(box())
    if (which === 'the editor') await page.arrive()
    expect(isEditor()).toBe(which === 'the editor')
    return page
  }

  test('runs the query, and all queries', async () => {
    const [onRun, onRunAll] = [vi.fn(), vi.fn()]
    await drawn('get a:b', { onRun, onRunAll })
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
    fireEvent.keyDown(box(), { key: 'Enter', metaKey: true })
    fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true, shiftKey: true })
    expect([onRun.mock.calls.length, onRunAll.mock.calls.length]).toEqual([2, 1])
  })

  test('is left with Tab', async () => {
    const { user } = await drawn('get a:b')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  })

  test('is described by what is wrong, and goes to the place', async () => {
    const faults = { text: FAULTY, faults: [fault()] }
    const { user } = await drawn(FAULTY, { faults })
    expect(box().getAttribute('aria-invalid')).toBe('true')
    const description = document.getElementById(box().getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('Expected "filter"')
    const selected = () =>
      isEditor()
        ? document.getSelection()?.toString()
        : area().value.slice(area().selectionStart, area().selectionEnd)
    fireEvent.keyDown(box(), { key: 'F8' })
    expect(selected()).toBe('filtre')
    await user.click(screen.getByRole('button', { name: 'Go to the error' }))
    expect(selected()).toBe('filtre')
    expect(document.activeElement).toBe(box())
  })

  test('takes a text on offer, and tells the page what else is wanted', async () => {
    const onAction = vi.fn()
    const fixed = FAULTY.replace('filtre', 'filter')
    const offers = [
      { label: 'Use filter', text: fixed },
      { label: 'Use the range', action: 'usePageRange' as const },
    ]
    const { user, onChange } = await drawn(FAULTY, {
      onAction,
      faults: { text: FAULTY, faults: [fault({ offers })] },
    })
    await user.click(screen.getByRole('button', { name: 'Use the range' }))
    expect(onAction).toHaveBeenCalledWith('usePageRange')
    await user.click(screen.getByRole('button', { name: 'Use filter' }))
    expect(onChange).toHaveBeenLastCalledWith(fixed)
    expect(screen.queryByText('Expected "filter"')).toBeNull()
  })

  test('counts bytes from 80 % of the limit on', async () => {
    const { unmount } = await drawn('get a:b', { bytes: 3276 })
    expect(screen.queryByText(/4,096/)).toBeNull()
    unmount()
    await drawn('get a:b', { bytes: 3277 })
    expect(screen.getByText('3,277 of 4,096 bytes').hasAttribute('data-over')).toBe(false)
  })
})

describe('the editor', () => {
  const opened = async (start: string, props?: Partial<OxqlEditorProps>) => {
    const page = await draw(start, props)
    await page.user.click(box())
    await page.arrive()
    return page
  }

  test('shows a text that the page sets, as one step that can be undone', async () => {
    const { setText } = await opened('get a:b | last 1')
    setText('get a:b | last 25')
    expect(text()).toBe('get a:b | last 25')
    fireEvent.keyDown(box(), { key: 'z', ctrlKey: true, keyCode: 90 })
    expect(text()).toBe('get a:b | last 1')
  })

  test('notes the names of known ids behind them, which are not part of the text', async () => {
    const { setText, onChange } = await opened(`get a:b | filter i == "${ID}"`, {
      names: { [ID]: 'web' },
    })
    expect(document.querySelector('.note')?.textContent).toBe('web')
    expect(text()).toBe(`get a:b | filter i == "${ID}"`)
    setText('get a:b | filter i == "other"')
    expect(document.querySelector('.note')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('marks what is wrong, in the line and in the margin', async () => {
    await opened(FAULTY, { faults: { text: FAULTY, faults: [fault()] } })
    expect(document.querySelector('.mark')?.textContent).toBe('filtre')
    expect(document.querySelectorAll('.marker')).toHaveLength(1)
  })

  test('numbers its lines from three on', async () => {
    const { setText } = await opened('get a:b\n| last 1')
    expect(document.querySelector('.cm-lineNumbers')).toBeNull()
    setText('get a:b\n| last 1\n| first 1')
    expect(document.querySelector('.cm-lineNumbers')).not.toBeNull()
    setText('get a:b')
    expect(document.querySelector('.cm-lineNumbers')).toBeNull()
  })
})
