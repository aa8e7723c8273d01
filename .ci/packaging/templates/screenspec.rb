# Written by '.ci/release assemble' of ScreenSpec; changes belong there.
class Screenspec < Formula
  desc "Compiles specs of UIKit screens to Swift, and checks apps against an architecture"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

@DOWNLOADS_BY_SYSTEM@
  def install
    bin.install "screenspec"
    generate_completions_from_executable(bin/"screenspec", "--generate-completion-script")
  end

  test do
    (testpath/"Specs/Login.screen.yaml").write "screen: Login\narchitecture: mvp\n"
    assert_match "screenspec @VERSION@", shell_output("#{bin}/screenspec --version")
    system bin/"screenspec", "compile"
    assert_path_exists testpath/"Generated/Login.screen.swift"
  end
end
