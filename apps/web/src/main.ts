import './styles/base.css';
import { begin } from './browser/settled.ts';

// The front of the shop stands in the page itself: it is seen first, then the shop is opened.
const seen = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  // A page that nobody looks at is not painted.
  setTimeout(resolve, 200);
});
const opened = begin();
void seen.then(() => import('./shell/start.ts')).finally(opened);
