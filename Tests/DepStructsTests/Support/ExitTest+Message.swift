import Testing

extension ExitTest.Result {
  /// What the process wrote to its standard error stream.
  var message: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
