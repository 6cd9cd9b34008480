import Testing

/// Objects that `live` makes or fetches itself, beside registrations of the same types.
@Suite struct OwnObjectTests {
  /// Each `Home` has its own `Mailer`; what the container keeps is another object.
  @Test func anObjectThatLiveMakesIsNotTheRegisteredOne() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--from-container", "Container", "--for", "Home", "--write")
      #expect(new.status == 0, "\(new)")
      let root = try tool.text(of: "Sources/App/AppRoot.swift")
      #expect(root.contains("mailer: Mailer("), "\(root)")
      #expect(root.contains("func makeMailer() -> Mailer {\n    Mailer("), "\(root)")
      #expect(root.contains("lazy var mailer: Mailer"), "\(root)")
    }
  }

  /// A closure on any thread cannot take the member along, and gets what `live` passes.
  @Test func whatLiveGivesIsNoError() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--from-container", "Container", "--for", "Home", "--write")
      #expect(!new.errors.contains("error:"), "\(new)")
      #expect(
        new.errors.contains("AppRoot is given 'makeTracker: @Sendable () -> Tracker' now"), "\(new)"
      )
    }
  }

  private let files = [
    "Sources/App/Container.swift": """
    final class Container: @unchecked Sendable {
      static let shared = Container()
      private var makers: [ObjectIdentifier: () -> Any] = [:]
      private var kept: [ObjectIdentifier: Any] = [:]
      func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
        makers[ObjectIdentifier(type)] = make
      }
      func resolve<T>(_ type: T.Type) -> T {
        if let old = kept[ObjectIdentifier(type)] as? T { return old }
        guard let new = makers[ObjectIdentifier(type)]?() as? T else { preconditionFailure() }
        kept[ObjectIdentifier(type)] = new
        return new
      }
    }
    enum Setup {
      static func register(_ container: Container) {
        container.register(Tracker.self) { Tracker() }
        container.register(Mailer.self) { Mailer() }
      }
    }

    """,
    "Sources/App/Types.swift": """
    final class Tracker { var count = 0 }
    final class Mailer {
      struct Dependencies {
        var makeTracker: @Sendable () -> Tracker
        static var live: Self { Self(makeTracker: { Container.shared.resolve(Tracker.self) }) }
      }
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }
    final class Home {
      struct Dependencies {
        var mailer: Mailer
        var makeMailer: () -> Mailer
        static var live: Self { Self(mailer: Mailer(), makeMailer: { Mailer() }) }
      }
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }

    """,
    "Sources/App/main.swift": """
    Setup.register(Container.shared)
    let home = Home()

    """,
  ]
}
