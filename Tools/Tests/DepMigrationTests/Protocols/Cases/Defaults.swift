extension ExtractionCase {
  static let defaults = [
    ExtractionCase(
      "a default that calls leave out", ["get(_:)", "get(_:entityTag:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func get(_ path: String, entityTag: String? = nil) async throws -> String { path }
      }
      """, use: "_ = try await api.get(\"a\"); _ = try await api.get(\"a\", entityTag: \"b\")",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func get(_ path: String, entityTag: String?) async throws -> String
        }

        extension §APIProtocol {
          func get(_ path: String) async throws -> String {
            try await get(path, entityTag: nil)
          }
        }
        """)),
    ExtractionCase(
      "a log that tells the place", ["log(_:)", "log(_:level:)", "log(_:level:file:line:)"],
      """
      enum §Level { case info, debug }
      final class §API: Sendable {
        static let shared = §API()
        func log(
          _ message: @autoclosure () -> String, level: §Level = .info, file: String = #fileID,
          line: Int = #line
        ) { print(message(), level, file, line) }
      }
      """,
      use: """
        api.log("a"); api.log("b", level: .debug); api.log("c", level: .info, file: "f", line: 1)
        """,
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func log(_ message: @autoclosure () -> String, level: §Level, file: String, line: Int)
        }

        extension §APIProtocol {
          func log(_ message: @autoclosure () -> String, file: String = #fileID, line: Int = #line) {
            log(message(), level: .info, file: file, line: line)
          }

          func log(
            _ message: @autoclosure () -> String,
            level: §Level,
            file: String = #fileID,
            line: Int = #line
          ) {
            log(message(), level: level, file: file, line: line)
          }
        }
        """)),
    ExtractionCase(
      "defaults that name things of the type", ["run(_:)", "wait()", "go()"],
      """
      let §global = 3
      final class §API: Sendable {
        enum Mode { case fast, slow }
        struct Options { static let normal = Options(); var n = 1 }
        static let timeout: Double = 3
        static let shared = §API()
        func run(_ a: Int, mode: Mode = .fast, options: Options = .normal, all: [Mode] = [.fast, .slow]) {}
        func wait(_ time: Double = §API.timeout * 2) {}
        func go(_ n: Int = §global, options: Options = Options(n: 2), done: @Sendable () -> Void = {}) {}
      }
      """, use: "api.run(1); api.wait(); api.go()"),
    ExtractionCase(
      "a parameter named as the method", ["log(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        @discardableResult
        func log(_ log: String, `in` place: Int = 1, for: inout Int) -> Int { 1 }
        func log(_ log: String, times: Int = 1) {}
      }
      """, use: "api.log(\"a\")"),
    ExtractionCase(
      "a long call with defaults", ["record(_:of:with:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func record(_ text: String, of category: String, with values: [String: String], priority: Int = 1, identifier: String? = nil, isPrivate: Bool = false) {}
      }
      """, use: "api.record(\"a\", of: \"b\", with: [:])"),
    ExtractionCase(
      "parameters without a name", ["read(_:of:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func read(_: Int, of _: String, at place: Int = 1) {}
      }
      """, use: "api.read(1, of: \"a\")"),
    ExtractionCase(
      "an overload without the default", ["log(_:)", "log(_:times:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func log(_ text: String) {}
        func log(_ text: String, times: Int = 1) {}
      }
      """, use: "api.log(\"a\"); api.log(\"a\", times: 2)"),
    ExtractionCase(
      "a closure behind the call beside a default", ["load(_:_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func load(_ path: String, retries: Int = 1, completion: @escaping @Sendable (Int) -> Void) {}
      }
      """, use: "api.load(\"a\") { _ in }"),
    ExtractionCase(
      "effects, generics and inout beside a default", ["read(_:)", "change(_:)"],
      """
      struct §Failure: Error {}
      final class §API: Sendable {
        static let shared = §API()
        @discardableResult
        func read<T: Decodable & Sendable>(_ type: T.Type, flag: Bool = false) async throws(§Failure) -> T? { nil }
        func change(_ value: inout Int, by step: Int = 1) { value += step }
      }
      """, use: "try await api.read(Int.self); var a = 1; api.change(&a)"),
    ExtractionCase(
      "a subscript with a default", ["subscript(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        subscript(key: String, fallback: Int = 0) -> Int { fallback }
      }
      """, use: "_ = api[\"a\"]",
      gives: .concrete("subscript")),
    ExtractionCase(
      "a default that is private", ["wait()"],
      """
      final class §API: Sendable {
        static let shared = §API()
        private static let timeout: Double = 3
        func wait(_ time: Double = §API.timeout) {}
      }
      """, use: "api.wait()", gives: .concrete("only inside of the type")),
    ExtractionCase(
      "a default that does something", ["wait()"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func wait(_ body: () -> Void = { print("a") }) {}
      }
      """, use: "api.wait()", gives: .concrete("does something")),
    ExtractionCase(
      "a default that decides a generic parameter", ["wait()"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func wait<T>(_ value: T = 1) {}
      }
      """, use: "api.wait()", gives: .concrete("decides T")),
    ExtractionCase(
      "two closures with defaults", ["start(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func start(onBegin: (() -> Void)? = nil, onEnd: (() -> Void)? = nil) {}
      }
      """, use: "api.start { }", gives: .concrete("more than one parameter")),
    ExtractionCase(
      "a variadic parameter beside a default", ["add(_:_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func add(_ values: Int..., scale: Int = 1) {}
      }
      """, use: "api.add(1, 2)", gives: .concrete("cannot be handed on")),
    ExtractionCase(
      "a public default", ["get(_:)"],
      """
      public final class §API: Sendable {
        public static let shared = §API()
        public func get(_ path: String, retries: Int = 1) -> String { path }
      }
      """, use: "_ = api.get(\"a\")",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func get(_ path: String, retries: Int) -> String
        }

        extension §APIProtocol {
          func get(_ path: String) -> String {
            get(path, retries: 1)
          }
        }
        """)),
  ]
}
