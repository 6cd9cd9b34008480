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

private enum Wrong {
  static let shared = NetworkAPI()
}

private enum Right {
  static let shared = NetworkAPI(dependencies: .live)
}

private enum Outermost {
  static let name = withDefaultDependencies(NetworkAPI.Dependencies(name: "meant")) {
    NetworkAPI().name
  }
}

private enum Shared {
  static let wrong = Allocator(.shared) { NetworkAPI() }
  static let right = Allocator(.shared) { NetworkAPI(dependencies: .live) }
  static let overriding = Allocator(.shared) {
    withDefaultDependencies(NetworkAPI.Dependencies(name: "meant")) { NetworkAPI() }
  }
  static let asynchronous = AsyncAllocator(.shared) { () async -> NetworkAPI in NetworkAPI() }
  static let perKey = PerKey { (_: Int) in Allocator(.shared) { NetworkAPI() } }
  @MainActor static let main = MainActorAllocator(.shared) { NetworkAPI() }
}

private struct Other: TransitionalDependencies, Sendable {
  static var live: Self { Self() }
}

private enum Inner {
  static let name = withDefaultDependencies(Other()) { NetworkAPI().name }
}

@Suite("A singleton whose first use falls inside an override")
struct LazySingletonTests {
  private let findings = Recorder<DefaultsFinding>()
  private let mock = NetworkAPI.Dependencies(name: "mock")

  private func firstUse(_ name: () -> String) -> String {
    withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      withDefaultDependencies(mock, operation: name)
    }
  }

  @Test func defaultInItsDeclarationIsNoticedAndNamed() {
    #expect(firstUse { Wrong.shared.name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
    #expect(findings.all.first?.description.contains("NetworkAPI.Dependencies") == true)
    #expect(findings.all.first?.description.contains("(dependencies: .live)") == true)
    // The trap itself: the mock is there for good.
    #expect(Wrong.shared.name == "mock")
  }

  @Test func liveInItsDeclarationIsSafe() {
    #expect(firstUse { Right.shared.name } == "live")
    #expect(findings.all.isEmpty)
  }

  @Test func objectBuiltInsideAScopeIsNoFinding() {
    #expect(firstUse { NetworkAPI().name } == "mock")
    #expect(findings.all.isEmpty)
  }

  @Test func scopeInsideTheInitializationIsNoFinding() {
    withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      #expect(Outermost.name == "meant")
    }
    #expect(findings.all.isEmpty)
  }

  @Test func overrideFromOutsideIsNoticedBehindAScopeInsideTheInitialization() {
    #expect(firstUse { Inner.name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
  }

  @Test func sharedAllocatorThatKeepsAnOverrideIsNoticed() {
    #expect(firstUse { Shared.wrong().name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept])
    #expect(firstUse { Shared.perKey[1]().name } == "mock")
    #expect(findings.all.map(\.kind) == [.overrideKept, .overrideKept])
    #expect(firstUse { Shared.right().name } == "live")
    #expect(firstUse { Shared.overriding().name } == "meant")
    #expect(findings.count == 2)
  }

  @Test @MainActor func sharedAllocatorsOfTheOtherKindsToo() async {
    await withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      await withDefaultDependencies(mock) {
        #expect(await Shared.asynchronous().name == "mock")
        #expect(Shared.main().name == "mock")
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
