/// A failure of the tool, with the message that it prints.
struct ToolFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
