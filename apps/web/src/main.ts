import './styles/base.css';
import { begin } from './browser/settled.ts';

// The shop front is part of the page itself: it is seen first, then the app starts.
const seen = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  // A hidden page is not painted.
  setTimeout(resolve, 200);
});
const opened = begin();
void seen
  .then(() => import('./shell/start.ts'))
  .catch(tellClosed)
  .finally(opened);

/** The network went away before the app could start: the front says so, and starts it when the network is back. */
function tellClosed(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = navigator.language.startsWith('fr')
    ? 'Pas de connexion. La page s’ouvrira dès le retour du réseau.'
    : 'No connection. The page will open as soon as the network is back.';
  document.querySelector('.front h1')?.after(note);
  addEventListener('online', () => location.reload(), { once: true });
}
