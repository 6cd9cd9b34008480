/// An answer that is no feed, by its status.
package struct UnexpectedStatus: Error, Equatable, Sendable {
  package var code: Int

  package init(code: Int) {
    self.code = code
  }
}
