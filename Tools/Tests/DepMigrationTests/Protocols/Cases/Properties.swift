extension ExtractionCase {
  static let properties = [
    ExtractionCase(
      "properties of all kinds",
      ["name", "token=", "count", "total", "limit", "owner", "made", "remote", "pair"],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        let name: String = "a"
        var token: String?
        private(set) var count = 0
        var total: Int { count * 2 }
        var limit: Double = 1 { didSet { print(limit) } }
        weak var owner: AnyObject?
        lazy var made: [String] = []
        var remote: Int { get async throws { 1 } }
        var pair: (Int, label: String) = (1, "a")
      }
      """,
      use: """
        api.token = "b"; print(api.name, api.count, api.total, api.limit, api.made, api.pair)
        _ = api.owner; _ = try await api.remote
        """,
      gives: .extracted(
        """
        protocol §APIProtocol: AnyObject, Sendable {
          var name: String { get }
          var token: String? { get set }
          var count: Int { get }
          var total: Int { get }
          var limit: Double { get }
          var owner: AnyObject? { get }
          var made: [String] { get }
          var remote: Int { get async throws }
          var pair: (Int, label: String) { get }
        }
        """)),
    ExtractionCase(
      "types that the first value tells", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"],
      """
      import Foundation

      final class §API: @unchecked Sendable {
        struct Options { var on = true }
        static let shared = §API()
        var a = -1
        var b = 1.5
        var c = "a\\(1)"
        var d = true
        var e = [1, 2]
        var f = [String: Options]()
        var g = Options()
        var h = Set<Int>()
        var i = JSONDecoder()
        var j = 1 as Int64
      }
      """,
      use: "print(api.a, api.b, api.c, api.d, api.e, api.f, api.g.on, api.h, api.j); _ = api.i",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var a: Int { get }
          var b: Double { get }
          var c: String { get }
          var d: Bool { get }
          var e: [Int] { get }
          var f: [String: §API.Options] { get }
          var g: §API.Options { get }
          var h: Set<Int> { get }
          var i: JSONDecoder { get }
          var j: Int64 { get }
        }
        """)),
    ExtractionCase(
      "several names in one declaration", ["a", "b", "c="],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        var a, b: Int?
        var c = 1, d = "x"
      }
      """, use: "api.c = 2; print(api.a ?? 0, api.b ?? 1)"),
    ExtractionCase(
      "a closure that is called", ["onEvent(_:)", "onEnd="],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        var onEvent: (Int) -> Void = { _ in }
        var onEnd: (() -> Void)?
      }
      """, use: "api.onEvent(1); api.onEnd = {}"),
    ExtractionCase(
      "an implicitly unwrapped optional", ["name="],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        var name: String!
      }
      """, use: "api.name = \"a\"; let s: String = api.name; print(s)"),
    ExtractionCase(
      "an object behind a private setter", ["settings="],
      """
      final class §Settings: @unchecked Sendable { var on = false }
      final class §API: @unchecked Sendable {
        static let shared = §API()
        private(set) var settings = §Settings()
      }
      """, use: "api.settings.on = true"),
    ExtractionCase(
      "a nonmutating setter of a struct", ["level="],
      """
      struct §API: Sendable {
        static let shared = §API()
        var level: Int {
          get { 1 }
          nonmutating set { print(newValue) }
        }
      }
      """, use: "api.level = 2",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          var level: Int { get nonmutating set }
        }
        """)),
    ExtractionCase(
      "read and modify accessors", ["storage="],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        private var values: [Int] = []
        var storage: [Int] {
          _read { yield values }
          _modify { yield &values }
        }
      }
      """, use: "api.storage.append(1)"),
    ExtractionCase(
      "methods of the project that change what they are called on",
      ["rack/turn()", "box/rack/turn()", "list/turnAll()", "plain/name", "object/turn()"],
      """
      struct §Rack { var angle = 0; mutating func turn() { angle += 1 } }
      struct §Box { var rack = §Rack() }
      struct §Plain { var name = "a" }
      final class §Object { func turn() {} }
      extension Array where Element == §Rack { mutating func turnAll() { removeAll() } }
      final class §API: @unchecked Sendable {
        static let shared = §API()
        var rack = §Rack()
        var box: §Box?
        var list: [§Rack] = []
        var plain = §Plain()
        var object = §Object()
      }
      """,
      use: """
        api.rack.turn(); api.box?.rack.turn(); api.list.turnAll(); print(api.plain.name)
        api.object.turn()
        """,
      gives: .extracted(
        """
        protocol §APIProtocol: AnyObject, Sendable {
          var rack: §Rack { get set }
          var box: §Box? { get set }
          var list: [§Rack] { get set }
          var plain: §Plain { get }
          var object: §Object { get }
        }
        """)),
    ExtractionCase(
      "names that are keywords", ["repeat(_:)", "`in`", "default", "switch(for:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func `repeat`(_ text: String) -> String { text }
        var `in`: String { "in" }
        var `default`: Int { 3 }
        func `switch`(`for` name: String = "a") {}
      }
      """, use: "print(api.repeat(api.`in`), api.default); api.switch(for: \"b\")",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func `repeat`(_ text: String) -> String
          var `in`: String { get }
          var `default`: Int { get }
          func `switch`(`for` name: String)
        }
        """)),
  ]
}
