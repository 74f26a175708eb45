;;; tablespec-eglot.el --- The language server of tablespec in eglot -*- lexical-binding: t -*-

;; For Emacs 28 or later with eglot. Add this file to the load path, and (require 'tablespec-eglot) to the init file.
;; `M-x eglot' in a spec then starts the server. Set `tablespec-command' if the tool isn't on the search path.

;;; Code:

(require 'eglot)
(require 'project)

(defvar tablespec-command "tablespec"
  "The tool, as a name on the search path or a path.")

(define-derived-mode tablespec-mode text-mode "tablespec"
  "A mode for specs."
  (setq-local comment-start "# ")
  (setq-local indent-tabs-mode nil))

(defun tablespec-project (folder)
  "Return the project of FOLDER: the nearest folder with a `tablespec.yaml'."
  (let ((root (locate-dominating-file folder "tablespec.yaml")))
    (and root (cons 'tablespec root))))

(cl-defmethod project-root ((project (head tablespec)))
  "Return the root folder of PROJECT."
  (cdr project))

(add-hook 'project-find-functions #'tablespec-project)

(add-to-list 'eglot-server-programs
             '((tablespec-mode yaml-mode) . (lambda (&rest _) (list tablespec-command "lsp"))))

(provide 'tablespec-eglot)
;;; tablespec-eglot.el ends here
