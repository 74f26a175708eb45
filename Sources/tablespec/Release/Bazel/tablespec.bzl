"""Rules for Bazel that build tables from specs, one library at a time.

The page "Bazel" of the documentation describes them.
"""

TableSpecInfo = provider(
    doc = "What other libraries can use of a library of specs.",
    fields = {
        "index": "The index of the library.",
        "indexes": "A depset of the indexes of the library and of all libraries on which it depends.",
    },
)

def _stem(spec, package):
    path = spec.short_path[len(package) + 1:] if package else spec.short_path
    return path[:path.rindex(".")].replace("/", "_")

def _arguments(ctx, direct, indexes):
    package = ctx.label.package
    arguments = ctx.actions.args()
    arguments.add_all(["build", "--quiet", "--library", "//%s:%s" % (package, ctx.label.name)])
    arguments.add_all(["--root", package or "."])
    if ctx.file.configuration:
        arguments.add("--configuration", ctx.file.configuration)
    arguments.add_all(direct, before_each = "--index")

    # The tool ignores the indexes that it also knows as direct ones.
    arguments.add_all(indexes, before_each = "--indirect-index")
    arguments.add_all(ctx.files.srcs)
    return arguments

def _tablespec_library_impl(ctx):
    name = ctx.label.name
    infos = [dep[TableSpecInfo] for dep in ctx.attr.deps]
    direct = [info.index for info in infos]
    indexes = depset(transitive = [info.indexes for info in infos])
    arguments = _arguments(ctx, direct, indexes)
    configuration = [ctx.file.configuration] if ctx.file.configuration else []
    inputs = depset(ctx.files.srcs + ctx.files.data + configuration, transitive = [indexes])

    index = ctx.actions.declare_file(name + ".index")
    index_arguments = ctx.actions.args()
    index_arguments.add("--index-out", index)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments, index_arguments],
        inputs = inputs,
        outputs = [index],
        mnemonic = "TableSpecIndex",
        progress_message = "Indexing tables of %s" % ctx.label,
    )

    swift = [
        ctx.actions.declare_file("%s/Swift/%s.tablespec.swift" % (name, _stem(spec, ctx.label.package)))
        for spec in ctx.files.srcs
    ]
    support = ctx.actions.declare_file("%s/Swift/TableSpecSupport.tablespec.swift" % name)
    strings = ctx.actions.declare_directory("%s/Strings" % name)
    previews = ctx.actions.declare_directory("%s/Previews" % name)
    outputs = swift + [support, strings, previews]
    build_arguments = ctx.actions.args()
    build_arguments.add("--output", support.dirname[:-len("/Swift")])
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments, build_arguments],
        inputs = inputs,
        outputs = outputs,
        mnemonic = "TableSpecBuild",
        progress_message = "Building tables of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset(outputs)),
        TableSpecInfo(index = index, indexes = depset([index], transitive = [indexes])),
        OutputGroupInfo(
            index = depset([index]),
            previews = depset([previews]),
            strings = depset([strings]),
            support = depset([support]),
            swift = depset(swift),
        ),
    ]

tablespec_library = rule(
    implementation = _tablespec_library_impl,
    doc = "Checks the specs of a library, and generates their Swift and previews.",
    attrs = {
        "configuration": attr.label(
            allow_single_file = [".yaml"],
            doc = "The tablespec.yaml of the library. Without it, the default configuration applies.",
        ),
        "data": attr.label_list(
            allow_files = True,
            doc = "The files in the asset catalogs and symbol folders that the configuration names.",
        ),
        "deps": attr.label_list(
            providers = [TableSpecInfo],
            doc = "The libraries whose screens, types and prototypes the specs use.",
        ),
        "srcs": attr.label_list(
            allow_files = [".yaml", ".yml"],
            mandatory = True,
            doc = "The specs.",
        ),
        "tool": attr.label(
            allow_single_file = True,
            cfg = "exec",
            default = "@tablespec//:tablespec",
            doc = "The tool.",
            executable = True,
        ),
    },
)
