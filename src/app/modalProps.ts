/** Props that the host passes to every dialog. */
export interface ModalProps {
  /** What the dialog is about, such as a level's id. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}
