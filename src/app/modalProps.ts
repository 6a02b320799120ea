/** What every dialog is given by the host. */
export interface ModalProps {
  /** What it is about, such as a level's id. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}
