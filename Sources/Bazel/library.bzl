"""screenspec_library: one action that compiles the specs of a module."""

load(":description.bzl", "build_description")
load(":providers.bzl", "ScreenSpecInfo")

_SUFFIXES = [".screen.yaml", ".view.yaml", ".models.yaml", ".architecture.yaml"]

def _swift_name(spec):
    """Login.screen.yaml makes Login.screen.swift, whatever its folder."""
    return spec.basename[:-len(".yaml")] + ".swift"

def _checked_names(ctx):
    names = {}
    for spec in ctx.files.srcs:
        if not [suffix for suffix in _SUFFIXES if spec.basename.endswith(suffix)]:
            fail("'%s' is no spec: its name ends in %s" % (spec.short_path, ", ".join(_SUFFIXES)), "srcs")
        name = _swift_name(spec)
        if name.lower() in names:
            fail("'%s' and '%s' would both make '%s'; rename one of them" % (
                names[name.lower()],
                spec.short_path,
                name,
            ), "srcs")
        names[name.lower()] = spec.short_path
    return [_swift_name(spec) for spec in ctx.files.srcs] + ["ScreenSpecModule.swift"]

def _screenspec_library_impl(ctx):
    module = ctx.attr.module_name or ctx.label.name
    folder = ctx.label.name + ".screenspec"
    names = _checked_names(ctx)
    if ctx.attr.previews:
        names = [spec.basename[:-len(".yaml")] + ".examples.swift" for spec in ctx.files.srcs] + names
    outputs = [ctx.actions.declare_file(folder + "/Generated/" + name) for name in names]
    description = ctx.actions.declare_file(folder + "/description.json")

    others = [dependency[ScreenSpecInfo] for dependency in ctx.attr.deps]
    made = ["declarations", "examples"] if ctx.attr.previews else []
    ctx.actions.write(description, build_description(
        module,
        ctx.files.srcs,
        others,
        outputs = {form: outputs[0].dirname for form in made},
        previews = ctx.attr.previews,
    ))

    arguments = ctx.actions.args()
    arguments.add("--project", ctx.file.project)
    arguments.add("--build-description", description)
    arguments.add("--output", outputs[0].dirname)
    arguments.add("--jobs", 1)
    ctx.actions.run(
        executable = ctx.executable._compiler,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.types + [ctx.file.project, description] + [other.interface for other in others],
        outputs = outputs,
        mnemonic = "ScreenSpecCompile",
        progress_message = "Compiling the specs of %s" % module,
    )
    return [
        DefaultInfo(files = depset(outputs)),
        # The file of the whole module is the last one.
        ScreenSpecInfo(
            module = module,
            interface = outputs[-1],
            others = others,
            previews = ctx.attr.previews,
            project = ctx.file.project,
            specs = ctx.files.srcs,
            types = ctx.files.types,
        ),
    ]

screenspec_library = rule(
    doc = "The Swift that the specs of one module make, as sources of a swift_library.",
    implementation = _screenspec_library_impl,
    attrs = {
        "deps": attr.label_list(
            doc = "The modules whose types the specs may name.",
            providers = [ScreenSpecInfo],
        ),
        "module_name": attr.string(doc = "The name of the Swift module; that of the target otherwise."),
        "previews": attr.bool(
            doc = "Whether the app has the examples, behind '#if DEBUG', with a preview of its view for each.",
            default = False,
        ),
        "project": attr.label(
            doc = "The project file, screenspec.yaml, with the module's settings.",
            allow_single_file = [".yaml"],
            mandatory = True,
        ),
        "srcs": attr.label_list(
            doc = "The specs.",
            allow_files = [".yaml"],
            mandatory = True,
            allow_empty = False,
        ),
        "types": attr.label_list(
            doc = "The file of types that the project file names, if it names one.",
            allow_files = [".types.yaml"],
        ),
        "_compiler": attr.label(
            default = "//:compiler",
            executable = True,
            allow_files = True,
            cfg = "exec",
        ),
    },
)
