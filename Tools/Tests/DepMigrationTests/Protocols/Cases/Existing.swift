extension ExtractionCase {
  static let existing = [
    ExtractionCase(
      "a protocol that fits", ["a()", "name"],
      """
      protocol §Service: AnyObject, Sendable {
        var name: String { get }
        func a()
      }
      final class §API: §Service {
        static let shared = §API()
        let name = "a"
        func a() {}
        func b() {}
      }
      """, use: "api.a(); print(api.name)", gives: .existing("§Service")),
    ExtractionCase(
      "the smaller of two protocols", ["a()"],
      """
      protocol §Small: Sendable { func a() }
      protocol §Large: §Small { func b() }
      final class §API: §Large {
        static let shared = §API()
        func a() {}
        func b() {}
      }
      """, use: "api.a()", gives: .existing("§Small")),
    ExtractionCase(
      "a protocol that inherits and one that fills in defaults", ["a()", "b()"],
      """
      protocol §Small: Sendable { func a(_ n: Int) }
      extension §Small { func a() { a(1) } }
      protocol §Large: §Small { func b() }
      final class §API: §Large {
        static let shared = §API()
        func a(_ n: Int) {}
        func b() {}
      }
      """, use: "api.a(); api.b()", gives: .existing("§Large")),
    ExtractionCase(
      "a protocol with an associated type", ["a()"],
      """
      protocol §Service { associatedtype Value; func a() }
      final class §API: §Service, Sendable {
        typealias Value = Int
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()"),
    ExtractionCase(
      "a protocol with other effects", ["a()"],
      """
      protocol §Service: Sendable { func a() throws }
      final class §API: §Service {
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()"),
    ExtractionCase(
      "a protocol that lacks Sendable", ["a()"],
      """
      protocol §Service { func a() }
      final class §API: §Service, Sendable {
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()"),
    ExtractionCase(
      "a protocol through which nothing is assigned", ["name="],
      """
      protocol §Service: Sendable { var name: String { get set } }
      final class §API: §Service, @unchecked Sendable {
        static let shared = §API()
        var name = ""
      }
      """, use: "api.name = \"b\""),
    ExtractionCase(
      "a protocol with one of two overloads", ["a(_:)"],
      """
      protocol §Service: Sendable { func a(_ n: Int) }
      final class §API: §Service {
        static let shared = §API()
        func a(_ n: Int) {}
        func a(_ n: String) {}
      }
      """, use: "api.a(1); api.a(\"b\")"),
    ExtractionCase(
      "a protocol of a struct that changes", ["a()"],
      """
      protocol §Service { mutating func a() }
      struct §API: §Service, Sendable {
        static let shared = §API()
        mutating func a() {}
      }
      """, gives: .concrete("mutating")),
    ExtractionCase(
      "a protocol of a struct that is assigned to", ["a="],
      """
      protocol §Service { var a: Int { get set } }
      struct §API: §Service, Sendable {
        static let shared = §API()
        var a = 1
      }
      """, gives: .concrete("of a value is assigned to")),
    ExtractionCase(
      "a protocol that was extracted before", ["a()", "b(_:)", "b()", "name="],
      """
      protocol §APIProtocol: AnyObject, Sendable {
        func a()
        var name: String { get }
      }

      final class §API: @unchecked Sendable {
        static let shared = §API()
        var name: String = ""
        func a() {}
        func b(_ n: Int = 1) {}
      }

      extension §API: §APIProtocol {}
      """, use: "api.a(); api.b(2); api.b(); api.name = \"c\"",
      gives: .extended(
        """
        { get set }
          func b(_ n: Int)

        extension §APIProtocol {
          func b() {
            b(1)
          }
        }
        """)),
    ExtractionCase(
      "an extracted protocol on one line", ["a()", "b()"],
      """
      protocol §APIProtocol: AnyObject, Sendable { func a() }
      final class §API: Sendable {
        static let shared = §API()
        func a() {}
        func b() {}
      }
      extension §API: §APIProtocol {}
      """, use: "api.a(); api.b()", gives: .extended("  func b()")),
    ExtractionCase(
      "an extracted protocol with another conformer", ["a()", "b()"],
      """
      protocol §APIProtocol: AnyObject, Sendable {
        func a()
      }
      final class §API: Sendable {
        static let shared = §API()
        func a() {}
        func b() {}
      }
      extension §API: §APIProtocol {}
      final class §Mock: §APIProtocol { func a() {} }
      """, use: "api.a(); api.b()", gives: .concrete("§Mock conforms to it too")),
    ExtractionCase(
      "an extracted protocol that is not bound to classes", ["name=", "level="],
      """
      protocol §APIProtocol: Sendable {
        var name: String { get }
      }
      final class §API: @unchecked Sendable {
        static let shared = §API()
        var name: String = ""
        var level: Int = 0
      }
      extension §API: §APIProtocol {}
      """, use: "api.name = \"c\"; api.level = 2",
      gives: .extended("AnyObject, { get set }\n  var level: Int { get set }")),
    ExtractionCase(
      "an extracted protocol that inherits nothing", ["name="],
      """
      protocol §APIProtocol { var name: String { get } }
      final class §API {
        nonisolated(unsafe) static let shared = §API()
        var name: String = ""
      }
      extension §API: §APIProtocol {}
      """, use: "api.name = \"c\"", gives: .extended(": AnyObject{ get set }")),
    ExtractionCase(
      "a public protocol that lacks members", ["a()", "b()"],
      """
      public protocol §APIProtocol: Sendable {
        func a()
      }
      public final class §API: Sendable {
        public static let shared = §API()
        public func a() {}
        public func b() {}
      }
      extension §API: §APIProtocol {}
      """, use: "api.a(); api.b()", gives: .extended("  func b()")),
  ]
}
