// How the dialog looks, light and dark. Narrow and low are measured in rem against the host, which fills the window: so a page's own
// text size counts too, which a media query does not see.
export const STYLE = `
:host {
  --paper: #ffffff; --ink: #161616; --soft: #555555; --line: #8a8a8a; --thin: #dddddd; --fill: #1f4fb8; --on-fill: #ffffff;
  color-scheme: light dark; position: fixed; inset: 0; container-type: size; pointer-events: none;
}
@media (prefers-color-scheme: dark) {
  :host {
    --paper: #1d1f23; --ink: #f0f0f0; --soft: #b4b4b4; --line: #8c8c8c; --thin: #3a3d44; --fill: #a9c4ff; --on-fill: #10131a;
  }
}
* { box-sizing: border-box; }
dialog {
  width: min(34rem, calc(100vw - 1.5rem)); max-width: none; max-height: calc(100dvh - 1.5rem); padding: 0;
  flex-direction: column; overflow: hidden; border: 1px solid var(--thin); border-radius: 1rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: break-word; pointer-events: auto;
}
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(0 0 0 / 55%); }
.text { flex: 1 1 auto; min-height: 0; overflow: auto; padding: 1.25rem 1.25rem 0.25rem; }
h2 { margin: 0 0 0.6rem; font-size: 1.35rem; line-height: 1.2; outline: none; }
p { margin: 0 0 0.75rem; }
.actions {
  display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; padding: 0.75rem 1rem; border-top: 1px solid var(--thin);
}
button {
  min-height: 2.75rem; padding: 0.5rem 0.25rem; border: 1px solid var(--line); border-radius: 0.6rem;
  font: inherit; font-weight: 600; line-height: 1.2; cursor: pointer;
}
.answer { border-color: var(--fill); background: var(--fill); color: var(--on-fill); }
.plain { grid-column: 1 / -1; background: transparent; color: var(--ink); }
.test { margin: 0; padding: 0 1.25rem 0.9rem; color: var(--soft); font-size: 0.8125rem; text-align: center; }
fieldset { margin: 0 0 0.75rem; padding: 0; border: 0; min-width: 0; }
legend { padding: 0.5rem 0 0.25rem; font-weight: 700; }
label {
  display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 2.75rem; padding: 0.35rem 0;
  border-top: 1px solid var(--thin); cursor: pointer;
}
label span { min-width: 0; }
input {
  appearance: none; position: relative; flex: none; width: 2.75rem; height: 1.5rem; margin: 0; border: 2px solid var(--line);
  border-radius: 1rem; background: transparent; cursor: pointer;
}
input::after {
  content: ""; position: absolute; top: 50%; left: 0.2rem; width: 0.9rem; height: 0.9rem; border-radius: 50%;
  background: var(--line); transform: translateY(-50%);
}
input:checked { border-color: var(--fill); background: var(--fill); }
input:checked::after { left: auto; right: 0.2rem; background: var(--on-fill); }
:is(button, input):focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@container (max-width: 20rem) {
  dialog { hyphens: auto; }
  .actions { grid-template-columns: 1fr; }
  label { flex-direction: column; align-items: start; gap: 0.5rem; padding-block: 0.6rem; }
}
@container (max-height: 32rem) {
  dialog { overflow: auto; }
  dialog[open] { display: block; }
  .text { overflow: visible; }
}
@media (forced-colors: active) {
  input:checked::after { background: Highlight; }
}
`;
