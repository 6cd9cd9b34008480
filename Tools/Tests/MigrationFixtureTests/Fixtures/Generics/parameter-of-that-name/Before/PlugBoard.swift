final class PlugRegister: Sendable {
  static let shared = PlugRegister()
  func plug(_ text: String) -> String { "plug \(text)" }
}

final class PlugBoard<Dependencies> {
  let value: Dependencies

  init(value: Dependencies) {
    self.value = value
  }

  func text() -> String { PlugRegister.shared.plug("\(value)") }
}
