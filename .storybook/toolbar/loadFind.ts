import type { Find } from '../../scripts/lib/find/find.mjs';

let loading: Promise<Find> | undefined;

/** Loads the search with its data, once, when it is first needed. */
export function loadFind(): Promise<Find> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = './find/find.js';
    script.onload = () => resolve((window as unknown as { tallyFind: Find }).tallyFind);
    script.onerror = () => {
      loading = undefined;
      reject(new Error('The search could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}
