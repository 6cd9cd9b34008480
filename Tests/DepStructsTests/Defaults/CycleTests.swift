import DepStructs
import Testing

private final class A {
  struct Dependencies: TransitionalDependencies {
    var b: B
    static var live: Self { Self(b: B()) }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
}

private final class B {
  struct Dependencies: TransitionalDependencies {
    var a: A
    static var live: Self { Self(a: A()) }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
}

private final class Stored {
  struct Dependencies: TransitionalDependencies, Sendable {
    var name: String
    static let live = Self(name: "\(Stored().name)")
  }
  let name: String
  init(dependencies: Dependencies = .defaultDependencies) { name = dependencies.name }
}

private struct Leaf: TransitionalDependencies {
  static var live: Self { Self() }
}

private struct Left: TransitionalDependencies {
  var leaf: Leaf
  static var live: Self { Self(leaf: .defaultDependencies) }
}

private struct Top: TransitionalDependencies {
  var left: Left
  var leaf: Leaf
  static var live: Self { Self(left: .defaultDependencies, leaf: .defaultDependencies) }
}

private struct Spawning: TransitionalDependencies, Sendable {
  var task: Task<Bool, Never>
  static var live: Self {
    Self(task: Task { Recursive.defaultDependencies.isLive })
  }
}

private struct Recursive: TransitionalDependencies, Sendable {
  var isLive = true
  static var live: Self { Self() }
}

private final class X: Sendable {
  private static let one = Allocator(.shared) { X(y: Y.shared) }
  static var shared: X { one() }
  init(y: Y) {}
}

private final class Y: Sendable {
  private static let one = Allocator(.shared) { Y(x: X.shared) }
  static var shared: Y { one() }
  init(x: X) {}
}

private struct Doubles: TransitionalDependencies, UnimplementedDependencies {
  static var live: Self { Self() }
  static var failing: Self { defaultDependencies }
}

@Suite("Cycles among live values")
struct CycleTests {
  @Test func twoComputedDefaultsStopWithTheNamedPath() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = A() }.message
    let path = try #require(message.split(separator: "\n").first { $0.contains(" → ") })
    #expect(path.contains("needs itself"))
    let names = path.split(separator: ":").last?.split(separator: " → ").map {
      $0.split(separator: ".").suffix(2).joined(separator: ".")
    }
    #expect(names == ["A.Dependencies", "B.Dependencies", "A.Dependencies"])
  }

  #if DEBUG && os(Linux)
    @Test func pathIsTheLastThingThatIsPrinted() async throws {
      let message = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { _ = A() }.message
      #expect(message.split(separator: "\n").last?.hasPrefix("Break the cycle where") == true)
    }
  #endif

  @Test func theSameUnderAPolicyThatReports() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withLiveDefaultsPolicy(.report(to: { _ in })) { _ = A() }
    }.message
    #expect(message.contains("A.Dependencies → "))
  }

  @Test func storedDefaultStopsInPlaceOfHanging() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Stored() }.message
    #expect(message.contains("Stored.Dependencies → "))
  }

  @Test func sharedAllocatorInTheCycleIsNamedWithItsPlace() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = ThroughAllocator.defaultDependencies }.message
    #expect(message.contains("ThroughAllocator → "))
    #expect(message.contains("CycleTests.swift:"))
  }

  @Test func singletonsInAllocatorsStopInPlaceOfHanging() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = X.shared }.message
    #expect(message.contains("DepStructsTests.X (DepStructsTests/CycleTests.swift:"))
    #expect(message.split(separator: "→").count == 3)
  }

  @Test func doublesThatNeedThemselvesStopToo() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withLiveDefaultsPolicy(.forbid(to: { _ in })) { _ = Doubles.defaultDependencies }
    }.message
    #expect(message.contains("Doubles → DepStructsTests.Doubles"))
  }

  @Test func diamondIsNoCycle() {
    _ = Top.defaultDependencies
    _ = Top.defaultDependencies
  }

  @Test func taskStartedWhileBuildingIsNoCycle() async {
    #expect(await Spawning.defaultDependencies.task.value)
  }

  @Test func overrideBreaksTheCycle() {
    struct Stub: TransitionalDependencies, Sendable {
      static var live: Self { Stub.defaultDependencies }
    }
    withDefaultDependencies(Stub()) { _ = Stub.defaultDependencies }
  }
}

private struct ThroughAllocator: TransitionalDependencies {
  static let shared = Allocator(.shared) { () -> Int in
    _ = ThroughAllocator.defaultDependencies
    return 1
  }
  var number: Int
  static var live: Self { Self(number: shared()) }
}
