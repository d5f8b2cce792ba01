import { act, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWidget } from '#tests/support/render'
import { lazy } from '@/ui/lazy/lazy'
import { Modal } from '@/ui/Modal/Modal'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** A promise that the test resolves or rejects. */
const coming = <Value,>() => {
  let keep: (value: Value) => void = () => {}
  let fail: (reason: Error) => void = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    keep = resolve
    fail = reject
  })
  return { promise, keep, fail }
}

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => this.state.message ?? this.props.children
}

describe('a lazy view', () => {
  test('loads its code when first rendered, and renders when it has loaded', async () => {
    const code = coming<typeof Greeting>()
    const fetchCode = vi.fn(() => code.promise)
    const Lazy = lazy(fetchCode)
    expect(fetchCode).not.toHaveBeenCalled()
    const { container, show } = renderWidget(<Lazy name="Ada" />)
    expect(fetchCode).toHaveBeenCalledOnce()
    expect(container.textContent).toBe('')
    await act(async () => code.keep(Greeting))
    expect(container.textContent).toBe('Hello Ada')
    show(<Lazy name="Grace" />)
    expect(container.textContent).toBe('Hello Grace')
  })

  test('renders at once if its code has loaded', async () => {
    const Lazy = lazy(async () => Greeting)
    Lazy.prefetch()
    await Promise.resolve()
    const { container } = renderWidget(<Lazy name="Ada" />)
    expect(container.textContent).toBe('Hello Ada')
  })

  test('throws if its code fails to load, and retries when rendered again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const code = coming<typeof Greeting>()
    const fetchCode = vi.fn(async () => Greeting).mockReturnValueOnce(code.promise)
    const Lazy = lazy<{ name: string }>(fetchCode)
    const draw = (key: string) => (
      <Boundary key={key}>
        <Lazy name="Ada" />
      </Boundary>
    )
    const { container, show } = renderWidget(draw('first'))
    await act(async () => code.fail(new Error('No network')))
    expect(container.textContent).toBe('No network')
    await act(async () => show(draw('second')))
    expect(container.textContent).toBe('Hello Ada')
    told.mockRestore()
  })
})

describe('lazy dialogs', () => {
  const dialogOf = (title: string) => () => (
    <Modal title={title} onDismiss={vi.fn()}>
      Body
    </Modal>
  )
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

  test('stack in the order in which they were requested, regardless of loading', async () => {
    const code = coming<() => ReactNode>()
    const First = lazy(() => code.promise)
    const Second = lazy(async () => dialogOf('Second'))
    const page = (isSecondAsked: boolean) => (
      <>
        <First />
        {isSecondAsked && <Second />}
      </>
    )
    const { show } = renderWidget(page(false))
    await act(async () => show(page(true)))
    await act(async () => code.keep(dialogOf('First')))
    expect(titles()).toEqual(['Second'])
    show(page(false))
    expect(titles()).toEqual(['First'])
  })

  test('stay open when another one opens over them', async () => {
    const First = lazy(async () => dialogOf('First'))
    const Second = lazy(async () => dialogOf('Second'))
    const page = (isSecondAsked: boolean) => (
      <>
        {isSecondAsked && <Second />}
        <First />
      </>
    )
    const { show } = await act(async () => renderWidget(page(false)))
    const first = screen.getByRole('dialog', { name: 'First' })
    await act(async () => show(page(true)))
    expect(titles()).toEqual(['Second'])
    expect(document.body.contains(first)).toBe(true)
    show(page(false))
    expect(screen.getByRole('dialog', { name: 'First' })).toBe(first)
  })
})
