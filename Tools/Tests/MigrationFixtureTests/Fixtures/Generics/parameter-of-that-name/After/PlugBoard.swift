protocol PlugRegisterProtocol: AnyObject, Sendable {
  func plug(_ text: String) -> String
}

final class PlugRegister: Sendable {
  static let shared = PlugRegister()
  func plug(_ text: String) -> String { "plug \(text)" }
}

extension PlugRegister: PlugRegisterProtocol {}

final class PlugBoard<Dependencies> {
  struct Dependencies {
    var plugRegister: any PlugRegisterProtocol

    static var defaultDependencies: Self {
      Self(plugRegister: PlugRegister.shared)
    }
  }

  private let dependencies: Dependencies

  let value: Dependencies

  init(value: Dependencies, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.value = value
  }

  func text() -> String { dependencies.plugRegister.plug("\(value)") }
}
