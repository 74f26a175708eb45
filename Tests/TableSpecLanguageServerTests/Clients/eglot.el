;;; eglot.el --- Drives the language server from eglot -*- lexical-binding: t -*-

;; Prints what the editor shows, one line for each request. The working folder has specs; TABLESPEC is the tool, and
;; CONFIGURATION is Sources/tablespec/Editors/tablespec-eglot.el.

(load (getenv "CONFIGURATION"))
(require 'flymake)
(setq tablespec-command (getenv "TABLESPEC")
      eglot-sync-connect t
      eglot-connect-timeout 600
      jsonrpc-default-request-timeout 600)

(defun report (name value) (princ (format "%s: %s\n" name value)))

(defun wait (condition)
  (let ((rounds 0))
    (while (and (not (funcall condition)) (< rounds 6000))
      (setq rounds (1+ rounds))
      (accept-process-output nil 0.01))))

(defun findings () (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun at (line column)
  (goto-char (point-min))
  (forward-line line)
  (forward-char column))

(condition-case problem
    (progn
      (find-file "Specs/List.yaml")
      (tablespec-mode)
      (apply #'eglot (eglot--guess-contact))
      (flymake-start)
      (wait (lambda () (findings)))
      (report "diagnostic" (car (split-string (car (findings)) "\n")))
      (at 1 0)
      (delete-region (line-beginning-position) (line-end-position))
      (insert "title: 😀 $(name)")
      (eglot--signal-textDocument/didChange)
      (wait (lambda () (flymake-start) (null (findings))))
      (report "after edit" (length (findings)))
      (at 1 2)
      (let* ((server (eglot--current-server-or-lose))
             (hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams))))
        (report "hover" (car (split-string (plist-get (plist-get hover :contents) :value) "\n")))
        (at 3 18)
        (let ((list (jsonrpc-request server :textDocument/completion (eglot--CompletionParams))))
          (report "completion" (mapconcat (lambda (item) (plist-get item :label)) (plist-get list :items) " ")))
        (at 1 12)
        (let ((place (jsonrpc-request server :textDocument/definition (eglot--TextDocumentPositionParams))))
          (report "definition" (plist-get (plist-get (plist-get place :range) :start) :line)))
        (eglot-format-buffer)
        (eglot--signal-textDocument/didChange)
        (at 3 0)
        (report "formatted" (buffer-substring-no-properties (point) (line-end-position)))
        (at 1 12)
        (eglot-rename "caption")
        (at 1 0)
        (report "renamed" (buffer-substring-no-properties (point) (line-end-position)))
        (set-buffer-modified-p nil)
        (eglot-shutdown server)
        (report "stopped" (not (jsonrpc-running-p server)))))
  (error (report "problem" (error-message-string problem))))
;;; eglot.el ends here
