/** One browser, driven over WebDriver: Firefox by BiDi, WebKitGTK by the classic protocol. Both speak of the same actions. */
export interface Engine {
  readonly name: string
  goto(address: string): Promise<void>
  /** Runs the body of a function in the page and answers what it returns, as JSON can say it. */
  evaluate(body: string): Promise<unknown>
  /** Performs WebDriver actions (https://www.w3.org/TR/webdriver2/#actions), and waits for them. */
  act(actions: readonly object[]): Promise<void>
  /** Chooses files in the input that a selector names. */
  chooseFile(selector: string, file: string): Promise<void>
  /** A PNG of what is seen, in base64. */
  screenshot(): Promise<string>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** Keys that WebDriver names by code points (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
} as const
