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
    static var unimplemented: Self { Self(send: unimplemented("Mailer.send")) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

@Suite("Forbidding live defaults", .forbidsLiveDefaults)
struct ForbidsLiveDefaultsTests {
  @Test func failsATestThatReachesLiveAndNamesTheType() {
    withKnownIssue {
      _ = ProfileService()
    } matching: { issue in
      String(describing: issue).contains("ProfileService.Dependencies.defaultDependencies was read")
        && String(describing: issue).contains("live defaults are forbidden here")
    }
  }

  @Test func handsOutADoubleThatFailsTooAndNeverBuildsLive() {
    withKnownIssue {
      let mailer = Mailer()
      mailer.dependencies.send("hello")
    } matching: { issue in
      String(describing: issue).contains("`unimplemented` is handed out")
        || String(describing: issue).contains("Mailer.send was called")
    }
  }

  @Test func failsInAChildTask() async {
    await withKnownIssue {
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

  @Test(.reportsLiveDefaults) func oneTestMayReport() {
    #expect(ProfileService().dependencies.api.name == "live")
  }

  @Suite("in a nested suite") struct Nested {
    @Test func appliesAsWell() {
      withKnownIssue { _ = ProfileService() }
    }
  }
}

@Suite(
  "Overriding defaults", .forbidsLiveDefaults,
  .defaultDependencies(ProfileService.Dependencies(api: StubAPI())),
  .defaultDependencies(Mailer.Dependencies.unimplemented))
struct DefaultDependenciesTraitTests {
  @Test func reachesATypeThatIsBuiltDeepDown() {
    #expect(ProfileService().dependencies.api.name == "stub")
  }

  @Test func severalTraitsForSeveralStructs() {
    withKnownIssue {
      Mailer().dependencies.send("hello")
    } matching: { issue in
      String(describing: issue).contains(
        "Mailer.send was called, and it is unimplemented in this test")
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
