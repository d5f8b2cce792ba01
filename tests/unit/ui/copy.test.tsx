// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allByRole, byRole, hover, pass, press, renderWidget } from '#tests/support/render'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { CopyCode, commandLine } from '@/ui/CopyCode/CopyCode'
import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Truncate } from '@/ui/Truncate/Truncate'

let page: ReturnType<typeof renderWidget>

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  page.leave()
  vi.useRealTimers()
})

describe('a copy button', () => {
  const showsCopied = () => byRole('button', 'Copy ID of db1').hasAttribute('data-copied')

  it('copies, and shows so for two seconds under the same name', async () => {
    page = renderWidget(<CopyButton label="Copy ID of db1" text="some text" />)
    await press(byRole('button', 'Copy ID of db1'))
    expect(page.copyText).toHaveBeenCalledExactlyOnceWith('some text')
    await pass(1999)
    expect(showsCopied()).toBe(true)
    await pass(1)
    expect(showsCopied()).toBe(false)
  })

  it('begins the two seconds anew when pressed again', async () => {
    page = renderWidget(<CopyButton label="Copy ID of db1" text="some text" />)
    await press(byRole('button'))
    await pass(1500)
    await press(byRole('button'))
    await pass(1500)
    expect(showsCopied()).toBe(true)
    await pass(500)
    expect(showsCopied()).toBe(false)
  })

  it('can hand the text to its owner instead', async () => {
    const onCopy = vi.fn()
    page = renderWidget(<CopyButton label="Copy ID of db1" text="some text" onCopy={onCopy} />)
    await press(byRole('button'))
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('some text')
    expect(page.copyText).not.toHaveBeenCalled()
  })
})

it('shows a command on several lines and copies it as one', async () => {
  const parts = ['oxide instance serial console', '--project web', '--instance db1']
  page = renderWidget(
    <>
      <CopyCode parts={parts} />
      <CopyTextButton label="Copy command" text={commandLine(parts)} />
    </>,
  )
  expect(page.host.querySelector('pre')?.textContent).toBe(`${parts.join('\n')}\n`)
  await press(byRole('button', 'Copy command'))
  expect(page.copyText).toHaveBeenCalledExactlyOnceWith(
    'oxide instance serial console --project web --instance db1',
  )
  expect(allByRole('img', 'Copied')).toHaveLength(1)
  await pass(2000)
  expect(allByRole('img', 'Copied')).toHaveLength(0)
})

describe('a truncated text', () => {
  const id = '5c56b522-4a3e-9b1c-8d7f-12345ec3e0'
  const shown = () => page.host.querySelector('[role="text"]')

  it.each([
    ['middle', '5c56b…ec3e0'],
    ['end', '5c56b522-4…'],
  ] as const)('keeps its %s short and its name whole', (position, expected) => {
    page = renderWidget(<Truncate text={id} max={12} position={position} />)
    expect(shown()?.textContent).toBe(expected)
    expect(shown()?.getAttribute('aria-label')).toBe(id)
  })

  it('shows the whole after 300 ms, and only if something is cut off', async () => {
    page = renderWidget(<Truncate text={id} max={12} />)
    await hover(shown()!)
    await pass(299)
    expect(allByRole('tooltip')).toHaveLength(0)
    await pass(1)
    expect(byRole('tooltip').textContent).toBe(id)
    page.show(<Truncate text="short" max={12} />)
    await hover(shown()!)
    await pass(1000)
    expect(allByRole('tooltip')).toHaveLength(0)
  })
})
