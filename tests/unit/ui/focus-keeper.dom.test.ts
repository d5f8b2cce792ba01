import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from '@/ui/FocusKeeper/keepFocus'

/** A page with nothing on it but the place where its content begins. */
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

/** A button that gets the focus at once, as if somebody had tabbed to it. */
const reach = (id: string) => {
  const button = document.createElement('button')
  button.id = id
  document.body.append(button)
  button.focus()
  return button
}

test('when what has the focus goes away, the focus goes to where it was before', async () => {
  openPage()
  reach('first')
  const gone = reach('gone')
  reach('last').remove()
  gone.remove()
  await settle()
  expect(focused()).toBe('first')
})

test('the focus never goes to what cannot be seen or used', async () => {
  openPage()
  reach('first')
  reach('behind').setAttribute('inert', '')
  reach('blocked').disabled = true
  reach('last').remove()
  await settle()
  expect(focused()).toBe('first')
})

test('the focus goes to the content when nothing else is left', async () => {
  openPage()
  reach('only').remove()
  await settle()
  expect(focused()).toBe('content')
})

test('the focus goes to the dialog on top, where there is one', async () => {
  openPage()
  document.body.innerHTML += '<div role="dialog" tabindex="-1" id="below" inert></div>'
  document.body.innerHTML += '<div role="dialog" tabindex="-1" id="dialog"></div>'
  reach('only').remove()
  await settle()
  expect(focused()).toBe('dialog')
})

test('on another page the focus goes to the content', async () => {
  const keeper = openPage()
  reach('frame')
  keeper.arrive()
  reach('link').remove()
  keeper.arrive()
  await settle()
  expect(focused()).toBe('content')
})

test('what takes the focus by itself keeps it', async () => {
  const keeper = openPage()
  reach('frame')
  reach('link').remove()
  keeper.arrive()
  reach('field')
  await settle()
  expect(focused()).toBe('field')
})

test('the focus can go back to what the next page gave it to', async () => {
  const keeper = openPage()
  reach('link')
  reach('field')
  keeper.arrive()
  reach('button').remove()
  await settle()
  expect(focused()).toBe('field')
})

test('a page where nothing had the focus is left alone', async () => {
  openPage()
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)
})

test('who takes the focus off is left alone', async () => {
  openPage()
  reach('left').blur()
  await settle()
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)
})
