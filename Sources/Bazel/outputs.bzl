"""screenspec_doubles, screenspec_identifiers and screenspec_robots: what is made of the specs of a module beside the Swift of the app."""

load(":description.bzl", "build_description")
load(":providers.bzl", "ScreenSpecInfo")

# What the names of files end in, where that is not the name of what they hold.
_SUFFIXES = {"robots": "robot"}

def _compile(ctx, forms):
    """One action for all forms, each in a folder of its own."""
    library = ctx.attr.library[ScreenSpecInfo]
    outputs = []
    folders = {}
    for form in forms:
        names = [spec.basename[:-len(".yaml")] + ".%s.swift" % _SUFFIXES.get(form, form) for spec in library.specs]
        if form == "doubles":
            names.append("ScreenSpecDoubles.swift")
        files = [ctx.actions.declare_file("%s.screenspec/%s/%s" % (ctx.label.name, form, name)) for name in names]
        folders[form] = files[0].dirname
        outputs.extend(files)
    description = ctx.actions.declare_file(ctx.label.name + ".screenspec/description.json")
    ctx.actions.write(description, build_description(
        library.module,
        library.specs,
        library.others,
        outputs = folders,
        previews = library.previews,
    ))

    arguments = ctx.actions.args()
    arguments.add("--project", library.project)
    arguments.add("--build-description", description)
    # The Swift of the app would go there, which nobody asks for here.
    arguments.add("--output", outputs[0].dirname)
    arguments.add("--jobs", 1)
    ctx.actions.run(
        executable = ctx.executable._compiler,
        arguments = [arguments],
        inputs = library.specs + library.types + [library.project, description] + [other.interface for other in library.others],
        outputs = outputs,
        mnemonic = "ScreenSpecCompile",
        progress_message = "Compiling the %s of %s" % (" and ".join(forms), library.module),
    )
    return [DefaultInfo(files = depset(outputs))]

_ATTRIBUTES = {
    "library": attr.label(
        doc = "The screenspec_library of the module.",
        providers = [ScreenSpecInfo],
        mandatory = True,
    ),
    "_compiler": attr.label(
        default = "//:compiler",
        executable = True,
        allow_files = True,
        cfg = "exec",
    ),
}

def _screenspec_doubles_impl(ctx):
    # The app has them where it has previews.
    has_examples = ctx.attr.examples and not ctx.attr.library[ScreenSpecInfo].previews
    return _compile(ctx, ["doubles", "examples"] if has_examples else ["doubles"])

screenspec_doubles = rule(
    doc = "What tests of a module have in the place of those who conform to its protocols, as sources of a swift_test.",
    implementation = _screenspec_doubles_impl,
    attrs = dict(_ATTRIBUTES, examples = attr.bool(
        doc = "Whether the examples of its view models and models are made too.",
        default = False,
    )),
)

def _screenspec_identifiers_impl(ctx):
    return _compile(ctx, ["identifiers"])

screenspec_identifiers = rule(
    doc = "By which tests of the user interface find the parts of views: sources of the app, and of the tests.",
    implementation = _screenspec_identifiers_impl,
    attrs = _ATTRIBUTES,
)

def _screenspec_robots_impl(ctx):
    return _compile(ctx, ["robots", "identifiers"])

screenspec_robots = rule(
    doc = "By which tests of the user interface touch and read screens, with the identifiers by which they find things.",
    implementation = _screenspec_robots_impl,
    attrs = _ATTRIBUTES,
)
