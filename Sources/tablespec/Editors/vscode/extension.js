// Starts the language server of tablespec in Visual Studio Code. Not run.

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const settings = workspace.getConfiguration("tablespec");
  client = new LanguageClient(
    "tablespec",
    "tablespec",
    { command: settings.get("path"), args: ["lsp"] },
    {
      documentSelector: [{ language: "yaml" }],
      initializationOptions: { rulesURL: settings.get("rulesURL") || null },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
