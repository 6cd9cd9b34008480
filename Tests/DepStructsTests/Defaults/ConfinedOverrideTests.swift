import DepStructs
import Foundation
import Testing

private final class Counter {
  var count = 0
}

private struct NotSendable: TransitionalDependencies {
  var counter: Counter
  static var live: Self { Self(counter: Counter()) }
}

@MainActor
private final class Theme {
  static let shared = Theme(name: "live")
  let name: String
  init(name: String) { self.name = name }
}

@MainActor
private final class Screen {
  struct Dependencies: @MainActor TransitionalDependencies {
    var theme: Theme
    @MainActor static var live: Self { Self(theme: .shared) }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

@Suite("Overrides that are not Sendable, or belong to the main actor")
struct ConfinedOverrideTests {
  @Test func sameThreadGetsTheValueItself() {
    let counter = Counter()
    withDefaultDependencies(confined: NotSendable(counter: counter)) {
      NotSendable.defaultDependencies.counter.count += 1
    }
    #expect(counter.count == 1)
  }

  @Test func otherThreadGetsLiveAndItIsReported() async {
    let findings = Recorder<DefaultsFinding>()
    let isMock = withLiveDefaultsPolicy(.report(to: { findings.record($0) })) {
      withDefaultDependencies(confined: NotSendable(counter: Counter())) {
        () -> Task<Bool, Never> in
        NotSendable.defaultDependencies.counter.count = 7
        let scope = Task { @MainActor in
          NotSendable.defaultDependencies.counter.count == 7
        }
        return scope
      }
    }
    // The test itself does not run on the main thread.
    #expect(await isMock.value == false)
    #expect(findings.all.map(\.kind) == [.overrideOutOfReach, .liveDefault])
    #expect(findings.all.first?.description.contains("NotSendable") == true)
  }

  @Test @MainActor func mainActorConformance() async {
    #expect(Screen().dependencies.theme.name == "live")
    withDefaultDependencies(confined: Screen.Dependencies(theme: Theme(name: "mock"))) {
      #expect(Screen().dependencies.theme.name == "mock")
    }
    await withDefaultDependencies(confined: Screen.Dependencies(theme: Theme(name: "mock"))) {
      await Task.yield()
      #expect(Screen().dependencies.theme.name == "mock")
    }
    #expect(Screen().dependencies.theme.name == "live")
  }
}
