/// The commands that a migration has to pass.
package struct VerificationCommands: Hashable, Sendable {
  package var build: String?
  package var tests: String?

  package init(build: String?, tests: String?) {
    self.build = build
    self.tests = tests
  }
}
