import DepStructs
import Foundation
import Testing

private final class Counter {
  var count: Int
  init(count: Int = 0) { self.count = count }
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
  private let findings = Recorder<DefaultsFinding>()

  @Test func sameThreadGetsTheValueItself() {
    let counter = Counter()
    withDefaultDependencies(confined: NotSendable(counter: counter)) {
      NotSendable.defaultDependencies.counter.count += 1
    }
    #expect(counter.count == 1)
  }

  @Test func taskThatStartsInsideNeverGetsIt() async {
    // Wherever it runs: on another thread at once, or on this one when the operation is over.
    let task = withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      withDefaultDependencies(confined: NotSendable(counter: Counter(count: 7))) {
        Task { NotSendable.defaultDependencies.counter.count }
      }
    }
    #expect(await task.value == 0)
    #expect(findings.all.map(\.kind) == [.overrideOutOfReach, .liveDefault])
    #expect(findings.all.first?.description.contains("NotSendable") == true)
  }

  @Test func taskOnTheSameThreadNeverGetsItAfterTheOperation() async {
    await onMainActor { [findings] in
      let task = withLiveDefaultsPolicy(.report(to: { findings.record($0) })) {
        withDefaultDependencies(confined: NotSendable(counter: Counter(count: 7))) {
          #expect(NotSendable.defaultDependencies.counter.count == 7)
          return Task { @MainActor in NotSendable.defaultDependencies.counter.count }
        }
      }
      #expect(await task.value == 0)
    }
    #expect(findings.all.map(\.kind) == [.overrideOutOfReach, .liveDefault])
  }

  @Test func outOfReachFallsBackToTheOverrideBefore() async {
    struct Number: TransitionalDependencies, Sendable {
      var number: Int
      static var live: Self { Self(number: 0) }
    }
    let task = withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      withDefaultDependencies(Number(number: 5)) {
        withDefaultDependencies(confined: Number(number: 6)) {
          #expect(Number.defaultDependencies.number == 6)
          return Task { Number.defaultDependencies.number }
        }
      }
    }
    #expect(await task.value == 5)
    #expect(findings.all.map(\.kind) == [.overrideOutOfReach])
  }

  @Test @MainActor func structOfTheMainActor() {
    #expect(Screen().dependencies.theme.name == "live")
    withDefaultDependencies(Screen.Dependencies(theme: Theme(name: "mock"))) {
      #expect(Screen().dependencies.theme.name == "mock")
    }
    #expect(Screen().dependencies.theme.name == "live")
  }

  @Test @MainActor func structOfTheMainActorAcrossSuspensions() async {
    await withDefaultDependencies(Screen.Dependencies(theme: Theme(name: "mock"))) {
      for _ in 0..<100 {
        await Task.detached { await Task.yield() }.value
        #expect(Screen().dependencies.theme.name == "mock")
      }
      let task = Task { @MainActor in Screen().dependencies.theme.name }
      #expect(await task.value == "mock")
    }
    #expect(Screen().dependencies.theme.name == "live")
  }

  @MainActor private func onMainActor(_ body: @MainActor () async -> Void) async { await body() }
}
