-- Starts the language server for specs in Neovim 0.7 or later.
--
-- Copy this file to ~/.config/nvim/plugin/tablespec.lua. `tablespec` must be on the search path, or set
-- `vim.g.tablespec_command` to the path of the tool.

local clients = {}

--- The nearest folder with a configuration at or above a file.
local function root(path)
  local folder = vim.fn.fnamemodify(path, ":p:h")
  while true do
    if vim.fn.filereadable(folder .. "/tablespec.yaml") == 1 then return folder end
    local parent = vim.fn.fnamemodify(folder, ":h")
    if parent == folder then return nil end
    folder = parent
  end
end

local function start(buffer)
  local folder = root(vim.api.nvim_buf_get_name(buffer))
  if not folder then return end
  clients[folder] = clients[folder] or vim.lsp.start_client({
    name = "tablespec",
    cmd = { vim.g.tablespec_command or "tablespec", "lsp" },
    root_dir = folder,
    workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
    on_exit = function() clients[folder] = nil end,
  })
  if clients[folder] then vim.lsp.buf_attach_client(buffer, clients[folder]) end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "yaml",
  callback = function(event) start(event.buf) end,
})
