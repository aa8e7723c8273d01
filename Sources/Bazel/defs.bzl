"""The rules of ScreenSpec, to be loaded from here."""

load(":check_test.bzl", _screenspec_check_test = "screenspec_check_test")
load(":library.bzl", _screenspec_library = "screenspec_library")
load(
    ":outputs.bzl",
    _screenspec_doubles = "screenspec_doubles",
    _screenspec_identifiers = "screenspec_identifiers",
    _screenspec_robots = "screenspec_robots",
)
load(":providers.bzl", _ScreenSpecInfo = "ScreenSpecInfo")

ScreenSpecInfo = _ScreenSpecInfo
screenspec_check_test = _screenspec_check_test
screenspec_doubles = _screenspec_doubles
screenspec_identifiers = _screenspec_identifiers
screenspec_library = _screenspec_library
screenspec_robots = _screenspec_robots
