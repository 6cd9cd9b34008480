extension ExtractionCase {
  static let isolation = [
    ExtractionCase(
      "a class of the main actor", ["name=", "run()", "id", "free()"],
      """
      @MainActor
      final class §API {
        static let shared = §API()
        let id = 1
        var name = ""
        func run() {}
        nonisolated func free() {}
      }
      """, use: "api.name = \"a\"; api.run(); print(api.id); api.free()", attribute: "@MainActor",
      gives: .extracted(
        """
        @MainActor
        protocol §APIProtocol: AnyObject, Sendable {
          nonisolated var id: Int { get }
          var name: String { get set }
          func run()
          nonisolated func free()
        }
        """)),
    ExtractionCase(
      "constants of the main actor from elsewhere", ["id", "free()"],
      """
      @MainActor
      final class §API {
        nonisolated static let shared = §API()
        let id = 1
        nonisolated init() {}
        nonisolated func free() {}
      }
      """, use: "print(api.id); api.free()"),
    ExtractionCase(
      "an actor", ["count", "add(_:)", "add()", "id", "free()"],
      """
      actor §API {
        static let shared = §API()
        let id: String = "a"
        var count = 0
        func add(_ n: Int = 1) throws -> Int { count += n; return count }
        nonisolated func free() {}
      }
      """,
      use: """
        print(await api.count, try await api.add(2), try await api.add(), api.id); api.free()
        """,
      gives: .extracted(
        """
        protocol §APIProtocol: Actor {
          nonisolated var id: String { get }
          var count: Int { get }
          func add(_ n: Int) throws -> Int
          nonisolated func free()
        }

        extension §APIProtocol {
          func add() throws -> Int {
            try add(1)
          }
        }
        """)),
    ExtractionCase(
      "a constant of an actor that may not be Sendable", ["box"],
      """
      final class §Box {}
      actor §API {
        static let shared = §API()
        let box = §Box()
      }
      """, use: "", gives: .concrete("constant of an actor")),
    ExtractionCase(
      "an isolated member", ["show()", "hide()", "plain()"],
      """
      final class §API: Sendable {
        static let shared = §API()
        @MainActor func show(_ n: Int = 1) {}
        func plain() {}
      }
      @MainActor extension §API {
        func hide() {}
      }
      """, use: "api.show(); api.hide(); api.plain()", attribute: "@MainActor",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          @MainActor func show(_ n: Int)
          func plain()
          @MainActor func hide()
        }

        extension §APIProtocol {
          @MainActor func show() {
            show(1)
          }
        }
        """)),
    ExtractionCase(
      "a global actor of the project", ["run()"],
      """
      @globalActor actor §Store { static let shared = §Store() }
      @§Store final class §API {
        static let shared = §API()
        func run() {}
      }
      """, use: "api.run()", attribute: "@§Store"),
    ExtractionCase(
      "isolation of the superclass", ["run()", "base()"],
      """
      @MainActor class §Base { func base() {} }
      final class §API: §Base {
        static let shared = §API()
        func run() {}
      }
      """, use: "api.run(); api.base()", attribute: "@MainActor"),
    ExtractionCase(
      "isolation of a protocol", ["run()"],
      """
      @MainActor protocol §Screen { func show() }
      final class §API: §Screen {
        static let shared = §API()
        func show() {}
        func run() {}
      }
      """, use: "api.run()", attribute: "@MainActor"),
    ExtractionCase(
      "isolation of an extension's protocol", ["show()"],
      """
      @MainActor protocol §Screen { func show() }
      final class §API: Sendable {
        static let shared = §API()
      }
      extension §API: §Screen {
        func show() {}
      }
      """, use: "api.show()", attribute: "@MainActor",
      gives: .concrete("may be isolated because of §Screen")),
    ExtractionCase(
      "attributes of concurrency", ["a(_:)", "b()", "c()"],
      """
      @MainActor final class §API {
        static let shared = §API()
        @preconcurrency func a(_ body: @escaping @Sendable () -> Void) {}
        nonisolated(nonsending) func b() async {}
        @concurrent func c() async {}
      }
      """, use: "api.a { }; await api.b(); await api.c()", attribute: "@MainActor"),
    ExtractionCase(
      "a Sendable class by its superclass", ["run()"],
      """
      class §Base: @unchecked Sendable {}
      final class §API: §Base, @unchecked Sendable {
        static let shared = §API()
        func run() {}
      }
      """, use: "api.run(); let f: @Sendable () -> Void = { api.run() }; f()"),
    ExtractionCase(
      "a class that an extension makes Sendable", ["run()"],
      """
      final class §API {
        static let shared = §API()
        func run() {}
      }
      extension §API: @unchecked Sendable {}
      """, use: "api.run(); let f: @Sendable () -> Void = { api.run() }; f()"),
    ExtractionCase(
      "an isolated subclass of NSObject", ["run()"],
      """
      import Foundation

      @MainActor final class §API: NSObject {
        static let shared = §API()
        func run() {}
      }
      """, use: "api.run()", attribute: "@MainActor"),
  ]
}
