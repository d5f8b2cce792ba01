/** Puts the focus where the page begins: the next press of Tab leads to the first thing on it. */
export const focusContent = () => document.getElementById('content')?.focus()
