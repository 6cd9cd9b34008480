extension ExtractionCase {
  static let types = [
    ExtractionCase(
      "nested types", ["load(_:_:)", "state", "make()"],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        enum State { case idle, busy }
        typealias Handler = @Sendable (State) -> Void
        var state: State { .idle }
        func load(_ states: [String: State?], _ done: Handler?) throws(Failure) {}
        func make() -> Options.Inner { .init() }
      }
      extension §API {
        struct Failure: Error {}
        struct Options { struct Inner {} }
      }
      """,
      use: "try api.load([:], nil); print(api.state); _ = api.make()",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var state: §API.State { get }
          func load(_ states: [String: §API.State?], _ done: §API.Handler?) throws(§API.Failure)
          func make() -> §API.Options.Inner
        }
        """)),
    ExtractionCase(
      "a nested type in another", ["run(_:)"],
      """
      enum §Space {
        struct Key {}
        /// Does it.
        final class §Inner: Sendable {
          static let shared = §Inner()
          func run(_ key: Key) {}
        }
      } // end
      """, use: "api.run(.init())", type: "§Space.§Inner",
      gives: .extracted(
        """
        protocol §InnerProtocol: Sendable {
          func run(_ key: §Space.Key)
        }
        """)),
    ExtractionCase(
      "a type in an extension", ["run()"],
      """
      enum §Space {}
      extension §Space {
        final class §Inner: Sendable {
          static let shared = §Inner()
          func run() {}
        }
      }
      """, use: "api.run()", type: "§Space.§Inner"),
    ExtractionCase(
      "a type that shadows another", ["run(_:)"],
      """
      struct §Options {}
      final class §API: Sendable {
        struct §Options { var n = 1 }
        static let shared = §API()
        func run(_ options: §Options) { print(options.n) }
      }
      """, use: "api.run(§API.§Options(n: 1))"),
    ExtractionCase(
      "a generic parameter named as a nested type", ["run(_:)"],
      """
      final class §API: Sendable {
        struct T {}
        static let shared = §API()
        func run<T>(_ value: T) -> [T] { [value] }
      }
      """, use: "_ = api.run(1)"),
    ExtractionCase(
      "Self of a final class", ["with(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func with(_ name: String) -> Self { self }
      }
      """, use: "_ = api.with(\"a\")",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func with(_ name: String) -> §API
        }
        """)),
    ExtractionCase(
      "a struct", ["value", "text()"],
      """
      public struct §API: Sendable {
        public static let shared = §API()
        public let value = 1
        func text() -> String { "" }
      }
      """, use: "print(api.value, api.text())",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var value: Int { get }
          func text() -> String
        }
        """)),
    ExtractionCase(
      "an enum", ["text"],
      """
      enum §API {
        case one
        static let shared = §API.one
        var text: String { "a" }
      }
      """, use: "print(api.text)"),
    ExtractionCase(
      "members in other files", ["a()", "b()"],
      """
      import Foundation
      final class §API: Sendable {
        static let shared = §API()
        func b() -> Date { Date() }
      }
      // file: Other.swift
      import Foundation
      extension §API {
        func a() -> URL? { nil }
      }
      """, use: "_ = api.a(); _ = api.b()",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func b() -> Date
          func a() -> URL?
        }
        """)),
    ExtractionCase(
      "members in a file with more imports", ["a(_:)"],
      """
      import Foundation
      final class §API: Sendable {
        static let shared = §API()
      }
      // file: Other.swift
      import Dispatch
      import Foundation
      extension §API {
        func a(_ urls: [URL], later: §Later = .init()) -> [UUID: Date] { [:] }
      }
      struct §Later {}
      """, use: "_ = api.a([])"),
    ExtractionCase(
      "public members alone", ["a()"],
      """
      @available(*, deprecated, message: "old")
      public final class §API: Sendable {
        public static let shared = §API()
        @available(*, deprecated) public func a() {}
      }
      """, use: "api.a()",
      gives: .extracted(
        """
        @available(*, deprecated, message: "old")
        protocol §APIProtocol: Sendable {
          @available(*, deprecated) func a()
        }
        """)),
    ExtractionCase(
      "open and package members", ["a()", "b()"],
      """
      open class §API: @unchecked Sendable {
        public static let shared = §API()
        package func a() {}
        open func b() {}
      }
      """, use: "api.a(); api.b()",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func a()
          func b()
        }
        """)),
    ExtractionCase(
      "members of a public extension", ["a()"],
      """
      public final class §API: Sendable {
        public static let shared = §API()
      }
      public extension §API {
        func a() {}
      }
      """, use: "api.a()",
      gives: .extracted("protocol §APIProtocol: Sendable {\n  func a()\n}")),
    ExtractionCase(
      "a private class", ["a()"],
      """
      private final class §API: Sendable {
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()",
      gives: .extracted("private protocol §APIProtocol: Sendable {\n  func a()\n}")),
    ExtractionCase(
      "a class under #if", ["a()"],
      """
      #if !NEVER
      final class §API: Sendable {
        static let shared = §API()
        func a() {}
      }
      #endif
      """, use: "api.a()"),
    ExtractionCase(
      "tabs and carriage returns", ["a(_:)", "a()"],
      "final class §API: Sendable {\r\n\tstatic let shared = §API()\r\n\tfunc a(_ b: Int = 1) {}\r\n}",
      use: "api.a(); api.a(2)",
      gives: .extracted(
        "protocol §APIProtocol: Sendable {\r\n\tfunc a(_ b: Int)\r\n}\r\n\r\n"
          + "extension §APIProtocol {\r\n\tfunc a() {\r\n\t\ta(1)\r\n\t}\r\n}\r\n\r\n")),
    ExtractionCase(
      "names beyond ASCII", ["größe(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func größe(_ ä: Int) -> Int { ä }
      }
      """, use: "_ = api.größe(1)"),
    ExtractionCase(
      "two declarations without a line between", ["a()"],
      """
      struct §Before {} // before
      final class §API: Sendable { // here
        static let shared = §API()
        func a() {}
      } // there
      struct §After {}
      """, use: "api.a()"),
  ]
}
