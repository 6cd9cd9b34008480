extension ExtractionCase {
  static let inheritance = [
    ExtractionCase(
      "members of the superclass", ["a()", "b(_:)", "name"],
      """
      class §Base: @unchecked Sendable {
        struct Key {}
        let name = "a"
        func a() {}
        func b(_ key: Key) {}
      }
      final class §API: §Base, @unchecked Sendable {
        static let shared = §API()
        override func a() {}
      }
      """, use: "api.a(); api.b(.init()); print(api.name)",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var name: String { get }
          func b(_ key: §Base.Key)
          func a()
        }
        """)),
    ExtractionCase(
      "members that a protocol lends", ["hello()"],
      """
      protocol §Greeting { associatedtype Name }
      extension §Greeting {
        func hello() -> String { "hello" }
      }
      final class §API: §Greeting, Sendable {
        typealias Name = Int
        static let shared = §API()
      }
      """, use: "_ = api.hello()",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func hello() -> String
        }
        """)),
    ExtractionCase(
      "a member that answers a protocol and that its extension has too", ["load(_:done:)"],
      """
      protocol §Loading { associatedtype Name; func load(_ path: String, done: (_ text: String) -> Void) }
      extension §Loading {
        func load(_ path: String, done: (_ text: String) -> Void) {}
      }
      extension §Loading where Name == Int {
        func load(_ path: Int, done: (String) -> Void) {}
      }
      final class §API: §Loading, Sendable {
        typealias Name = String
        static let shared = §API()
        func load(_ path: String, done: (String) -> Void) {}
      }
      """, use: "api.load(\"a\") { _ in }; api.load(\"a\", done: { _ in })"),
    ExtractionCase(
      "a lent member of the protocol's own kind", ["again()"],
      """
      protocol §Greeting { associatedtype Name }
      extension §Greeting {
        func again() -> Self { self }
      }
      final class §API: §Greeting, Sendable {
        typealias Name = Int
        static let shared = §API()
      }
      """, use: "_ = api.again()", gives: .concrete("Self")),
    ExtractionCase(
      "a superclass with generic parameters", ["load(_:)"],
      """
      class §Base<Value>: @unchecked Sendable {
        func load(_ value: Value) {}
      }
      final class §API: §Base<Int>, @unchecked Sendable {
        static let shared = §API()
      }
      """, use: "api.load(1)", gives: .concrete("generic parameter")),
    ExtractionCase(
      "a subclass of NSObject", ["run()"],
      """
      import Foundation

      final class §API: NSObject, @unchecked Sendable {
        static let shared = §API()
        func run() {}
      }
      """, use: "api.run()"),
    ExtractionCase(
      "a member of NSObject", ["hash"],
      """
      import Foundation

      final class §API: NSObject, @unchecked Sendable {
        static let shared = §API()
      }
      """, use: "_ = api.hash", gives: .concrete("not declared by")),
    ExtractionCase(
      "a class that others inherit from", ["a()", "with()"],
      """
      class §API: @unchecked Sendable {
        static let shared = §API()
        func a() {}
        func with() -> §API { self }
      }
      final class §Sub: §API, @unchecked Sendable {
        override func a() {}
      }
      """, use: "api.a(); _ = api.with()"),
  ]
}
