import DepWiring
import Testing

/// Registrations that stay in their container, and why.
struct RefusedRegistrationTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let reason: String
    let statements: String
    var testDescription: String { "\(reason): \(statements)" }

    init(_ reason: String, _ statements: String) {
      self.reason = reason
      self.statements = statements
    }
  }

  static let swinject = [
    Refused(
      "registered-twice",
      "container.register(Log.self) { _ in Log() }; container.register(Log.self) { _ in Log() }"),
    Refused("registered-at-run-time", "if debug { container.register(Log.self) { _ in Log() } }"),
    Refused(
      "registered-at-run-time",
      "for _ in 0..<2 { container.register(Log.self) { _ in Log() } }"),
    Refused(
      "registered-at-run-time", "let log = Log(); container.register(Log.self) { _ in log }"),
    Refused(
      "registered-at-run-time", "#if DEBUG\ncontainer.register(Log.self) { _ in Log() }\n#endif"),
    Refused("decided-at-run-time", "container.register(Log.self) { r in Log(r) }"),
    Refused(
      "decided-at-run-time", "container.register(Log.self) { _ in Log() }.initCompleted { _, _ in }"
    ),
    Refused(
      "default-scope-unknown",
      "container.register(Log.self) { _ in Log() }.inObjectScope(.session)"),
    Refused(
      "registration-arguments", "container.register(Log.self) { _, name in Log.named(name) }"),
    Refused(
      "registration-hidden", "container.register(Hidden.self) { _ in Hidden() }"),
    Refused(
      "optional-fetch",
      "container.register(API.self) { r in NetworkAPI(log: r.resolve(Log.self) ?? Log()) }"),
    Refused(
      "registration-circle",
      "container.register(API.self) { r in NetworkAPI(log: r.resolve(Log.self)!) }; "
        + "container.register(Log.self) { r in Log(r.resolve(API.self)!) }"),
    Refused(
      "shared-in-graph",
      "container.register(Log.self) { _ in Log() }; "
        + "container.register(API.self) { r in NetworkAPI(log: r.resolve(Log.self)!) }; "
        + "container.register(Feed.self) { r in "
        + "Feed(api: r.resolve(API.self)!, log: r.resolve(Log.self)!) }"),
  ]

  @Test(arguments: swinject) func theyStayWithAReason(_ refused: Refused) throws {
    let source = try RegistrationSource(
      """
      import Swinject
      private final class Hidden {}
      func assemble(container: Container, debug: Bool) {
      \(refused.statements)
      }
      """, in: "Swinject")
    #expect(source.problems.contains { $0.hasSuffix("[\(refused.reason)]") }, "\(source.problems)")
  }

  @Test func whatTheAppReplacesStays() throws {
    let source = try RegistrationSource(
      """
      import Factory
      extension Container {
        var log: Factory<Log> { self { Log() } }
        var other: Factory<API> { self { NetworkAPI(log: self.log()) } }
      }
      func signIn() { Container.shared.log.register { Log() } }
      """, in: "Factory")
    #expect(source.problems.count == 1)
    #expect(source.problems.first?.contains("App/Source.swift:6 replaces it") == true)
    #expect(source.members.contains("NetworkAPI(log: dependencies.makeLog())"))
    #expect(source.plan.inputs.map(\.live) == ["{ Container.shared.log() }"])
  }
}
