// Starts the language server of tablespec in Nova. Not run.

let client = null;

exports.activate = () => {
  client = new LanguageClient(
    "tablespec",
    "tablespec",
    { type: "stdio", path: "/usr/bin/env", args: ["tablespec", "lsp"] },
    { syntaxes: ["yaml"] },
  );
  client.start();
};

exports.deactivate = () => {
  if (client) client.stop();
  client = null;
};
