"""Drives the language server with the client of pygls, and with bytes that no client would send.

Prints what the server answers, one line for each request. The working folder has specs; TABLESPEC is the tool.
"""

import asyncio
import os
import pathlib
import subprocess

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient


def report(name, value):
    print(f"{name}: {value}", flush=True)


async def typical_requests():
    client = BaseLanguageClient("test", "1")
    published = asyncio.Event()
    findings = {}

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def publish(params):
        findings[params.uri] = params.diagnostics
        published.set()

    await client.start_io(os.environ["TABLESPEC"], "lsp")
    root = pathlib.Path.cwd().as_uri()
    result = await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                general=types.GeneralClientCapabilities(position_encodings=["utf-8", "utf-16"])
            ),
            workspace_folders=[types.WorkspaceFolder(uri=root, name="Specs")],
        )
    )
    report("encoding", result.capabilities.position_encoding)
    client.initialized(types.InitializedParams())
    await published.wait()
    published.clear()
    path = pathlib.Path("Specs/List.yaml").resolve()
    text = path.read_text().replace("title: List", "title: 😀 $(name)\r")
    document = types.TextDocumentItem(uri=path.as_uri(), language_id="yaml", version=1, text=text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=document))
    await published.wait()
    report("findings", sum(len(items) for items in findings.values()))

    identifier = types.TextDocumentIdentifier(uri=path.as_uri())
    position = types.Position(line=1, character=15)  # behind four bytes of one character
    at = {"text_document": identifier, "position": position}
    hover = await client.text_document_hover_async(types.HoverParams(**at))
    report("hover", hover.contents.value.split("\n")[0])
    definition = await client.text_document_definition_async(types.DefinitionParams(**at))
    report("definition", definition.range.start.line)
    context = types.ReferenceContext(include_declaration=True)
    references = await client.text_document_references_async(types.ReferenceParams(context=context, **at))
    report("references", len(references))
    highlights = await client.text_document_document_highlight_async(types.DocumentHighlightParams(**at))
    report("highlights", len(highlights))
    completions = await client.text_document_completion_async(types.CompletionParams(**at))
    report("completions", " ".join(item.label for item in completions.items))
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**at))
    report("rename", prepared.placeholder)
    edit = await client.text_document_rename_async(types.RenameParams(new_name="caption", **at))
    report("edits", sum(len(edits) for edits in edit.changes.values()))
    everything = types.Range(types.Position(0, 0), types.Position(99, 0))
    of_document = {"text_document": identifier}
    for name, method, params in [
        ("symbols", client.text_document_document_symbol_async, types.DocumentSymbolParams(**of_document)),
        ("folds", client.text_document_folding_range_async, types.FoldingRangeParams(**of_document)),
        ("colors", client.text_document_document_color_async, types.DocumentColorParams(**of_document)),
        ("links", client.text_document_document_link_async, types.DocumentLinkParams(**of_document)),
        (
            "selections",
            client.text_document_selection_range_async,
            types.SelectionRangeParams(positions=[position], **of_document),
        ),
        (
            "actions",
            client.text_document_code_action_async,
            types.CodeActionParams(
                range=everything, context=types.CodeActionContext(diagnostics=[]), **of_document
            ),
        ),
        ("workspace symbols", client.workspace_symbol_async, types.WorkspaceSymbolParams(query="")),
        ("hints", client.text_document_inlay_hint_async, types.InlayHintParams(range=everything, **of_document)),
        (
            "formatting",
            client.text_document_formatting_async,
            types.DocumentFormattingParams(options=types.FormattingOptions(2, True), **of_document),
        ),
        (
            "formatting of a range",
            client.text_document_range_formatting_async,
            types.DocumentRangeFormattingParams(
                range=everything, options=types.FormattingOptions(2, True), **of_document
            ),
        ),
    ]:
        report(name, len(await method(params)))
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(**of_document))
    report("tokens", " ".join(str(number) for number in tokens.data[:15]))
    signature = await client.text_document_signature_help_async(types.SignatureHelpParams(**at))
    report("signature", signature)
    pulled = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(**of_document))
    report("pulled", pulled.kind)
    whole = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    report("files", len(whole.items))
    await client.shutdown_async(None)
    client.exit(None)
    await asyncio.wait_for(client.stop(), None)
    report("exit status", client._server.returncode)


def message(content):
    data = content.encode()
    return b"Content-Length: %d\r\n\r\n" % len(data) + data


def hostile_bytes():
    """Every answer must come, and the server must end by itself."""
    huge = '{"jsonrpc":"2.0","id":2,"method":"x","params":"' + "y" * (8 << 20) + '"}'
    stream = b"".join(
        [
            b"nonsense\r\n\r\n",
            message("{"),
            message('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'),
            message(huge),
            b"Content-Length: 200000000\r\n\r\n" + b" " * 200000000,
            message('{"jsonrpc":"2.0","id":3,"method":"textDocument/unknown"}'),
            message('{"jsonrpc":"2.0","id":5,"method":"workspace/symbol","params":{"query":""}}'),
            message('{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":5}}'),
            message('{"jsonrpc":"2.0","id":4,"method":"shutdown"}'),
            message('{"jsonrpc":"2.0","method":"exit"}'),
        ]
    )
    run = subprocess.run([os.environ["TABLESPEC"], "lsp"], input=stream, stdout=subprocess.PIPE)
    codes = [part.split(b",")[0].decode() for part in run.stdout.split(b'"code":')[1:]]
    # The canceled request may have been answered before.
    report("codes", " ".join(code for code in codes if code != "-32800"))
    report("answers", run.stdout.count(b'"jsonrpc"'))
    report("hostile exit status", run.returncode)
    cut = subprocess.run([os.environ["TABLESPEC"], "lsp"], input=b"Content-Le", stdout=subprocess.PIPE)
    report("status after a cut stream", cut.returncode)


asyncio.run(typical_requests())
hostile_bytes()
