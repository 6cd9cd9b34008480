final class Gate6125 {
  let text: String
  init(text: String) { self.text = text }
}

/// Resolves by type and name.
final class LockStore6125: Sendable {
  static let shared = LockStore6125()

  func resolve<Service, Depth>(_ type: Service.Type, name: String, argument: Depth) -> Service {
    Gate6125(text: "\(name) at \(argument)") as! Service
  }
}

final class Lock6125 {
  struct Dependencies {
    var makeGate6125: @Sendable (Int) -> Gate6125

    static var defaultDependencies: Self {
      Self(
        makeGate6125: {
          LockStore6125.shared.resolve(
            Gate6125.self,
            name: "the \", \" old and deep one, that nobody opens",
            argument: $0
          )
        }
      )
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open(_ depth: Int) -> String {
    dependencies.makeGate6125(depth).text
  }
}
