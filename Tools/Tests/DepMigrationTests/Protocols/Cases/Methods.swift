extension ExtractionCase {
  static let methods = [
    ExtractionCase(
      "a method", ["get(_:)"],
      """
      import Foundation

      /// Talks to the server.
      final class §API: Sendable {
        static let shared = §API()

        func get(_ path: String) async throws -> String { path }
        func unused() {}
      }
      """, use: "_ = try await api.get(\"a\")",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func get(_ path: String) async throws -> String
        }
        """)),
    ExtractionCase(
      "methods in the order of the sources", ["b()", "a()"],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        func b() {}
        func a() {}
      }
      """, use: "api.a(); api.b()",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func b()
          func a()
        }
        """)),
    ExtractionCase(
      "a class that is not Sendable", ["run()"],
      """
      class §API {
        nonisolated(unsafe) static let shared = §API()
        func run() {}
      }
      """, use: "api.run()",
      gives: .extracted("protocol §APIProtocol {\n  func run()\n}")),
    ExtractionCase(
      "typed throws, rethrows and generics", ["load(_:)", "run(_:)", "map(_:_:)"],
      """
      struct §Failure: Error {}
      final class §API: Sendable {
        static let shared = §API()
        @inlinable
        final func load(_ id: Int) throws(§Failure) -> Int { id }
        @discardableResult
        func run<T>(_ body: () throws -> T) rethrows -> T { try body() }
        func map<Value: Sendable, Other>(_ value: Value, _ make: @escaping (Value) -> Other)
          -> [Other]
        where Other: Equatable { [make(value)] }
      }
      """, use: "_ = try api.load(1); api.run { 1 }; _ = api.map(1) { $0 }",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func load(_ id: Int) throws(§Failure) -> Int
          @discardableResult func run<T>(_ body: () throws -> T) rethrows -> T
          func map<Value: Sendable, Other>(
            _ value: Value,
            _ make: @escaping (Value) -> Other
          ) -> [Other] where Other: Equatable
        }
        """)),
    ExtractionCase(
      "trailing closures", ["load(_:_:)", "start(_:onEnd:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func load(_ path: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
          completion(.success(path))
        }
        func start(onBegin: () -> Void, onEnd: (() -> Void)?) { onBegin(); onEnd?() }
      }
      """, use: "api.load(\"a\") { print($0) }; api.start { } onEnd: { }"),
    ExtractionCase(
      "inout, variadics, autoclosures and packs",
      ["change(_:)", "add(_:_:)", "check(_:)", "all(_:_:)", "some(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func change(_ value: inout Int) { value += 1 }
        func add(_ values: Int...) -> Int { values.count }
        func check(_ value: @autoclosure () -> Bool) -> Bool { value() }
        func all<each Value>(_ value: repeat each Value) {}
        func some(_ values: some Collection<Int>) -> Int { values.count }
      }
      """,
      use: """
        var a = 1; api.change(&a); _ = api.add(1, 2); _ = api.check(a > 1); api.all(1, "a")
        _ = api.some([1])
        """),
    ExtractionCase(
      "overloads", ["log(_:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func log(_ text: String) {}
        func log(_ error: any Error) {}
        private func log(_ number: Int) {}
        static func log(_ flag: Bool) {}
      }
      """, use: "api.log(\"a\"); api.log(CancellationError())"),
    ExtractionCase(
      "keywords as names", ["default()", "move(in:for:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func `default`() {}
        func move(in: Int, for value: Int = 1) {}
        func unused() {}
      }
      """, use: "api.default(); api.move(in: 1, for: 2)"),
    ExtractionCase(
      "a method without a call", ["convert"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func convert(_ number: Int) -> String { "\\(number)" }
      }
      """, use: "_ = [1].map(api.convert)"),
    ExtractionCase(
      "comments and lines in a signature", ["send(_:to:retries:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func send( // what
          _ text: String, /* where */
          to address: String,
          retries: Int // how often
        ) async
          throws -> [String: Int]
        { [:] }
      }
      """, use: "_ = try await api.send(\"a\", to: \"b\", retries: 1)",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func send(_ text: String, to address: String, retries: Int) async throws -> [String: Int]
        }
        """)),
    ExtractionCase(
      "a long signature", ["upload(_:named:into:progress:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func upload(_ bytes: [UInt8], named name: String, into folder: String, progress: @escaping @Sendable (Double) -> Void) async throws -> String { name }
      }
      """, use: "_ = try await api.upload([], named: \"a\", into: \"b\", progress: { _ in })",
      gives: .extracted(
        """
        protocol §APIProtocol: Sendable {
          func upload(
            _ bytes: [UInt8],
            named name: String,
            into folder: String,
            progress: @escaping @Sendable (Double) -> Void
          ) async throws -> String
        }
        """)),
    ExtractionCase(
      "subscripts", ["subscript(_:)", "subscript(key:)="],
      """
      final class §API: @unchecked Sendable {
        static let shared = §API()
        subscript(index: Int) -> Int { index }
        subscript(key key: String) -> String? {
          get { key }
          set { print(newValue ?? "") }
        }
      }
      """, use: "_ = api[1]; api[key: \"a\"] = \"b\"",
      gives: .extracted(
        """
        protocol §APIProtocol: AnyObject, Sendable {
          subscript(index: Int) -> Int { get }
          subscript(key key: String) -> String? { get set }
        }
        """)),
    ExtractionCase(
      "ownership", ["take(_:_:c:)"],
      """
      final class §API: Sendable {
        static let shared = §API()
        func take(_ a: borrowing String, _ b: consuming [Int], c: sending AnyObject) {}
      }
      """, use: "final class O {}; api.take(\"a\", [1], c: O())"),
  ]
}
