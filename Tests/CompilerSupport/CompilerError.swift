/// Something that the tests need from the toolchain or the build, and did not get.
package struct CompilerError: Error, CustomStringConvertible {
  /// What is missing.
  package let description: String

  /// An error that says what is missing.
  package init(_ description: String) {
    self.description = description
  }
}
