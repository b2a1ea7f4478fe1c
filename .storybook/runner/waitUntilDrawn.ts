/**
 * Waits until no request is open, fonts are loaded, images decoded and two frames painted. Runs inside the page, where
 * it is sent as text.
 */
export async function waitUntilDrawn(): Promise<void> {
  for (
    let tries = 0;
    tries < 250 && ((window.storyRequests?.open ?? 0) > 0 || document.querySelector('[data-state=suspense]'));
    tries++
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      // A lazy image far below the viewport would never be fetched, and so never decoded.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
