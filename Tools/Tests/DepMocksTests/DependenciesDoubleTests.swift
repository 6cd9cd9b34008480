import DepMocks
import Foundation
import Testing

/// `failing` of a struct in another module compiles against the library, in both modes.
@Suite struct DependenciesDoubleTests {
  private let app = """
    import Foundation

    public protocol API: Sendable { func get(_ path: String) async throws -> String }
    public protocol Session { func end() }
    protocol Store<Item> { associatedtype Item; func item() -> Item? }
    @MainActor protocol Screen { func show() }
    typealias Handler = (Int) -> Void

    public final class Reader {
      public struct Dependencies {
        public var api: any API
        var cache: (any API)?
        var now: @Sendable () -> Date
        var makeSession: (Int) -> any Session
        var visit: ((Int) -> Void) -> Void
        var move: @Sendable ((x: Int, y: Int)) throws -> Void
        var fail: () throws(Failure) -> Int
        var store: any Store<Int>
        var screen: any Screen
        var present: @MainActor () -> Void
        var both: any API & Session
        var handler: Handler
        let version = 3
      }
    }

    public struct Failure: Error {}

    final class Plain {
      struct Dependencies {
        var api: API
        var limit: Int
        var log: @Sendable (String) -> Void
        var now: @Sendable () -> Date
        var fetch: @Sendable (Int) async throws -> String
      }
    }
    """

  @Test(arguments: ["5", "6"]) func failingCompiles(mode: String) async throws {
    let compiler = try await Compiler.find()
    let folder = compiler.folder.appendingPathComponent("App\(mode)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = folder.appendingPathComponent("App.swift")
    try app.write(to: sources, atomically: true, encoding: .utf8)
    let module = try await compiler.run([
      "-emit-module", "-module-name", "App", "-enable-testing", "-swift-version", mode,
      "-parse-as-library", "-emit-module-path",
      folder.appendingPathComponent("App.swiftmodule").path, sources.path,
    ])
    #expect(module.status == 0, "\(module.output)")
    let file = try MockGenerator(
      MockRequest(protocols: [], owners: ["Reader", "Plain"], modules: ["App"])
    ).generate(from: [MockSource(path: "App.swift", bytes: Array(app.utf8))])
    #expect(!file.hasErrors && file.text.contains("returning: SessionMock())"))
    let doubles = folder.appendingPathComponent("Doubles.swift")
    let uses = """

      func reader() -> Reader.Dependencies { .failing }
      func plain() -> Plain.Dependencies { .failing(limit: 3) }

      """
    try (file.text + uses)
      .write(to: doubles, atomically: true, encoding: .utf8)
    let answer = try await compiler.check(
      [doubles], mode: mode, ["-I", folder.path, "-warnings-as-errors"])
    #expect(answer.status == 0, "\(answer.output)\n\(file.text)")
  }
}
