import type { Locator, Page } from 'playwright-core'

/** Ways to operate a page: each presses, types and chooses by one input device only. */
export type Hands = {
  press: (target: Locator) => Promise<void>
  /** A double press: the second comes before the first can be answered. */
  pressTwice: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}
export type Means = 'mouse' | 'touch' | 'keyboard'

const mostTabs = 200

export function handsOf(page: Page, means: Means): Hands {
  if (means === 'keyboard')
    return {
      press: async (target) => {
        await tabTo(page, target)
        const role = await target.getAttribute('role')
        await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
      },
      pressTwice: async (target) => {
        await tabTo(page, target)
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
      },
      type: async (target, text) => {
        await tabTo(page, target)
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
      },
    }
  const press = (target: Locator) => (means === 'touch' ? target.tap() : target.click())
  return {
    press,
    pressTwice: async (target) => {
      if (means === 'mouse') return target.dblclick()
      await target.tap({ trial: true })
      const { x, y, width, height } = (await target.boundingBox())!
      const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
      await Promise.all([tap(), tap()])
    },
    type: async (target, text) => {
      await press(target)
      await target.fill(text)
    },
  }
}

/** Presses Tab, or Shift and Tab, until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < mostTabs; presses++) {
    const key = await target.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || focused === element) return null
      const isBehind = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      return isBehind ? 'Shift+Tab' : 'Tab'
    })
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}
