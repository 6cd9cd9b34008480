/// What a command that verifies has said.
package struct CommandOutcome: Hashable, Sendable {
  /// 0 where all is well.
  package var status: Int32
  /// What it printed on both streams, in order.
  package var output: String

  package init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }

  package var succeeded: Bool { status == 0 }
}
