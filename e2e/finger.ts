import type { Page } from '@playwright/test'

/** Gives the page a device that knows its owner by their finger; what is returned says whether it does. */
export async function withFinger(page: Page): Promise<(isKnown: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  // The finger lies there all the time: the browser's own list would be answered before anybody presses.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  return (isKnown) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isKnown })
}
