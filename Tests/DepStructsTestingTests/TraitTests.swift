import DepStructs
import DepStructsTesting
import Testing

private protocol API: Sendable { var name: String { get } }
private struct LiveAPI: API { let name = "live" }
private struct StubAPI: API { let name = "stub" }

// Proof of @unchecked: each test has its own, and uses it from its own task only.
private final class Counter: @unchecked Sendable {
  var count = 0
}

private final class ProfileService {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any API
    var counter = Counter()
    static var live: Self { Self(api: LiveAPI()) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

private final class Mailer {
  struct Dependencies: TransitionalDependencies, UnimplementedDependencies, Sendable {
    var send: @Sendable (String) -> Void
    static var live: Self {
      Issue.record("a live mailer was built")
      return Self(send: { _ in })
    }
    static var failing: Self { Self(send: unimplemented("Mailer.send")) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

/// Legacy code that leans on a default.
private func legacyEntryPoint() -> String {
  ProfileService().dependencies.api.name
}

private let lineOfTheRead = #line + 2
private func readInABody() {
  _ = ProfileService.Dependencies.defaultDependencies
}

@Suite("Forbidding live defaults", .forbidsLiveDefaults)
struct ForbidsLiveDefaultsTests {
  private let read = "ProfileService.Dependencies.defaultDependencies was read"

  @Test func failsATestThatReachesLiveAndNamesTheType() async throws {
    let issues = try await recordedIssues { _ = legacyEntryPoint() }
    let text = issues.map { String(describing: $0) }.joined()
    #expect(issues.count == 1)
    #expect(text.contains("\(read), and live defaults are forbidden here"))
    #expect(text.contains("ProfileService(dependencies: …)"))
  }

  #if os(Linux) && canImport(Runtime)
    @Test func failureNamesTheFunctionThatBuiltTheType() async throws {
      try await expectIssues("Read by legacyEntryPoint() ") { _ = legacyEntryPoint() }
    }

    @Test func failurePointsAtTheLineOfTheRead() async throws {
      let issue = try await recordedIssues { readInABody() }.first
      let place = try #require(issue?.sourceLocation)
      #expect(place.fileID == "DepStructsTestingTests/TraitTests.swift")
      #expect(place.line == lineOfTheRead)
      #expect(String(describing: issue).contains("Read by readInABody() at "))
    }
  #endif

  @Test func handsOutADoubleThatFailsTooAndNeverBuildsLive() async throws {
    try await expectIssues("`failing` is handed out", "Mailer.send was called") {
      let mailer = Mailer()
      mailer.dependencies.send("hello")
    }
  }

  @Test func failsInAChildTask() async throws {
    try await expectIssues(read) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { _ = ProfileService() }
      }
    }
  }

  @Test func saysNothingOfAnOverride() {
    withDefaultDependencies(ProfileService.Dependencies(api: StubAPI())) {
      #expect(ProfileService().dependencies.api.name == "stub")
    }
  }

  @Test func saysNothingOfWhatIsPassed() {
    let service = ProfileService(dependencies: .init(api: StubAPI()))
    #expect(service.dependencies.api.name == "stub")
  }

  @Test(.allowsLiveDefaults) func oneTestMayBeAllowed() {
    #expect(ProfileService().dependencies.api.name == "live")
  }

  @Test func oneTestMayReport() async throws {
    // In a process of its own, so that the report stays out of the output of this one.
    let output = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let trait: LiveDefaultsTrait = .reportsLiveDefaults
      withLiveDefaultsPolicy(trait.policy(failingAt: #_sourceLocation)) {
        #expect(ProfileService().dependencies.api.name == "live")
      }
    }.standardErrorContent
    #expect(String(decoding: output, as: UTF8.self).contains("DepStructs: "))
    #expect(String(decoding: output, as: UTF8.self).contains(read))
  }

  @Suite("in a nested suite") struct Nested {
    @Test func appliesAsWell() async throws {
      try await expectIssues("live defaults are forbidden here") { _ = ProfileService() }
    }
  }
}

@Suite(
  "Overriding defaults", .forbidsLiveDefaults,
  .defaultDependencies(ProfileService.Dependencies(api: StubAPI())),
  .defaultDependencies(Mailer.Dependencies.failing))
struct DefaultDependenciesTraitTests {
  @Test func reachesATypeThatIsBuiltDeepDown() {
    #expect(ProfileService().dependencies.api.name == "stub")
  }

  @Test func severalTraitsForSeveralStructs() async throws {
    try await expectIssues("Mailer.send was called, and it is unimplemented in this test") {
      Mailer().dependencies.send("hello")
    }
  }

  @Test(.defaultDependencies(ProfileService.Dependencies(api: LiveAPI())))
  func traitOfATestWinsOverTheSuite() {
    #expect(ProfileService().dependencies.api.name == "live")
  }

  @Test(arguments: 0..<20)
  func valueIsMadeAnewForEveryCase(index: Int) {
    let counter = ProfileService().dependencies.counter
    counter.count += 1
    #expect(counter.count == 1)
    #expect(ProfileService().dependencies.counter === counter)
  }
}
