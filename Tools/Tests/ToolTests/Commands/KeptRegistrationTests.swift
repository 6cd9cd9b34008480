import Foundation
import Testing

/// The end of a transition takes away registrations that only ask a root, and no others.
@Suite struct KeptRegistrationTests {
  /// A root, a type that fetches from the store, and a start that registers two services.
  private let app = """
    final class A { let n: Int; init(n: Int) { self.n = n } }
    final class B { init() {} }
    @MainActor final class AppRoot {
      struct Dependencies { var n: Int; static var live: Self { .init(n: 3) } }
      private let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }
      lazy var a = A(n: dependencies.n)
      lazy var b = B()
      func makeFeed() -> Feed { Feed(dependencies: .init(a: a)) }
    }
    @MainActor final class Feed {
      struct Dependencies {
        var a: A
        static var live: Self { .init(a: Store.shared.resolve(A.self)) }
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }
    enum Mode { case live, test }
    @MainActor enum Boot {
      static func registerAll() {
        let root = AppRoot(dependencies: .live)
        Store.shared.register(A.self) { root.a }
        Store.shared.register(B.self) { root.b }
      }
      static func start(_ mode: Mode) {
        switch mode {
        case .live: registerAll()
        case .test: break
        }
      }
    }
    """

  /// The code that may fetch 'B' is in a file of its own.
  private func files(_ code: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """,
      "Sources/App/Store.swift": """
      protocol Locating { func resolve<T>(_ type: T.Type) -> T }
      final class Store: Locating {
        nonisolated(unsafe) static let shared = Store()
        private(set) var makers: [ObjectIdentifier: () -> Any] = [:]
        func register<T>(_ type: T.Type, make: @escaping () -> T) {
          makers[ObjectIdentifier(type)] = make
        }
        func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
      }
      """,
      "Sources/App/App.swift": app,
      "Sources/App/Code.swift": code,
    ]
  }

  private func boot(after code: String) throws -> (output: String, text: String) {
    var result = (output: "", text: "")
    try withTool(files(code)) { tool in
      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.status == 0 && end.output.contains("migrated  App.Feed"), "\(end)")
      let built = try tool.shell("swiftc -typecheck -swift-version 5 Sources/App/*.swift 2>&1")
      #expect(built.status == 0, "\(built)")
      result = (end.output, try tool.text(of: "Sources/App/App.swift"))
    }
    return result
  }

  /// A case without a statement would not compile.
  @Test func whatNothingFetchesGoes() throws {
    let (output, text) = try boot(after: "final class Hub { let store = 1 }\n")
    #expect(!text.contains("register(A.self)") && !text.contains("register(B.self)"), "\(output)")
    #expect(text.contains("case .live: registerAll()"), "\(text)")
  }

  @Test(arguments: [
    "extension Store { func startAll() { for make in makers.values { _ = make() } } }",
    "extension Store { var size: Int { makers.count } }",
    "final class Other { func resolve<T>(_ type: T.Type) -> Int { 1 } }\n"
      + "final class Hub { let store = Other(); func go() { "
      + "if case let store? = Optional(Store.shared) { _ = store.resolve(B.self) } } }",
    "final class Other { func resolve<T>(_ type: T.Type) -> Int { 1 } }\n"
      + "final class Hub { let store = Other(); func go() { "
      + "_ = { [store = Store.shared] in store.resolve(B.self) }() } }",
    "func keep<T>(_ value: T) -> T { value }\nfunc go() { _ = keep(Store.shared).resolve(B.self) }",
    "protocol HasStore { associatedtype S: Locating; var s: S { get } }\n"
      + "extension HasStore { func load<T>(_ type: T.Type) -> T { s.resolve(type) } }\n"
      + "struct Env: HasStore { let s = Store.shared }\nfunc go() { _ = Env().load(B.self) }",
    "func go() { let type = B.self; _ = Store.shared.makers[ObjectIdentifier(type)] }",
  ])
  func whatCodeMayFetchStays(_ code: String) throws {
    let (output, text) = try boot(after: code + "\n")
    #expect(text.contains("register(B.self)"), "\(output)")
    #expect(output.contains("the registration of 'B' stays, because"), "\(output)")
  }
}
