import DepStructs
import Testing

private final class NetworkAPI: Sendable {
  struct Dependencies: TransitionalDependencies, Sendable {
    var name: String
    static var live: Self { Self(name: "live") }
  }
  let name: String
  init(dependencies: Dependencies = .defaultDependencies) { name = dependencies.name }
}

/// Allocators as a composition root would hold them.
private struct Shared {
  let wrong = Allocator(.shared) { NetworkAPI() }
  let right = Allocator(.shared) { NetworkAPI(dependencies: .live) }
  let overriding = Allocator(.shared) {
    withDefaultDependencies(NetworkAPI.Dependencies(name: "meant")) { NetworkAPI() }
  }
  let overridingAnother = Allocator(.shared) {
    withDefaultDependencies(Other()) { NetworkAPI() }
  }
  let asynchronous = AsyncAllocator(.shared) { () async -> NetworkAPI in NetworkAPI() }
  let perKey = PerKey { (_: Int) in Allocator(.shared) { NetworkAPI() } }
  let main = MainActorAllocator(.shared) { NetworkAPI() }
}

private struct Other: TransitionalDependencies, Sendable {
  static var live: Self { Self() }
}

@Suite("An allocator that outlives an override and first makes its value inside it")
struct KeptOverrideTests {
  private let shared = Shared()
  private let findings = Recorder<DefaultsFinding>()
  private let mock = NetworkAPI.Dependencies(name: "mock")

  private func firstUse(_ name: () -> String) -> String {
    withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      withDefaultDependencies(mock, operation: name)
    }
  }

  @Test func overrideThatItKeepsIsReportedAndNamed() {
    #expect(firstUse { shared.wrong().name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
    #expect(findings.all.first?.description.contains("NetworkAPI.Dependencies") == true)
    #expect(findings.all.first?.description.contains("(dependencies: .live)") == true)
    #expect(findings.all.first?.path.first?.contains("KeptOverrideTests.swift:") == true)
    // The report changes nothing: the mock is kept.
    #expect(shared.wrong().name == "mock")
  }

  @Test func liveInMakeIsNoFinding() {
    #expect(firstUse { shared.right().name } == "live")
    #expect(findings.all.isEmpty)
  }

  @Test func objectBuiltInsideAScopeIsNoFinding() {
    #expect(firstUse { NetworkAPI().name } == "mock")
    #expect(findings.all.isEmpty)
  }

  @Test func scopeInsideMakeIsNoFinding() {
    #expect(firstUse { shared.overriding().name } == "meant")
    #expect(findings.all.isEmpty)
  }

  @Test func overrideFromOutsideIsReportedBehindAScopeInsideMake() {
    #expect(firstUse { shared.overridingAnother().name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
  }

  @Test func allocatorOfAKeyIsReported() {
    #expect(firstUse { shared.perKey[1]().name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
  }

  @Test @MainActor func allocatorsOfTheOtherKindsAreReported() async {
    await withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      await withDefaultDependencies(mock) {
        #expect(await shared.asynchronous().name == "mock")
        #expect(shared.main().name == "mock")
      }
    }
    #expect(findings.all.map(\.kind) == [.overrideKept, .overrideKept])
  }

  @Test func allocatorThatWasCreatedInsideTheScopeIsNoFinding() {
    let name = firstUse {
      let local = Allocator(.shared) { NetworkAPI() }
      let keyed = PerKey { (_: Int) in Allocator(.shared) { NetworkAPI() } }
      return keyed[1]().name == "mock" ? local().name : "not mocked"
    }
    #expect(name == "mock")
    #expect(findings.all.isEmpty)
  }
}
