// The floor of a first paint: a page that holds React and a button, and nothing else.
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<button type="button">Play</button>);
