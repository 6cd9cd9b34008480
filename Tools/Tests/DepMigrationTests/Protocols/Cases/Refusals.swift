extension ExtractionCase {
  static let refusals = [
    refusal("a generic type", "§API<T>", "func a() {}", ["a()"], because: "generic"),
    refusal("a static member", "§API", "static func a() {}", ["a()"], because: "static"),
    refusal("a private member", "§API", "fileprivate func a() {}", ["a()"], because: "private"),
    refusal("an opaque result", "§API", "func a() -> some Any { 1 }", ["a()"], because: "opaque"),
    refusal("an opaque property", "§API", "var a: some Any { 1 }", ["a"], because: "opaque"),
    refusal(
      "a property without a type", "§API", "var a = max(1, 2)", ["a"], because: "not written"),
    refusal(
      "a property of a failable initializer", "§API", "var a = Int(\"1\")", ["a"],
      because: "not written"),
    refusal(
      "a property in a pattern", "§API", "let (a, b) = (1, 2)", ["a"], because: "not declared"),
    refusal("an unknown member", "§API", "", ["a()"], because: "a() is not declared by §API"),
    refusal(
      "a member under #if", "§API", "#if !NEVER\n  func a() {}\n  #endif", ["a()"],
      because: "#if"),
    refusal(
      "a Self that is not known", "§API", "func a() -> Self { self }", ["a()"], because: "Self",
      kind: "class"),
    refusal(
      "a setter that only the file sees", "§API", "fileprivate(set) var a = 1", ["a="],
      because: "setter of a is private"),
    refusal("nothing that is used", "§API", "", [], because: "none of its members"),
    refusal(
      "an unavailable member", "§API", "@available(*, unavailable) func a() {}", ["a()"],
      because: "unavailable"),
    ExtractionCase(
      "a mutating member", ["a()"],
      """
      struct §API: Sendable {
        static let shared = §API()
        mutating func a() {}
      }
      """, gives: .concrete("mutating")),
    ExtractionCase(
      "a property of a struct that is assigned to", ["a="],
      """
      struct §API: Sendable {
        static let shared = §API()
        var a = 1
      }
      """, gives: .concrete("of a value is assigned to")),
    ExtractionCase(
      "a noncopyable struct", ["a()"],
      "struct §API: ~Copyable {\n  func a() {}\n}", gives: .concrete("suppresses")),
    ExtractionCase(
      "a private nested class", ["a()"],
      """
      enum §Space {
        private final class §Inner: Sendable {
          func a() {}
        }
      }
      """, type: "§Space.§Inner", gives: .concrete("private to another type")),
    ExtractionCase(
      "a class in a branch inside of another type", ["a()"],
      """
      enum §Space {
        #if !NEVER
        final class §Inner: Sendable {
          func a() {}
        }
        #endif
      }
      """, type: "§Space.§Inner", gives: .concrete("branch of #if")),
    ExtractionCase(
      "a class that is declared twice", ["a()"],
      """
      #if NEVER
      final class §API: Sendable { func a() {} }
      #else
      final class §API: Sendable { static let shared = §API(); func a() {} }
      #endif
      """, gives: .concrete("more than once")),
    ExtractionCase(
      "something behind the type on its line", ["a()"],
      "final class §API: Sendable { func a() {} }; struct §Else {}",
      gives: .concrete("on the same line")),
    ExtractionCase(
      "a type that needs another import", ["a()"],
      """
      final class §API: Sendable {}
      // file: Other.swift
      import Foundation
      extension §API {
        func a() -> URL? { nil }
      }
      """, gives: .concrete("needs `import Foundation`")),
    ExtractionCase(
      "a constrained extension", ["a()"],
      """
      protocol §P { associatedtype V }
      extension §P where V == Int { func a() {} }
      final class §API: §P, Sendable { typealias V = Int }
      """, gives: .concrete("a() is not declared by")),
    ExtractionCase(
      "a class of a UI framework", ["a()"],
      """
      final class §API: UISomething {
        func a() {}
      }
      """,
      gives: .concrete("UISomething is isolated")),
  ]

  private static func refusal(
    _ name: String, _ type: String, _ member: String, _ members: [String],
    because reason: String, kind: String = "final class"
  ) -> ExtractionCase {
    let shared = type.contains("<") ? "" : "static let shared = §API()"
    return ExtractionCase(
      name, members,
      "\(kind) \(type): @unchecked Sendable {\n  \(shared)\n  \(member)\n}",
      gives: .concrete(reason))
  }
}
