-- Drives the language server from Neovim and prints what the editor shows, one line for each request.
-- The working folder has specs; TABLESPEC is the tool, and CONFIGURATION is Sources/tablespec/Editors/neovim.lua.

vim.g.tablespec_command = vim.env.TABLESPEC
vim.o.hidden = true
dofile(vim.env.CONFIGURATION)

local function report(name, value) io.stdout:write(name .. ": " .. value .. "\n") end

local function wait(condition) return vim.wait(60000, condition, 20) end

local function request(method, line, character, more)
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(0),
    position = { line = line, character = character },
  }, more or {})
  local responses = vim.lsp.buf_request_sync(0, method, params, 60000)
  for _, response in pairs(responses or {}) do
    local problem = response.err or response.error
    if problem then return nil, problem.code end
    return response.result
  end
end

local function main()
  vim.cmd("edit Specs/List.yaml")
  vim.cmd("setfiletype yaml")
  wait(function() return #vim.diagnostic.get(0) > 0 end)
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    report("diagnostic", finding.lnum + 1 .. " " .. finding.message:gsub("\n.*", ""))
  end

  -- An edit with characters outside the basic plane, and a line break of Windows.
  vim.api.nvim_buf_set_lines(0, 1, 2, false, { "title: 😀 $(name)" })
  wait(function() return #vim.diagnostic.get(0) == 0 end)
  report("after edit", tostring(#vim.diagnostic.get(0)))

  local hover = request("textDocument/hover", 1, 2)
  report("hover", hover.contents.value:gsub("\n.*", ""))
  local completions = request("textDocument/completion", 3, 18)
  local labels = {}
  for _, item in ipairs(completions.items) do labels[#labels + 1] = item.label end
  report("completion", table.concat(labels, " "))
  local definition = request("textDocument/definition", 1, 13)
  report("definition", definition.range.start.line .. ":" .. definition.range.start.character)
  local references = request("textDocument/references", 1, 13, { context = { includeDeclaration = true } })
  report("references", tostring(#references))
  local symbols = request("textDocument/documentSymbol", 0, 0)
  report("symbols", tostring(#symbols))
  report("folds", tostring(#request("textDocument/foldingRange", 0, 0)))

  vim.lsp.buf.formatting_sync({}, 60000)
  report("formatted", vim.api.nvim_buf_get_lines(0, 3, 4, false)[1])
  local tokens = request("textDocument/semanticTokens/full", 0, 0)
  report("tokens", tostring(#tokens.data / 5 > 10))

  local edit = request("textDocument/rename", 1, 13, { newName = "caption" })
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  report("renamed", vim.api.nvim_buf_get_lines(0, 1, 2, false)[1])
  local _, code = request("textDocument/rename", 1, 13, { newName = "two words" })
  report("collision", tostring(code))
  local _, unknown = request("textDocument/unknown", 0, 0)
  report("unknown", tostring(unknown))

  local client = vim.lsp.get_active_clients()[1]
  client.stop()
  report("stopped", tostring(wait(function() return client.is_stopped() end)))
end

local isFine, problem = pcall(main)
if not isFine then report("problem", tostring(problem)) end
vim.cmd("qall!")
