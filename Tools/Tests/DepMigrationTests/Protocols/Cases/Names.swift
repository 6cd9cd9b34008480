extension ExtractionCase {
  static let names = [
    ExtractionCase(
      "a name that is taken", ["a()"],
      """
      protocol §APIProtocol {}
      final class §API: Sendable {
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()",
      gives: .extracted("protocol §APIInterface: Sendable {\n  func a()\n}")),
    ExtractionCase(
      "two nested types of one name", ["a()"],
      """
      enum §One {
        final class §API: Sendable {
          static let shared = §API()
          func a() {}
        }
      }
      enum §Two { final class §API {} }
      """, use: "api.a()", type: "§One.§API",
      gives: .extracted("protocol §One§APIProtocol: Sendable {\n  func a()\n}")),
    ExtractionCase(
      "a copyright above the type", ["a()"],
      """
      // Copyright.
      final class §API: Sendable {
        static let shared = §API()
        func a() {}
      }
      """, use: "api.a()"),
    ExtractionCase(
      "comments above the type", ["a()"],
      """
      import Swift

      // MARK: - §API

      // swiftlint:disable:next all
      /// Documentation
      /// of two lines.
      @frozen
      public struct §API: Sendable {
        public static let shared = §API()
        public func a() {}
      }

      /// Something else.
      struct §Else {}
      """, use: "api.a()"),
    ExtractionCase(
      "a name in backticks", ["a()"],
      """
      enum §Space {
        final class `class`: Sendable {
          static let shared = `class`()
          func a() {}
        }
      }
      """, type: "§Space.class", gives: .concrete("keyword")),
    ExtractionCase(
      "members that are named as static ones are", ["log(_:)", "default"],
      """
      final class §API: Sendable {
        static let shared = §API()
        static let `default` = 1
        static func log(_ text: String) { shared.log(text) }
        var `default`: Int { 2 }
        func log(_ text: String) { print(text) }
      }
      """, use: "api.log(\"a\"); print(api.default)",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var `default`: Int { get }
          func log(_ text: String)
        }
        """)),
  ]
}
