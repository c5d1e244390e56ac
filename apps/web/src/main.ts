import './styles/base.css';
import { begin } from './browser/settled.ts';

// The front of the shop stands in the page itself: it is seen first, then the shop is opened.
const seen = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  // A page that nobody looks at is not painted.
  setTimeout(resolve, 200);
});
const opened = begin();
void seen
  .then(() => import('./shell/start.ts'))
  .catch(tellClosed)
  .finally(opened);

/** The network went away before the shop could be opened: the front says so, and opens when it is back. */
function tellClosed(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = navigator.language.startsWith('fr')
    ? 'Pas de connexion. La page s’ouvrira dès le retour du réseau.'
    : 'No connection. The page will open as soon as the network is back.';
  document.querySelector('.front h1')?.after(note);
  addEventListener('online', () => location.reload(), { once: true });
}
