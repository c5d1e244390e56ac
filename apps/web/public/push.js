// Part of the service worker: shows what the server tells while no page is open.
self.addEventListener('push', (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const { title, body, path, tag, waiting } = told;
  const shown = self.registration.showNotification(title, {
    body,
    // One message per table: a later one takes the place of the one before.
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
  const badge = waiting > 0 ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.();
  event.waitUntil(Promise.all([shown, badge?.catch(() => {})]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find(({ url }) => url === address) ?? windows[0];
      if (open === undefined) return self.clients.openWindow(address);
      await open.focus();
      return open.url === address ? open : open.navigate(address);
    }),
  );
});
