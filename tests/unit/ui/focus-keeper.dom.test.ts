import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from '@/ui/FocusKeeper/keepFocus'

/** A page that contains only its main element. */
const openPage = () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  const keeper = keepFocus()
  onTestFinished(() => {
    keeper.stop()
    document.body.replaceChildren()
  })
  return keeper
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
const settle = async () => {
  await frame()
  await frame()
  await frame()
}
const focused = () => document.activeElement?.id ?? ''

/** Adds a button and focuses it. */
const reach = (id: string) => {
  const button = document.createElement('button')
  button.id = id
  document.body.append(button)
  button.focus()
  return button
}

test('when the focused element disappears, the previously focused one regains the focus', async () => {
  openPage()
  reach('first')
  const gone = reach('gone')
  reach('last').remove()
  gone.remove()
  await settle()
  expect(focused()).toBe('first')
})

test('the focus never moves to an inert or disabled element', async () => {
  openPage()
  reach('first')
  reach('behind').setAttribute('inert', '')
  reach('blocked').disabled = true
  reach('last').remove()
  await settle()
  expect(focused()).toBe('first')
})

test('the focus moves to the content if nothing else is left', async () => {
  openPage()
  reach('only').remove()
  await settle()
  expect(focused()).toBe('content')
})

test('the focus moves to the topmost dialog, if any', async () => {
  openPage()
  document.body.innerHTML += '<div role="dialog" tabindex="-1" id="below" inert></div>'
  document.body.innerHTML += '<div role="dialog" tabindex="-1" id="dialog"></div>'
  reach('only').remove()
  await settle()
  expect(focused()).toBe('dialog')
})

test('on another page the focus moves to the content', async () => {
  const keeper = openPage()
  reach('frame')
  keeper.arrive()
  reach('link').remove()
  keeper.arrive()
  await settle()
  expect(focused()).toBe('content')
})

test('a panel over the page returns the focus to what the page was left at', async () => {
  const keeper = openPage()
  const page = document.querySelector('main')
  const row = reach('row')
  page?.append(row)
  row.focus()
  reach('item').remove()
  page?.setAttribute('inert', '')
  keeper.arrive()
  const field = reach('field')
  await settle()
  page?.removeAttribute('inert')
  field.remove()
  keeper.arrive()
  await settle()
  expect(focused()).toBe('row')
})

test('an element that focuses itself keeps the focus', async () => {
  const keeper = openPage()
  reach('frame')
  reach('link').remove()
  keeper.arrive()
  reach('field')
  await settle()
  expect(focused()).toBe('field')
})

test('the focus can return to the element that the next page focused', async () => {
  const keeper = openPage()
  reach('link')
  reach('field')
  keeper.arrive()
  reach('button').remove()
  await settle()
  expect(focused()).toBe('field')
})

test('a page without focus stays without', async () => {
  openPage()
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)
})

test('an element that the user blurs does not regain the focus', async () => {
  openPage()
  reach('left').blur()
  await settle()
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)
})
