/** Follows a link within the page by moving the focus only: an entry in the history would lead back to an old position. */
export function skipTo(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
